### Záznam partie: bájné bytosti

event-TrackFilled-creatures = Bytosti: { $creatures }{ $more }.

event-TrackFilled-none = Žádné bytosti už nezbývají{ $more }.

track-discarded = ; odhozeno: { CREATURE($discarded) }

track-shuffled = ; { new-deck }

new-deck = z odkládacího balíčku se zamíchá nový dobírací balíček

event-CreatureBought =
    { $seat } povolává { CREATURE($creature, case: "acc") } za { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] { " " }(chrámy šetří { GOLD($discount) })
    }.

event-CreatureCalled = { $seat } díky Chiméře povolává z odkládacího balíčku { CREATURE($creature, case: "acc") }.

event-CreatureSwapped =
    { $seat } platí { GOLD($cost) } a vyměňuje { CREATURE($discarded, case: "acc") } za { CREATURE($drawn, case: "acc") }{ $shuffled ->
        [yes] ; předtím { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } povolává Sudičky, ale nemá žádný příjem.
       *[other] { $seat } díky Sudičkám získává { GOLD($gold) }.
    }

event-GoldStolen-secret = { $seat } díky Gryfovi bere hráči { $loser } polovinu zlata.

event-GoldStolen-known =
    { $gold ->
        [0] Gryf hráči { $loser } nic nebere.
       *[other] { $seat } díky Gryfovi bere hráči { $loser } polovinu zlata: { GOLD($gold) }.
    }

event-TroopKilled = Harpyje odstraňuje jednoho vojáka hráče { $loser } z { PLACE($island, case: "gen") }.

event-FleetReplaced-reserve = Siréna nahrazuje loď hráče { $loser } na { PLACE($sea, case: "loc") } lodí hráče { $seat }.

event-FleetReplaced-moved = Siréna nahrazuje loď hráče { $loser } na { PLACE($sea, case: "loc") } lodí hráče { $seat } z { PLACE($from, case: "gen") }.

event-BuildingDestroyed = Gigant ničí { BUILDING($building, case: "acc") } hráče { $owner } ({ PLACE($island) }, { SLOT($slot) }).

event-PriestStolen = { $seat } díky Dryádě bere hráči { $loser } jednoho kněze.

event-PhilosopherStolen = { $seat } díky Satyrovi bere hráči { $loser } jednoho filozofa.

event-BuildingChanged = Kyklop mění { BUILDING($was, case: "acc") } hráče { $seat } ({ PLACE($island) }, { SLOT($slot) }) na { BUILDING($building, case: "acc") }.

event-PieceSold-card = { $seat } prodává Sfinze { PIECE($piece, case: "acc") } za { GOLD($gold) }.

event-PieceSold-placed = { $seat } prodává Sfinze { PIECE($piece, case: "acc") } z { PLACE($at, case: "gen") } za { GOLD($gold) }.

event-FigurePlaced = { $seat } umísťuje { CREATURE($creature, case: "acc") } na { PLACE($island, case: "acc") }.

event-FiguresVanished = { CREATURE($arrived) } a { CREATURE($stood) } se střetávají na { PLACE($island, case: "loc") } a oba mizí z mapy.

event-FigureLeft = { CREATURE($creature) } hráče { $seat } odchází z mapy.

event-FleetsPushed = Polyfémus odhání { FLEETS($fleets, case: "acc") } hráče { $owner } z { PLACE($from, case: "gen") } na { PLACE($to, case: "acc") }.

event-FleetsSunk =
    { $by ->
        [kraken] Kraken ničí { FLEETS($fleets, case: "acc") } hráče { $owner } na { PLACE($sea, case: "loc") }.
       *[polyphemus] { $owner } přichází o { FLEETS($fleets, case: "acc") } na { PLACE($sea, case: "loc") }: Polyfémus { $fleets ->
            [one] ji
            [few] je
            [many] je
           *[other] je
        } nemá kam odehnat.
    }

event-KrakenPlaced = Kraken se vynořuje na { PLACE($sea, case: "loc") }.

event-KrakenMoved = { $seat } přesouvá Krakena na { PLACE($to, case: "acc") }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = Účinek Chiméry končí: celý odkládací balíček se zamíchá do dobíracího.
