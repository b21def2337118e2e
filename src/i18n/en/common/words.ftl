### Words of every game. DURATION($hours) is hours, or days where they are whole ones.
### Other phrases call them in capitals: "{ GOLD($cost) }". A language may give a word any cases it needs.

hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }

days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }

minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

characters =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }

players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

voices =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
