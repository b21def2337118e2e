### What a player still needs to win, and what decides a match that was ended early: one line each.

# $metropolises: of this player. $rest: what decides if several players have enough; none where this one alone has.
needs-enough =
    { $seat } has enough Metropolises ({ $metropolises }) to win at the end of the cycle{ $rest ->
        [gold] . Among players with enough, the one with the most gold wins
        [metropolises] . Among players with enough, the one with the most Metropolises wins; gold breaks ties
       *[none] { "" }
    }.

# $metropolises: of this player; $goal: how many win.
needs-founding = { $seat } has { $metropolises } of { METROPOLISES($goal) } and is placing { $metropolises ->
        [0] the first
       *[other] another
    } now.

# $buildings: the missing ones, a list of needs-building; $philosophers: how many are missing; $held: how many there are.
# $place: whether an island can take the Metropolis.
needs-next =
    { $seat } has { $metropolises } of { METROPOLISES($goal) }. The next one needs { $buildings }, or { $held ->
        [0] { PHILOSOPHERS($philosophers) }
       *[other] { $philosophers ->
            [one] { $philosophers } more philosopher
           *[other] { $philosophers } more philosophers
        }
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– and another island, because each island can hold only one Metropolis
    }.

needs-building = { BUILDING($building, case: "a") }

# In the block of a player in the standings. $metropolises: of this player; $goal: how many win.
standing-enough = { $metropolises } of { METROPOLISES($goal) }: enough to win at the end of the cycle

# The same while the player places one.
standing-founding = { $metropolises } of { METROPOLISES($goal) }, placing one now

# The same. $buildings: the missing ones, a list of needs-building; $philosophers: how many are missing; $held: how many there are.
# $place: whether an island can take the Metropolis.
standing-next = { $metropolises } of { METROPOLISES($goal) }; for the next: { $buildings }, or { $held ->
        [0] { PHILOSOPHERS($philosophers) }
       *[other] { $philosophers ->
            [one] { $philosophers } more philosopher
           *[other] { $philosophers } more philosophers
        }
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– and another island
    }

# $measures: Metropolises, islands and gold, a list.
needs-measured = { $seat }: { $measures }

# Above each step of a lesson. $metropolises: of the learner; $goal: how many win; $gold: the learner’s.
progress = { $metropolises } of { METROPOLISES($goal) } · { GOLD($gold) }
