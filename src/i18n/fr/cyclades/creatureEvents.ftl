### The log: mythological creatures

event-TrackFilled-creatures = Créatures : { $creatures }{ $more }.
event-TrackFilled-none = Il ne reste aucune créature{ $more }.
track-discarded = { "" } ; à la défausse : { CREATURE($discarded) }
track-shuffled = { "" } ; { new-deck }
new-deck = la défausse est mélangée pour former une nouvelle pioche
event-CreatureBought =
    { $seat } invoque { CREATURE($creature, case: "the") } pour { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] { " " }({ GOLD($discount) } de moins grâce aux temples)
    }.
event-CreatureCalled = { $seat } prend { CREATURE($creature, case: "the") } dans la défausse grâce à la Chimère.
event-CreatureSwapped =
    { $seat } paie { GOLD($cost) } pour remplacer { CREATURE($discarded, case: "the") } par { CREATURE($drawn, case: "the") }{ $shuffled ->
        [yes] { "" } ; avant cela, { new-deck }
       *[no] { "" }
    }.
event-IncomeRepeated =
    { $gold ->
        [0] { $seat } utilise les Moires, mais n’a aucun revenu.
       *[other] { $seat } touche de nouveau { GOLD($gold) } grâce aux Moires.
    }
event-GoldStolen-secret = { $seat } prend la moitié de l’or { DE($loser) } avec le Griffon.
event-GoldStolen-known =
    { $gold ->
        [0] Le Griffon ne trouve rien à prendre à { $loser }.
       *[other] { $seat } prend la moitié de l’or { DE($loser) } avec le Griffon : { GOLD($gold) }.
    }
event-TroopKilled = La Harpie enlève une troupe { DE($loser) } sur { PLACE($island) }.
event-FleetReplaced-reserve = La Sirène remplace la flotte { DE($loser) } en { PLACE($sea) } par une flotte { DE($seat) }.
event-FleetReplaced-moved = La Sirène remplace la flotte { DE($loser) } en { PLACE($sea) } par une flotte { DE($seat) } venue { PLACE($from, case: "of") }.
event-BuildingDestroyed = Le Géant détruit { BUILDING($building, case: "the") } { DE($owner) } sur { PLACE($island) }, { SLOT($slot) }.
event-PriestStolen = { $seat } prend un prêtre à { $loser } avec la Dryade.
event-PhilosopherStolen = { $seat } prend un philosophe à { $loser } avec le Satyre.
event-BuildingChanged = Le Cyclope transforme { BUILDING($was, case: "the") } { DE($seat) } sur { PLACE($island) }, { SLOT($slot) }, en { BUILDING($building) }.
event-PieceSold-card = { $seat } vend { PIECE($piece, case: "a") } au Sphinx pour { GOLD($gold) }.
event-PieceSold-placed = { $seat } vend { PIECE($piece, case: "a") } { PLACE($at, case: "of") } au Sphinx pour { GOLD($gold) }.
event-FigurePlaced = { $seat } place { CREATURE($creature, case: "the") } sur { PLACE($island) }.
event-FiguresVanished = { CREATURE($arrived, case: "The") } et { CREATURE($stood, case: "the") } se rencontrent sur { PLACE($island) } et se détruisent mutuellement.
event-FigureLeft =
    { CREATURE($creature, case: "The") }{ $creature ->
        [minotaur] { " " }{ DE($seat) }
        [medusa] , placée par { $seat },
       *[other] , placé par { $seat },
    } quitte le plateau.
event-FleetsPushed = Polyphème repousse { FLEETS($fleets) } { DE($owner) } { PLACE($from, case: "of") } vers { PLACE($to) }.
event-FleetsSunk =
    { $by ->
        [kraken] Le Kraken détruit { FLEETS($fleets) } { DE($owner) } en { PLACE($sea) }.
       *[polyphemus] { $owner } perd { FLEETS($fleets) } en { PLACE($sea) } : Polyphème ne peut { $fleets ->
            [one] la
           *[other] les
        } repousser nulle part.
    }
event-KrakenPlaced = Le Kraken surgit en { PLACE($sea) }.
event-KrakenMoved = { $seat } déplace le Kraken vers { PLACE($to) }{ FOR-GOLD($cost) }.
event-DiscardsShuffled = L’effet de la Chimère se termine : toute la défausse est remélangée dans la pioche.
