### Co má hráč na tahu udělat

prompt-displaced = { $seat }, tvoje nabídka u { GOD($god, case: "gen") } je překonaná: vyber jiného boha.

prompt-offering = { $seat }, jsi na řadě s nabídkou bohům.

prompt-turn = { $seat }, jsi na tahu.

prompt-battle = { $seat }, bitva na { PLACE($at, case: "loc") } ještě nekončí: budeš bojovat dál, nebo ustoupíš?

prompt-metropolis = { $seat }, získáváš metropoli: kam ji umístíš?

prompt-discard =
    { $seat }, získáváš metropoli: { $building ->
        [port] který přístav
        [fortress] kterou pevnost
        [temple] který chrám
       *[university] kterou univerzitu
    } za ni odstraníš?

prompt-prosperity = { $seat }, Apollón ti dává žeton rozkvětu: kam ho umístíš?

prompt-voyage = { $seat }, jsi na tahu s { GOD($god, case: "ins") }. Tvým lodím na { PLACE($at, case: "loc") } { $steps ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } { STEPS($steps) }.

prompt-act =
    { $seat }, jsi na tahu s { GOD($god, case: "ins") }{ $god ->
        [poseidon] : lodě a přístavy
        [ares] : vojáci a pevnosti
        [zeus] : kněží a chrámy
        [athena] : filozofové a univerzity
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, kterou odhozenou bytost použiješ s Chimérou?

prompt-sphinx =
    { $seat }, { $sold ->
        [0] co prodáš Sfinze? Za každý kus platí { GOLD($gold) }. Po prvním prodeji můžeš prodávat dál, nebo skončit.
       *[other] prodáno Sfinze: { $sold }. Prodáš jí něco dalšího, kus za { GOLD($gold) }?
    }

prompt-sylph = { $seat }, se Sylfidou { $steps ->
        [one] zbývá
        [few] zbývají
        [many] zbývá
       *[other] zbývá
    } tvým lodím { STEPS($steps) }: popluješ dál, nebo zastavíš?

prompt-polyphemus = { $seat }, Polyfémus odhání lodě kolem { PLACE($island, case: "gen") }: kam odplují?

prompt-kraken = { $seat }, Kraken je na { PLACE($at, case: "loc") }: přesuneš ho ({ GOLD($gold) } za krok), nebo ho tam necháš?

## Malý řádek pod tím

outlook-next = další na řadě: { $seats }

outlook-twice = { $seat } (dvakrát)

outlook-then = další na řadě: { $turns }

outlook-turn = { $seat } ({ GOD($god) })

outlook-creatures = bytosti: { $creatures }
