meaning-PlaceBid = Nabídni mince za destičku; v řadě dobývání ji hned získáš.
meaning-PassBid = Vezmi si místo destičky mince z banku.
meaning-WithdrawBid = Vezmi si zpět mince z překonané nabídky a 1 navíc.
meaning-PayBuilding = Zaplať budovu dřevem a kamenem a nech si ji natrvalo.
meaning-MarkBuilding = Polož na ni teď minci a zaplať ji v příštím zásobovacím kole.
meaning-ForgoTile = Odhoď budovu a nech si luxusní zboží.
meaning-ChooseIncome = Vyber, co ti budova v tomto kole přinese.
meaning-GiveUpTile = Odhoď destičku a zaplať jen za ty, které si necháš.
meaning-PayDisaster = Zaplať za všechny destičky, které si necháš.
meaning-FeedInhabitants = Zvol, kolik luxusního zboží utratíš za chybějící jídlo.
meaning-AbandonBuilding = Odhoď budovu, která ještě není zaplacená; minci z ní dostaneš zpět.
meaning-ChooseBonus = Vyber zboží, kterého budeš od další úrovně dostávat každé kolo víc.

help-purse = **Máš** { $goods }.
help-luxury = { LUXURY($luxury, case: "acc") } (nahradí až { $missing } { $missing ->
    [one] chybějící kus zboží
    [few] chybějící kusy zboží
    [many] chybějícího kusu zboží
   *[other] chybějících kusů zboží
 })
help-offers = **Nabídky** – { $tiles }.
help-offer-from = { TILE($tile) }: od { COINS($coins, case: "gen") }
help-offer-exactly = { TILE($tile) }: přesně za { COINS($coins, case: "acc") }
help-offer-over = { TILE($tile) }: víc než { $offer }
help-offer-taken = { TILE($tile) }: obsazeno, { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } a půl ({ $seat })
       *[no] { COINS($coins) } ({ $seat })
    }
help-pass = Když pasuješ, dostaneš { COINS($coins, case: "acc") }, ale žádnou destičku.
help-withdraw = Když nabídku stáhneš, dostaneš zpět { COINS($coins, case: "acc") } a { $extra } navíc, ale žádnou destičku.
help-unpaid = **Zaplatit v příštím zásobovacím kole** – { $tiles }.
help-unpaid-tile = { TILE($tile) }: { $cost }
help-supply = **Zásobovací kolo** stojí { FOOD($food) }, 1 za každého obyvatele.
help-supply-missing = **Zásobovací kolo** stojí { FOOD($food) }, 1 za každého obyvatele. Chybí ti { $missing }.
help-disaster = **Když přijde { DISASTER($disaster) }** (žetony: { $chits } { Z($needed) } { $needed }) a chceš si nechat { $disaster ->
    [earthquake] { BUILDINGS($tiles, case: "acc") }
   *[tempest] { LANDS($tiles) }
 }, zaplatíš { $cost }.
help-card = Kolik dřeva a kamene budova stojí, ukáže { COMMAND("peloponnes card") }.

help-winning = Po 8. kole se ti jako výsledek počítá nižší ze dvou hodnot: moc (body destiček a 1 bod za každé { $coins } mince) a obyvatelstvo ({ $points } body za každého obyvatele).
help-winning-campaign = Na úroveň { $level } potřebuješ { POINTS($target) }. Kampaň vyhraješ, když zvládneš všech 5 úrovní.
help-winning-alone = V sólové hře se snaž překonat svůj nejlepší výsledek.
help-winning-table = Vyhrává hráč s nejvyšším výsledkem. Při shodě rozhoduje vyšší z obou hodnot, potom mince.
help-winning-both = Zvyšuj obě hodnoty: { INHABITANTS(1) } má stejnou váhu jako { POINTS($points) } moci. Na zásobovací kola si nech jídlo.

help-legend-head = **Nahoře** – kolo a jeho písmeno (A, B nebo C), kolik destiček zbývá v hromádce, a pořadí hráčů. Pod tím hráči, kteří ještě vybírají, a na koho se čeká.
help-legend-chits = **Žetony** – každá katastrofa má řadu { $dots } teček: { $disasters }. S třetím žetonem katastrofa přijde.
help-legend-chits-none = Zatím není otočený žádný.
help-legend-chits-turned = Otočené: { $chits }.
help-legend-tiles = **Destičky** – zlaté číslo s plusem je nejnižší nabídka{ $conquest ->
        [yes] , tmavé kolečko přesná cena
       *[no] { "" }
    }; tmavě červené kolečko moc. Kladivo ukazuje cenu budovy, šipky příjem za kolo a plus jednorázový zisk. Štít znamená, že budova chrání před katastrofou. Dole je nejvyšší nabídka se značkou hráče.
help-legend-goods = **Zboží** – mince, dřevo, kámen, jídlo, luxusní zboží a obyvatelé, i s tím, co ti přinese příští příjem. Do skladů se ti vejde { $stores }; když je dost místa, ukazují pruhy, jak jsou sklady plné.
help-legend-values = **Hodnoty** – postava vpravo je obyvatelstvo ({ $points } body za každého obyvatele), koruna je moc. Počítá se nižší: je zlatá a podtržená.
help-legend-worth = Máš { POINTS($score) } (moc { $power }, obyvatelstvo { $population }).
help-legend-row = **Tvoje řada** – uprostřed tvoje civilizace, vlevo budovy, vpravo území. Čárkovaný rámeček s mincí znamená, že budova ještě není zaplacená; když je dost místa, ukazuje kladivo její cenu.
help-legend-frame = **Zlatý rámeček** – hráč na tahu.
help-legend-signs = **Značky** – razítka a malé značky ukazují, co se stalo: co je nové, zaplacené nebo ztracené a co vzala katastrofa. Štít ukazuje, že tě ochránila budova. Šipka nahoru ukazuje zboží získané od minulého kola, šipka dolů utracené.
help-legend-no-signs = **Značky** – zatím žádné: žádná destička nepřibyla ani nezmizela a zboží se nezměnilo.
