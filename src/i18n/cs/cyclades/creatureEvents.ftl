### The log: mythological creatures

event-TrackFilled-creatures = Bytosti: { $creatures }{ $more }.

event-TrackFilled-none = Žádné další bytosti už nepřijdou{ $more }.

track-discarded = ; odloženo: { CREATURE($discarded) }

track-shuffled = ; { new-deck }

new-deck = z odkládacího balíčku se zamíchá nový dobírací balíček

event-CreatureBought =
    { $seat } povolává { CREATURE($creature, case: "acc") } za { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] , díky chrámům o { GOLD($discount) } levněji
    }.

event-CreatureCalled = { $seat } díky Chiméře povolává z odkládacího balíčku { CREATURE($creature, case: "acc") }.

event-CreatureSwapped =
    { $seat } platí { GOLD($cost) } a odkládá { CREATURE($discarded, case: "acc") }; místo toho { $drawn ->
        [fates] přicházejí
       *[other] přichází
    } { CREATURE($drawn) }{ $shuffled ->
        [yes] { " " }(předtím { new-deck })
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } nemá příjem, který by Sudičky zopakovaly.
       *[other] { $seat } dostává od Sudiček { GOLD($gold) }.
    }

event-GoldStolen-secret = Gryf bere polovinu zlata, které má { $loser }; získává ji { $seat }.

event-GoldStolen-known =
    { $gold ->
        [0] Gryf nemá co vzít: { $loser } nemá dost zlata.
       *[other] Gryf bere polovinu zlata, které má { $loser }; { $seat } získává { GOLD($gold) }.
    }

event-TroopKilled = { $loser } přichází na { PLACE($island) } o 1 vojáka: odnáší ho Harpyje.

event-FleetReplaced-reserve = Siréna na { PLACE($sea) }: { $loser } přichází o loď, místo ní tam má loď { $seat }.

event-FleetReplaced-moved = Siréna na { PLACE($sea) }: { $loser } přichází o loď, místo ní tam má loď { $seat } (z { PLACE($from) }).

event-BuildingDestroyed = Gigant ničí { BUILDING($building, case: "acc") } na { PLACE($island) }, { SLOT($slot) }; majitel: { $owner }.

event-PriestStolen = Dryáda odvádí kněze: přichází o něj { $loser }, získává ho { $seat }.

event-PhilosopherStolen = Satyr odvádí filozofa: přichází o něj { $loser }, získává ho { $seat }.

event-BuildingChanged = Kyklop mění { BUILDING($was, case: "acc") } na { BUILDING($building, case: "acc") }: { PLACE($island) }, { SLOT($slot) }; majitel: { $seat }.

event-PieceSold-card = { $seat } prodává Sfinze { PIECE($piece, case: "acc") } za { GOLD($gold) }.

event-PieceSold-placed = { $seat } prodává Sfinze { PIECE($piece, case: "acc") } z { PLACE($at) } za { GOLD($gold) }.

event-FigurePlaced = { $seat } umísťuje { CREATURE($creature, case: "acc") } na { PLACE($island) }.

event-FiguresVanished = Na { PLACE($island) } přichází { CREATURE($arrived) }, ale stojí tam { CREATURE($stood) }: navzájem se zničí.

event-FigureLeft = { CREATURE($creature) } opouští herní plán; kartu odkládá { $seat }.

event-FleetsPushed = Polyfémus odhání { FLEETS($fleets, case: "acc") } z { PLACE($from) } na { PLACE($to) }; majitel: { $owner }.

event-FleetsSunk =
    { $by ->
        [kraken] Kraken potápí { FLEETS($fleets, case: "acc") } na { PLACE($sea) }; majitel: { $owner }.
       *[polyphemus] { $owner } přichází o { FLEETS($fleets, case: "acc") } na { PLACE($sea) }: Polyfémus jim nenechává kam uplout.
    }

event-KrakenPlaced = Kraken se vynořuje na { PLACE($sea) }.

event-KrakenMoved = { $seat } posouvá Krakena na { PLACE($to) }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = Chiméra skončila: celý odkládací balíček se zamíchá do dobíracího.
