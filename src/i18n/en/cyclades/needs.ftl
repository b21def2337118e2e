### What a player still needs to win, and what decides a match that was ended as it stood: one line each.

# $metropolises: of this player. $rest: what decides among players who all have enough; none where this one alone has.
needs-enough =
    { $seat } has all it takes, { METROPOLISES($metropolises) }, if they hold to the end of the cycle{ $rest ->
        [gold] { " " }– and the most gold among those who have them
        [metropolises] { " " }– and the most Metropolises, then the most gold among those who have them
       *[none] { "" }
    }.

# $metropolises: of this player; $goal: how many win.
needs-founding = { $seat } has { $metropolises } of { METROPOLISES($goal) } and is founding one now.

# $buildings: the missing ones, a list of needs-building; $philosophers: how many are missing; $held: how many there are.
# $place: whether an island can take the Metropolis.
needs-next =
    { $seat } has { $metropolises } of { METROPOLISES($goal) }; the next one takes { $buildings }, or { PHILOSOPHERS($philosophers) }{ $held ->
        [0] { "" }
       *[other] { " " }more
    }{ $place ->
        [yes] { "" }
       *[no] { " " }– and one more island, since one holds one Metropolis at most
    }.

needs-building = { BUILDING($building, case: "a") }

# $measures: Metropolises, islands and gold, a list.
needs-measured = { $seat }: { $measures }
