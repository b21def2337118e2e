help-PlaceBid = Nabídni mince za destičku; v řadě dobývání je hned tvoje.
help-PassBid = Vezmi si místo destičky mince z banku.
help-WithdrawBid = Vezmi si zpět překonanou nabídku a 1 minci navíc.
help-PayBuilding = Zaplať budovu dřevem a kamenem a bude tvoje natrvalo.
help-MarkBuilding = Polož na ni teď minci a zaplať ji v příštím zásobovacím kole.
help-ForgoTile = Vzdej se budovy a nech si luxusní zboží.
help-ChooseIncome = Řekni, co ti budova v tomto kole přinese.
help-GiveUpTile = Odevzdej destičku a plať jen za ty, které si necháš.
help-PayDisaster = Zaplať za všechny destičky, které si necháváš.
help-FeedInhabitants = Řekni, kolik luxusního zboží dostanou ti, na které nezbylo jídlo.
help-AbandonBuilding = Vzdej se nezaplacené budovy; mince se vrátí.
help-ChooseBonus = Vyber, co ti má každé kolo přinášet od další úrovně.

help-purse = **Máš** { $goods }.
help-luxury = { LUXURY($luxury, case: "acc") } (nahradí z toho, co chybí, { $missing })
help-offers = **Nabídky** – { $tiles }.
help-offer-from = { TILE($tile) } nejméně { COINS($coins) }
help-offer-exactly = { TILE($tile) } přesně { COINS($coins) }
help-offer-over = { TILE($tile) }: víc než { $offer }
help-offer-taken = { TILE($tile) }: obsazeno za { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } a půl ({ $seat })
       *[no] { COINS($coins) } ({ $seat })
    }
help-pass = Kdo pasuje, dostane { COINS($coins, case: "acc") } a destičku ne.
help-withdraw = Kdo nabídku stáhne, dostane zpět { COINS($coins, case: "acc") } a { $extra } navíc a destičku ne.
help-unpaid = **Ještě nezaplaceno**, v příštím zásobovacím kole – { $tiles }.
help-unpaid-tile = { TILE($tile) } { $cost }
help-supply = **Zásobovací kolo** stojí tolik: { FOOD($food) }, 1 za každého obyvatele.
help-supply-missing = **Zásobovací kolo** stojí tolik: { FOOD($food) }, 1 za každého obyvatele; chybí ti { $missing }.
help-disaster = **Přijde-li { DISASTER($disaster) }** (žetony: { $chits } { Z($needed) } { $needed }), zaplatíš, aby ti zůstalo vše ({ TILES($tiles) }), { $cost }.
help-card = Kolik dřeva a kamene stojí která budova, řekne { COMMAND("peloponnes card") }.

help-winning = Po 8. kole je tvým výsledkem nižší ze dvou hodnot: moc, tedy body destiček a 1 za každé { $coins } mince, a obyvatelstvo, { $points } za každého obyvatele.
help-winning-campaign = Úroveň { $level } vyžaduje { POINTS($target, case: "acc") }; 5 úrovní vyhrává kampaň.
help-winning-alone = V sólové partii je výsledek důvodem k hrdosti.
help-winning-table = Vítězí nejvyšší výsledek; při shodě vyšší druhá hodnota, potom víc mincí.
help-winning-both = Ať rostou obě: { INHABITANTS(1) } znamená pro jednu tolik co moc za { POINTS($points, case: "acc") } pro druhou. Na zásobovací kola si nech jídlo.

help-legend-head = **Záhlaví** – kolo z hromádek A, B a C, kolik destiček v hromádce ještě je, a pořadí hráčů; pod ním ti, kdo ještě vybírají, a na koho se čeká.
help-legend-chits = **Žetony** – řada o { $dots } tečkách pro každou katastrofu: { $disasters }; přichází s třetí.
help-legend-chits-none = Zatím není otočen žádný.
help-legend-chits-turned = Otočené: { $chits }.
help-legend-tiles = **Destičky** – zlaté číslo s plusem je nejnižší nabídka{ $conquest ->
        [yes] , tmavý kotouč přesná cena
       *[no] { "" }
    }; vínově červená je moc. Kladivo je cena budovy, šipky, co přináší každé kolo, plus, co přináší jednou; štít chrání před katastrofou. Nabídka stojí dole, se znakem, čí je.
help-legend-goods = **Zboží** – mince, dřevo, kámen, jídlo, luxusní zboží a obyvatelé, s tím, co přidá příští příjem; sloupec je sklad: { $stores }.
help-legend-values = **Hodnoty** – šedá postava je obyvatelstvo, { $points } za každého obyvatele, koruna moc; nižší je podtržená a počítá se.
help-legend-worth = Tvoje moc je { $power } a obyvatelstvo { $population }: { POINTS($score) }.
help-legend-row = **Tvoje řada** – civilizace uprostřed, budovy vlevo, území vpravo. Čárkovaný rám s mincí není zaplacený; kladivo říká, co stojí.
help-legend-frame = **Zlatý rám** – kdo je právě na řadě.
help-legend-signs = **Značky událostí** – razítka a malé značky: nové, zaplacené, ztracené; a co vzala katastrofa, nebo štít, kde před ní budova ochránila.
help-legend-no-signs = **Značky událostí** – zatím žádné: žádná destička nepřibyla ani nezmizela.
