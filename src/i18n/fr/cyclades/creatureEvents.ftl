### The log: mythological creatures

event-TrackFilled-creatures = Créatures : { $creatures }{ $more }.

event-TrackFilled-none = Il ne reste aucune créature à venir{ $more }.

track-discarded = { "" } ; à la défausse : { CREATURE($discarded) }

track-shuffled = { "" } ; { new-deck }

new-deck = la défausse est mélangée et forme une nouvelle pioche

event-CreatureBought =
    { $seat } appelle { CREATURE($creature, case: "the") } pour { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] , { GOLD($discount) } de moins grâce aux temples
    }.

event-CreatureCalled = Pour { $seat }, la Chimère appelle { CREATURE($creature, case: "the") } depuis la défausse.

event-CreatureSwapped =
    { $seat } paye { GOLD($cost) } pour défausser { CREATURE($discarded, case: "the") } ; à la place, voici { CREATURE($drawn, case: "the") }{ $shuffled ->
        [yes] , et avant cela { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } n’a aucun revenu à toucher une seconde fois avec les Moires.
       *[other] Les Moires apportent { GOLD($gold) } à { $seat }.
    }

event-GoldStolen-secret = Le Griffon apporte à { $seat } la moitié de l’or { DE($loser) }.

event-GoldStolen-known =
    { $gold ->
        [0] Le Griffon ne trouve rien à prendre à { $loser }.
       *[other] Le Griffon apporte à { $seat } la moitié de l’or { DE($loser) } : { GOLD($gold) }.
    }

event-TroopKilled = La Harpie enlève une troupe { DE($loser) } sur { PLACE($island) }.

event-FleetReplaced-reserve = La Sirène prend la flotte { DE($loser) } en { PLACE($sea) } ; une flotte { DE($seat) } la remplace.

event-FleetReplaced-moved = La Sirène prend la flotte { DE($loser) } en { PLACE($sea) } ; une flotte { DE($seat) }, venue { PLACE($from, case: "of") }, la remplace.

event-BuildingDestroyed = Le Géant détruit { BUILDING($building, case: "the") } { DE($owner) } sur { PLACE($island) }, { SLOT($slot) }.

event-PriestStolen = La Dryade mène un prêtre { DE($loser) } chez { $seat }.

event-PhilosopherStolen = Le Satyre mène un philosophe { DE($loser) } chez { $seat }.

event-BuildingChanged = Le Cyclope change { BUILDING($was, case: "the") } { DE($seat) } sur { PLACE($island) }, { SLOT($slot) }, en { BUILDING($building) }.

event-PieceSold-card = { $seat } vend au Sphinx { PIECE($piece, case: "a") } pour { GOLD($gold) }.

event-PieceSold-placed = { $seat } vend au Sphinx { PIECE($piece, case: "a") } { PLACE($at, case: "at") } pour { GOLD($gold) }.

event-FigurePlaced = { $seat } place { CREATURE($creature, case: "the") } sur { PLACE($island) }.

event-FiguresVanished = { CREATURE($arrived, case: "The") } arrive sur { PLACE($island) }, où se trouve { CREATURE($stood, case: "the") } : les deux se détruisent.

event-FigureLeft = { CREATURE($creature, case: "The") } quitte le plateau (figurine { DE($seat) }).

event-FleetsPushed = Polyphème repousse { FLEETS($fleets) } { DE($owner) } { PLACE($from, case: "of") } vers { PLACE($to) }.

event-FleetsSunk =
    { $by ->
        [kraken] Le Kraken coule { FLEETS($fleets) } { DE($owner) } en { PLACE($sea) }.
       *[polyphemus] { $owner } perd { FLEETS($fleets) } en { PLACE($sea) } : Polyphème ne laisse aucune case où aller.
    }

event-KrakenPlaced = Le Kraken surgit en { PLACE($sea) }.

event-KrakenMoved = { $seat } déplace le Kraken vers { PLACE($to) }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = La Chimère a fini : toute la défausse est mélangée à la pioche.
