### Slova plánovaných tahů: otázky, položky menu, co dělají a jak se píšou

## Otázky

order-asks-kind = Co chceš naplánovat?

order-asks-cycle = Pro které kolo?

order-asks-god = Kterému bohu nabídneš nejdřív? Nabídnu nejmíň, kolik stačí na vedení, a nikdy víc než tvůj limit.

order-asks-more = Co dál? Plán už můžeš i uložit. Když zvolíš víc bohů a tvoji nabídku někdo překoná, zkusím je všechny znovu, pokud nezvolíš jinak.

order-asks-limit = Do kolika nejvýš? Napsané příkazem { COMMAND("cyclades orders") } znamená „4 až 6“ do 4 ZM a po překonání do 6 ZM.

order-asks-front = Kde?

order-asks-peril = Kdy ustoupíš?

order-asks-to = Kam ustoupíš nejdřív? (výchozí: tam, kde máš nejvíc jednotek)

order-asks-island = Který ostrov?

## Položky menu

order-label-plan = Nabídky: kterým bohům a do kolika

order-label-retreat = Bitvy: kdy ustoupit a kam

order-label-fight = Bitvy: bojovat dál

order-label-marker = Apollón: kam přijde můj příští žeton rozkvětu

order-label-end = Ukončit můj tah, když už na nic nemám

order-label-cycle = Kolo { $cycle }

order-label-apollo-first = Rovnou Apollón

order-label-apollo = Nakonec: Apollón

order-label-again = Po překonání: všechny znovu

order-label-again2 = Po překonání: všechny znovu, každý až o 2 ZM víc

order-label-again4 = Po překonání: všechny znovu, každý až o 4 ZM víc

order-label-next = Po překonání: jen další bohové v pořadí

order-label-ask = Po překonání: zeptat se mě

order-label-then = Potom: { GOD($god) }

order-label-limit = Do { GOLD($upTo) }

order-label-limit-raised = Do { GOLD($upTo) }, po překonání do { GOLD($raisedTo) }

order-label-everywhere = Všude

order-label-now = Hned

order-label-fewer1 = Když má soupeř o 1 jednotku víc

order-label-fewer2 = Když má soupeř o 2 jednotky víc

order-label-fewer3 = Když má soupeř o 3 jednotky víc

order-label-odds50 = Když vyhraju méně než 50 ze 100 hodů

order-label-odds25 = Když vyhraju méně než 25 ze 100 hodů

order-label-odds10 = Když vyhraju méně než 10 ze 100 hodů

## Co dělají

order-meaning-plan = nabízí bohům jednoho kola v tvém pořadí, každému až do tvé částky

order-meaning-retreat = odejde ze špatných bitev na místa, která zvolíš

order-meaning-fight = nikdy neustoupí, ať jsou šance jakékoli

order-meaning-marker = ostrov pro tvůj příští žeton rozkvětu

order-meaning-end = ukončí tvůj tah nebo použití bytosti, když už nejde nic jiného

order-meaning-apollo-first = jde rovnou k Apollónovi (zdarma)

order-meaning-apollo = jde k Apollónovi, když žádný z bohů nevyjde; jinak se tě zeptám

order-meaning-again = zkusí všechny tyhle bohy znovu, do stejných částek

order-meaning-again2 = zkusí všechny bohy znovu, každého až o 2 ZM výš

order-meaning-again4 = zkusí všechny bohy znovu, každého až o 4 ZM výš

order-meaning-next = zkusí jen bohy za tím, u kterého tě někdo překonal

order-meaning-ask = zeptám se tě, kterému bohu nabídneš

order-meaning-everywhere = všechna místa, která nemají vlastní plán

order-meaning-now = jakmile poprvé můžeš ustoupit

order-meaning-fewer1 = když má druhá strana aspoň o 1 jednotku víc než ty

order-meaning-fewer2 = když má druhá strana o 2 jednotky víc; napsat můžeš i jiné číslo

order-meaning-fewer3 = když má druhá strana o 3 jednotky víc; napsat můžeš i jiné číslo

order-meaning-odds50 = když příští kolo boje vyhraješ v méně než polovině hodů

order-meaning-odds25 = když ho vyhraješ v méně než čtvrtině; napsat můžeš i jiné číslo

order-meaning-odds10 = když ho vyhraješ v méně než desetině; napsat můžeš i jiné číslo

## Jak se slova píšou

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

## Další slova se stejným významem

order-synonyms-retreat = ustoupit

order-synonyms-fight = bojovat
