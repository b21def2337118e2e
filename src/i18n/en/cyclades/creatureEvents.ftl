### Lines of the log about what mythological creatures do. $seat, $loser and $owner: players' names.

# The creatures for sale in this cycle. $creatures: a list of creature-cost; $more: the next two phrases as far as they apply.
event-TrackFilled-creatures = Creatures: { $creatures }{ $more }.

event-TrackFilled-none = No creatures are left{ $more }.

# After the creatures for sale: the one that no one bought.
track-discarded = ; discarded: { CREATURE($discarded) }

# After the creatures for sale.
track-shuffled = ; { new-deck }

# In the middle of a sentence.
new-deck = the discard pile is shuffled into a new deck

# $discount: what the price was lowered by.
event-CreatureBought =
    { $seat } buys { CREATURE($creature, case: "the") } for { GOLD($cost) }{ $discount ->
        [0] { "" }
       *[other] { " " }(temple discount: { GOLD($discount) })
    }.

event-CreatureCalled = { $seat } uses the Chimera to take { CREATURE($creature, case: "the") } from the discard pile.

# $shuffled: whether there is a new deck.
event-CreatureSwapped =
    { $seat } pays { GOLD($cost) } to replace { CREATURE($discarded, case: "the") } with { CREATURE($drawn, case: "the") }{ $shuffled ->
        [yes] { "" }; first, { new-deck }
       *[no] { "" }
    }.

event-IncomeRepeated =
    { $gold ->
        [0] { $seat } uses the Fates, but has no income.
       *[other] { $seat } collects { GOLD($gold) } with the Fates.
    }

# For players who aren't allowed to know how much it was.
event-GoldStolen-secret = { $seat } takes half of { $loser }’s gold with the Griffon.

event-GoldStolen-known =
    { $gold ->
        [0] The Griffon takes nothing from { $loser }.
       *[other] { $seat } takes half of { $loser }’s gold with the Griffon: { GOLD($gold) }.
    }

event-TroopKilled = The Harpy removes one of { $loser }’s troops from { PLACE($island) }.

# The new fleet comes from the reserve.
event-FleetReplaced-reserve = The Mermaid replaces { $loser }’s fleet in { PLACE($sea) } with one of { $seat }’s.

event-FleetReplaced-moved = The Mermaid replaces { $loser }’s fleet in { PLACE($sea) } with { $seat }’s fleet from { PLACE($from) }.

event-BuildingDestroyed = The Giant destroys { $owner }’s { BUILDING($building) } on { PLACE($island) }, { SLOT($slot) }.

event-PriestStolen = { $seat } takes one of { $loser }’s priests with the Dryad.

event-PhilosopherStolen = { $seat } takes one of { $loser }’s philosophers with the Satyr.

# $was: the building that was there.
event-BuildingChanged = The Cyclops turns { $seat }’s { BUILDING($was) } on { PLACE($island) }, { SLOT($slot) }, into a { BUILDING($building) }.

event-PieceSold-card = { $seat } sells a { PIECE($piece) } to the Sphinx for { GOLD($gold) }.

event-PieceSold-placed =
    { $seat } sells a { PIECE($piece) } { $piece ->
        [fleet] in
       *[troop] on
    } { PLACE($at) } to the Sphinx for { GOLD($gold) }.

event-FigurePlaced = { $seat } places { CREATURE($creature, case: "the") } on { PLACE($island) }.

event-FiguresVanished = { CREATURE($arrived, case: "The") } and { CREATURE($stood, case: "the") } meet on { PLACE($island) } and destroy each other.

event-FigureLeft = { $seat }’s { CREATURE($creature) } leaves the board.

event-FleetsPushed = 
    Polyphemus pushes { $owner }’s { $fleets ->
        [1] fleet
       *[other] { FLEETS($fleets) }
    } from { PLACE($from) } to { PLACE($to) }.

event-FleetsSunk =
    { $by ->
        [kraken] The Kraken destroys { $owner }’s { $fleets ->
            [1] fleet
           *[other] { FLEETS($fleets) }
        } in { PLACE($sea) }.
       *[polyphemus] { $owner } loses { FLEETS($fleets) } in { PLACE($sea) }: Polyphemus can’t push { $fleets ->
            [one] it
           *[other] them
        } anywhere.
    }

event-KrakenPlaced = The Kraken surfaces in { PLACE($sea) }.

event-KrakenMoved = { $seat } moves the Kraken to { PLACE($to) }{ FOR-GOLD($cost) }.

event-DiscardsShuffled = After the Chimera, the whole discard pile is shuffled into the deck.
