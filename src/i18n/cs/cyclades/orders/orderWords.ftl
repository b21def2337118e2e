### The words of which planned moves are put together: questions, labels of menus, what each does, and how it is typed.

## Questions.

order-asks-kind = Čeho se má týkat?

order-asks-cycle = Pro které kolo?

order-asks-god = Kterému bohu nejdřív?

order-asks-more = A potom? Uložit se dá i takto. Překonaná figurka zkusí všechny znovu, pokud neřekneš jinak.

order-asks-limit = Až do kolika? Napsané „4 až 6“ znamená do 4 ZM a po překonání do 6 ZM.

order-asks-front = Kde?

order-asks-peril = Kdy ustoupíš?

order-asks-to = Kam nejraději? Obvykle tam, kde máš nejvíc jednotek.

order-asks-island = Na který ostrov?

## Labels of menus. Max: 80

order-label-plan = Nabídky: kterým bohům a do kolika

order-label-retreat = Bitvy: kdy ustoupit a kam

order-label-fight = Bitvy: bojovat dál

order-label-marker = Apollón: kam přijde příští žeton rozkvětu

order-label-end = Ukončit můj tah, když už není co zaplatit

order-label-cycle = Kolo { $cycle }

order-label-apollo-first = Rovnou Apollón

order-label-apollo = Nakonec: Apollón

order-label-again = Po překonání: všechny znovu

order-label-again2 = Po překonání: všechny znovu, každý až o 2 ZM víc

order-label-again4 = Po překonání: všechny znovu, každý až o 4 ZM víc

order-label-next = Po překonání: jen bohové za tím překonaným

order-label-ask = Po překonání: zeptat se mě

order-label-then = Potom: { GOD($god) }

order-label-limit = Do { GOLD($upTo) }

order-label-limit-raised = Do { GOLD($upTo) }, po překonání do { GOLD($raisedTo) }

order-label-everywhere = Všude

order-label-now = Hned

order-label-fewer1 = Jakmile má soupeř o 1 jednotku víc

order-label-fewer2 = Jakmile má soupeř o 2 jednotky víc

order-label-fewer3 = Jakmile má soupeř o 3 jednotky víc

order-label-odds50 = Jakmile vyhraji méně než 50 ze 100 kol boje

order-label-odds25 = Jakmile vyhraji méně než 25 ze 100 kol boje

order-label-odds10 = Jakmile vyhraji méně než 10 ze 100 kol boje

## What these do, under their labels. Max: 100, with the label

order-meaning-plan = bohové jednoho kola v tvém pořadí, každému až do částky

order-meaning-retreat = opouští bitvy, které stojí špatně, na místa, která uvedeš

order-meaning-fight = neopouští žádnou bitvu, ať vypadá jakkoli

order-meaning-marker = ostrov, na který přijde příští žeton od Apollóna

order-meaning-end = ukončí tvůj tah nebo bytost, když nic jiného dělat nejde

order-meaning-apollo-first = hned k Apollónovi, zadarmo

order-meaning-apollo = k Apollónovi, když žádný z těchto bohů nevyjde; jinak se tě zeptám

order-meaning-again = překonaná figurka zkusí všechny tyto bohy znovu, do stejných částek

order-meaning-again2 = překonaná figurka zkusí všechny znovu, každý až o 2 ZM víc

order-meaning-again4 = překonaná figurka zkusí všechny znovu, každý až o 4 ZM víc

order-meaning-next = překonaná figurka zkusí jen bohy uvedené za tím, kterého ztratila

order-meaning-ask = zeptám se tě, kam překonaná figurka půjde

order-meaning-everywhere = všechna místa, která nemají vlastní příkaz

order-meaning-now = jakmile smíš poprvé ustoupit

order-meaning-fewer1 = když má druhá strana aspoň o 1 jednotku víc než ty

order-meaning-fewer2 = když má druhá strana o 2 jednotky víc; napsat lze i jiné číslo

order-meaning-fewer3 = když má druhá strana o 3 jednotky víc; napsat lze i jiné číslo

order-meaning-odds50 = když příští kolo boje vyhraješ v méně než polovině hodů

order-meaning-odds25 = když ho vyhraješ v méně než čtvrtině; napsat lze i jiné číslo

order-meaning-odds10 = když ho vyhraješ v méně než desetině; napsat lze i jiné číslo

## How the words are typed: one word each; where a number follows, it follows the word at once.

order-typed-plan = plán

order-typed-retreat = ústup

order-typed-fight = boj

order-typed-marker = žeton

order-typed-end = konec

order-typed-poseidon = poseidon

order-typed-ares = áres

order-typed-zeus = zeus

order-typed-athena = athéna

order-typed-apollo = apollón

order-typed-again = znovu

order-typed-next = další

order-typed-ask = zeptat

order-typed-everywhere = všude

order-typed-now = hned

order-typed-fewer = méně

order-typed-odds = šance

## Other words that are understood as well, separated by commas.

order-synonyms-retreat = ustoupit

order-synonyms-fight = bojovat
