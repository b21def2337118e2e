### What a player whose turn it is is asked, in one line, and the small line below it.

prompt-displaced = { $seat }, you were driven from { GOD($god) }: choose another god.

prompt-offering = { $seat }, it is your turn to make an offering.

prompt-turn = { $seat }, it is your turn.

prompt-battle = { $seat }, the battle at { PLACE($at) } goes on: fight or retreat?

prompt-metropolis = { $seat }, a Metropolis is due: where do you found it?

prompt-discard = { $seat }, a Metropolis is due: which { BUILDING($building) } do you give up for it?

prompt-prosperity = { $seat }, Apollo gives you a prosperity marker: where does it go?

# A voyage that may go on. $at: a sea space.
prompt-voyage = { $seat }, you act with { GOD($god) }; your fleets in { PLACE($at) } may sail { STEPS($steps) } more.

# The god with what may be recruited and built.
prompt-act =
    { $seat }, you act with { GOD($god) }{ $god ->
        [poseidon] : fleets and ports
        [ares] : troops and fortresses
        [zeus] : priests and temples
        [athena] : philosophers and universities
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, which creature of the discard pile does the Chimera call?

# $sold: how many she has bought; $gold: what she pays for one.
prompt-sphinx =
    { $seat }, { $sold ->
        [0] what do you sell to the Sphinx? She pays { GOLD($gold) } a piece.
       *[other] the Sphinx has bought { PIECES($sold) }: do you sell more, for { GOLD($gold) } each?
    }

prompt-sylph = { $seat }, the Sylph still gives your fleets { STEPS($steps) }: sail on, or be done?

prompt-polyphemus = { $seat }, where do the fleets around { PLACE($island) } go? Polyphemus drives them away.

prompt-kraken = { $seat }, the Kraken lies in { PLACE($at) }: move it on for { GOLD($gold) } a step, or leave it there?

## Parts of the small line below, joined by dashes.

# During the offerings: who is next. $seats: names, a list.
outlook-next = then { $seats }

# Who acts after this turn. $turns: a list of outlook-turn.
outlook-then = Then { $turns }

outlook-turn = { $seat } ({ GOD($god) })

# What is on sale. $creatures: creature-cost, with commas.
outlook-creatures = creatures: { $creatures }
