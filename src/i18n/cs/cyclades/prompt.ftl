### What a player is asked

prompt-displaced = { $seat }, tvoje nabídka u { GOD($god, case: "gen") } je překonána: vyber jiného boha.

prompt-offering = { $seat }, jsi na řadě s nabídkou.

prompt-turn = { $seat }, jsi na tahu.

prompt-battle = { $seat }, bitva na { PLACE($at) } pokračuje: bojovat, nebo ustoupit?

prompt-metropolis = { $seat }, vzniká ti metropole: kde ji založíš?

prompt-discard =
    { $seat }, vzniká ti metropole: { $building ->
        [port] který přístav
        [fortress] kterou pevnost
        [temple] který chrám
       *[university] kterou univerzitu
    } za ni odevzdáš?

prompt-prosperity = { $seat }, Apollón ti dává žeton rozkvětu: kam ho umístíš?

prompt-voyage = { $seat }, jsi na tahu ({ GOD($god) }); tvoje lodě na { PLACE($at) } mohou plout ještě { STEPS($steps, case: "acc") }.

prompt-act =
    { $seat }, jsi na tahu – { GOD($god) }{ $god ->
        [poseidon] : lodě a přístavy
        [ares] : vojáci a pevnosti
        [zeus] : kněží a chrámy
        [athena] : filozofové a univerzity
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, kterou bytost z odkládacího balíčku povolá Chiméra?

prompt-sphinx =
    { $seat }, { $sold ->
        [0] co prodáš Sfinze? Za kus platí { GOLD($gold) }.
       *[other] Sfinga už koupila { PIECES($sold, case: "acc") }: prodáš další, za { GOLD($gold) } každý?
    }

prompt-sylph = { $seat }, Sylfida dává tvým lodím ještě { STEPS($steps, case: "acc") }: popluješ dál, nebo končíš?

prompt-polyphemus = { $seat }, kam odplují lodě kolem { PLACE($island) }? Polyfémus je odhání.

prompt-kraken = { $seat }, Kraken leží na { PLACE($at) }: posuneš ho dál za { GOLD($gold) } za krok, nebo ho tam necháš?

## The small line below

outlook-next = potom { $seats }

outlook-then = Potom { $turns }

outlook-turn = { $seat } ({ GOD($god) })

outlook-creatures = bytosti: { $creatures }
