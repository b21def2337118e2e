### Why a move is refused: mythological creatures.

# A creature in use, and what must be done before anything else.
illegal-creatureFirst =
    { CREATURE-IS($creature) } in use: { $creature ->
        [chimera] first choose the creature of the discard pile that she calls
        [sphinx] sell pieces to her, or say that you are done
        [sylph] sail with your fleets, or give up the steps that are left
        [polyphemus] first say where the fleets next to him go
        [kraken] move it a step further, or leave it where it is
       *[other] finish with it first
    }.

illegal-noCreatureInUse = No creature is in use that would allow this; buy one of the track first.

illegal-seaBlocked =
    { $by ->
        [kraken] The Kraken lies in { PLACE($sea) }: no fleet may come there; choose another sea space.
       *[polyphemus] Polyphemus stands next to { PLACE($sea) }: no fleet may come there; choose another sea space.
    }

illegal-boundByMedusa = Medusa is on { PLACE($island) }: troops cannot leave it while she stays; choose another island.

illegal-notOnTrack = { CREATURE-IS($creature) } not on the track; choose a creature that lies there.

illegal-notInDiscards = { CREATURE-IS($creature) } not in the discard pile; the Chimera calls a creature that is.

# What it must have to act on.
illegal-noTargetFor =
    There is nothing for { CREATURE($creature, case: "the") } to act on now: { $creature ->
        [sphinx] she takes a troop, a fleet, a priest or a philosopher of yours
        [sylph] she takes a fleet of yours that can sail
        [chimera] she takes a creature in the discard pile that has something to act on
       *[other] choose another creature
    }.

illegal-deckEmpty = The deck and the discard pile are empty, so no creature can come instead.

illegal-notAnOpponent = { CREATURE($creature, case: "The") } takes from an opponent; choose somebody other than yourself.

illegal-opponentOut = { $seat } is out of the game; choose an opponent who still plays.

# $item: a priest or a philosopher.
illegal-nothingToSteal = { $seat } has no { PIECE($item) }; choose an opponent who has one.

illegal-notAnOpponentsIsland = { PLACE($island) } is no opponent’s; choose an opponent’s island with troops.

illegal-safeByChiron = Chiron keeps { PLACE($island) } from Pegasus, the Giant and the Harpy; choose another island.

illegal-noLoneFleet = No opponent’s fleet lies alone in { PLACE($sea) }; the Mermaid takes a space with exactly one.

illegal-fleetInReserve = You still have a fleet in reserve, and that one is used; name only the space it goes to.

illegal-noFleetInReserve = All your fleets are on the board; say also from which space the fleet comes.

illegal-sameBuilding = There is a { BUILDING($building) } in { SLOT($slot) } of { PLACE($island) } already; choose another type.

# $gold: what she pays for the first.
illegal-sellOneFirst = The Sphinx buys at least one piece, for { GOLD($gold) }: sell one first.

illegal-nothingToSell =
    You have { $piece ->
        [troop] no troop there
        [fleet] no fleet there
        [priest] no priest
       *[philosopher] no philosopher
    } to sell; choose a piece that you have.

# $steps: how many are left.
illegal-stepsShort =
    That takes { STEPS($needed) } of the Sylph’s, one for each fleet, and { STEPS($steps) } { $steps ->
        [one] is
       *[other] are
    } left; move fewer fleets.

# $fleets: those that have not fought.
illegal-fleetsHaveFought =
    { $fleets ->
        [0] Your fleets in { PLACE($sea) } have fought and are done; sail with others.
       *[other] Only { FLEETS($fleets) } in { PLACE($sea) } may still sail; those that have fought are done.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } is not next to the island of Polyphemus; push the fleets that are.

# $places: where they can go.
illegal-noPushThere = Fleets cannot be pushed to { PLACE($to) } from there; they can go to { $places }.
