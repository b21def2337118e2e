### Why a move is refused: mythological creatures.

# A creature in use, and what the player must do before anything else.
illegal-creatureFirst =
    You’re using { CREATURE($creature, case: "the") }: { $creature ->
        [chimera] choose a creature from the discard pile first
        [sphinx] sell something, or stop selling
        [sylph] move your fleets, or stop moving
        [polyphemus] push away the fleets around him first
        [kraken] move it another step, or leave it where it is
       *[other] finish with the creature first
    }.

illegal-noCreatureInUse = You need a creature for that. Buy one from the track first.

illegal-seaBlocked =
    { $by ->
        [kraken] The Kraken is in { PLACE($sea) }, so no fleet can enter. Choose another sea space.
       *[polyphemus] Polyphemus is next to { PLACE($sea) }, so no fleet can enter. Choose another sea space.
    }

illegal-boundByMedusa = Medusa is on { PLACE($island) }, so no troops can leave. Choose another island.

illegal-notOnTrack = { CREATURE-IS-NOT($creature) } on the track. Choose a creature that is.

illegal-notInDiscards = { CREATURE-IS-NOT($creature) } in the discard pile. Choose a creature that is.

# What the creature needs.
illegal-noTargetFor =
    You can’t use { CREATURE($creature, case: "the") } now: { $creature ->
        [sphinx] you have no troop, fleet, priest or philosopher to sell
        [sylph] none of your fleets can move
        [chimera] no creature in the discard pile can be used
       *[other] it has no valid target
    }. Choose another creature.

illegal-deckEmpty = The deck and the discard pile are empty, so you can’t replace a creature. Choose another move.

illegal-notAnOpponent = { CREATURE($creature, case: "The") } takes from an opponent. Choose one of the other players.

illegal-opponentOut = { $seat } is eliminated. Choose an opponent who is still in the match.

# $item: a priest or a philosopher.
illegal-nothingToSteal = { $seat } has no { PIECE($item) }. Choose an opponent who has one.

illegal-notAnOpponentsIsland = { PLACE($island, case: "start") } doesn’t belong to an opponent. Choose an opponent’s island with troops.

illegal-safeByChiron = Chiron protects { PLACE($island) } from Pegasus, the Giant and the Harpy. Choose another island.

illegal-noLoneFleet = { PLACE($sea) } doesn’t hold a lone enemy fleet. Choose a sea space with exactly one.

illegal-fleetInReserve = You still have a fleet in reserve, so the Mermaid uses that one. Leave out the sea space it comes from.

illegal-noFleetInReserve = All your fleets are on the board. Choose the sea space that the fleet comes from, too.

illegal-sameBuilding = There’s already a { BUILDING($building) } in { SLOT($slot) } of { PLACE($island) }. Choose another type.

# $gold: what she pays for the first.
illegal-sellOneFirst = First sell at least one piece to the Sphinx, for { GOLD($gold) }.

illegal-nothingToSell =
    You have no { $piece ->
        [troop] troops there
        [fleet] fleets there
        [priest] priests
       *[philosopher] philosophers
    } to sell. Choose something else.

# $steps: how many are left.
illegal-stepsShort = That takes { STEPS($needed) }, one for each fleet, but the Sylph has only { STEPS($steps) } left. Move fewer fleets.

# $fleets: those that have not fought.
illegal-fleetsHaveFought =
    { $fleets ->
        [0] Your fleets in { PLACE($sea) } have fought and can’t move again. Move others.
       *[other] Only { FLEETS($fleets) } in { PLACE($sea) } can still move. The others have fought.
    }

illegal-notBesidePolyphemus = { PLACE($sea) } isn’t next to Polyphemus’s island. Choose a sea space that is.

# $places: where they can go.
illegal-noPushThere = You can’t push those fleets to { PLACE($to) }. Push them to { $places }.
