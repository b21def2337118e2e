### What a player whose turn it is has to do, in one line, and the small line below it.

prompt-displaced = { $seat }, you’ve been outbid on { GOD($god) }: choose another god.

prompt-offering = { $seat }, it’s your turn to bid for a god.

prompt-turn = { $seat }, it’s your turn.

prompt-battle = { $seat }, the battle at { PLACE($at) } isn’t over: fight on or retreat?

prompt-metropolis = { $seat }, you get a Metropolis: where will you place it?

prompt-discard = { $seat }, you get a Metropolis: which { BUILDING($building) } will you discard for it?

prompt-prosperity = { $seat }, Apollo gives you a prosperity marker: where will you place it?

# Fleets that can move on. $at: a sea space.
prompt-voyage = { $seat }, you’re acting with { GOD($god) }. Your fleets in { PLACE($at) } have { STEPS($steps) } left.

# The god with what you can recruit and build.
prompt-act =
    { $seat }, you’re acting with { GOD($god) }{ $god ->
        [poseidon] : fleets and ports
        [ares] : troops and fortresses
        [zeus] : priests and temples
        [athena] : philosophers and universities
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, which discarded creature will you use with the Chimera?

# $sold: how many she has bought; $gold: what she pays for one.
prompt-sphinx =
    { $seat }, { $sold ->
        [0] what will you sell to the Sphinx? She pays { GOLD($gold) } each. After the first sale, you can sell more or stop.
       *[other] you’ve sold { $sold } to the Sphinx: sell more for { GOLD($gold) } each?
    }

prompt-sylph = { $seat }, your fleets have { STEPS($steps) } left with the Sylph: keep moving or stop?

prompt-polyphemus = { $seat }, Polyphemus pushes away the fleets around { PLACE($island) }: where do they go?

prompt-kraken = { $seat }, the Kraken is in { PLACE($at) }: move it for { GOLD($gold) } a step, or leave it there?

## Parts of the small line below, joined by dashes.

# During the bidding: who is next. $seats: names, a list.
outlook-next = bidding next: { $seats }

# Among those who are next: a player who bids twice in a row, as two players can.
outlook-twice = { $seat } (twice)

# Who acts after this turn. $turns: a list of outlook-turn.
outlook-then = acting next: { $turns }

outlook-turn = { $seat } ({ GOD($god) })

# The creatures for sale. $creatures: creature-cost, with commas.
outlook-creatures = creatures: { $creatures }
