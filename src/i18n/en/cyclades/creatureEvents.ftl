### Lines of the log for what mythological creatures bring about. $seat, $loser and $owner: players' names.

# The creatures on sale in this cycle. $creatures: a list of creature-cost; $more: the next two phrases as far as they apply.
event-TrackFilled-creatures = Creatures: { $creatures }{ $more }.

event-TrackFilled-none = No creatures are left to come{ $more }.

# Behind the creatures on sale: the one that nobody bought.
track-discarded = ; discarded: { CREATURE($discarded) }

# Behind the creatures on sale.
track-shuffled = ; { new-deck }

# In the middle of a sentence.
new-deck = the discard pile is shuffled into a new deck

# $discount: what the price was lowered by.
event-CreatureBought =
    { $seat } buys { CREATURE($creature, case: "the") } for { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] , { GOLD($discount) } less thanks to temples
    }.

event-CreatureCalled = The Chimera calls { CREATURE($creature, case: "the") } from the discard pile for { $seat }.

# $shuffled: whether there is a new deck.
event-CreatureSwapped =
    { $seat } pays { GOLD($cost) } to discard { CREATURE($discarded, case: "the") }; { CREATURE($drawn, case: "the") } { $drawn ->
        [fates] come
       *[other] comes
    } instead{ $shuffled ->
        [yes] , and before that { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } has no income for the Fates to repeat.
       *[other] The Fates bring { $seat } { GOLD($gold) }.
    }

# What those read who may not know how much it was.
event-GoldStolen-secret = The Griffon brings { $seat } half of { $loser }’s gold.

event-GoldStolen-known =
    { $gold ->
        [0] The Griffon finds nothing to take from { $loser }.
       *[other] The Griffon brings { $seat } half of { $loser }’s gold: { GOLD($gold) }.
    }

event-TroopKilled = The Harpy carries off one of { $loser }’s troops from { PLACE($island) }.

# The new fleet comes from the reserve.
event-FleetReplaced-reserve = The Mermaid takes { $loser }’s fleet in { PLACE($sea) }; one of { $seat }’s lies there now.

event-FleetReplaced-moved = The Mermaid takes { $loser }’s fleet in { PLACE($sea) }; one of { $seat }’s from { PLACE($from) } lies there now.

event-BuildingDestroyed = The Giant destroys { $owner }’s { BUILDING($building) } on { PLACE($island) }, { SLOT($slot) }.

event-PriestStolen = The Dryad leads one of { $loser }’s priests to { $seat }.

event-PhilosopherStolen = The Satyr leads one of { $loser }’s philosophers to { $seat }.

# $was: the building that stood there.
event-BuildingChanged = The Cyclops turns { $seat }’s { BUILDING($was) } on { PLACE($island) }, { SLOT($slot) }, into a { BUILDING($building) }.

event-PieceSold-card = { $seat } sells a { PIECE($piece) } to the Sphinx for { GOLD($gold) }.

event-PieceSold-placed = { $seat } sells a { PIECE($piece) } from { PLACE($at) } to the Sphinx for { GOLD($gold) }.

event-FigurePlaced = { $seat } puts { CREATURE($creature, case: "the") } on { PLACE($island) }.

event-FiguresVanished = { CREATURE($arrived, case: "The") } comes to { PLACE($island) }, where { CREATURE($stood, case: "the") } stands: they destroy each other.

event-FigureLeft = { $seat }’s { CREATURE($creature) } leaves the board.

event-FleetsPushed = Polyphemus drives { FLEETS($fleets) } of { $owner }’s from { PLACE($from) } to { PLACE($to) }.

event-FleetsSunk =
    { $by ->
        [kraken] The Kraken sinks { FLEETS($fleets) } of { $owner }’s in { PLACE($sea) }.
       *[polyphemus] { $owner } loses { FLEETS($fleets) } in { PLACE($sea) }: Polyphemus leaves no space to go to.
    }

event-KrakenPlaced = The Kraken comes up in { PLACE($sea) }.

event-KrakenMoved = { $seat } moves the Kraken to { PLACE($to) }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = The Chimera is done: the whole discard pile is shuffled into the deck.
