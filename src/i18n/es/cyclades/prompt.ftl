### What a player is asked

prompt-displaced = { $seat }, han superado tu ofrenda a { GOD($god) }: elige otro dios.

prompt-offering = { $seat }, te toca hacer una ofrenda.

prompt-turn = { $seat }, te toca jugar.

prompt-battle = { $seat }, la batalla en { PLACE($at) } continúa: ¿luchas o te retiras?

prompt-metropolis = { $seat }, te corresponde una Metrópolis: ¿dónde la fundas?

prompt-discard = { $seat }, te corresponde una Metrópolis: ¿qué { BUILDING($building) } descartas para ella?

prompt-prosperity = { $seat }, Apolo te da un marcador de prosperidad: ¿dónde lo pones?

prompt-voyage = { $seat }, actúas con { GOD($god) }; tus flotas de { PLACE($at) } pueden navegar { STEPS($steps) } más.

prompt-act =
    { $seat }, actúas con { GOD($god) }{ $god ->
        [poseidon] : flotas y puertos
        [ares] : tropas y fortalezas
        [zeus] : sacerdotes y templos
        [athena] : filósofos y universidades
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, ¿a qué criatura de los descartes llama la Quimera?

prompt-sphinx =
    { $seat }, { $sold ->
        [0] ¿qué vendes a la Esfinge? Paga { GOLD($gold) } por pieza.
       *[other] la Esfinge ha comprado { PIECES($sold) }: ¿vendes más, a { GOLD($gold) } cada una?
    }

prompt-sylph = { $seat }, la Sílfide aún da a tus flotas { STEPS($steps) }: ¿sigues navegando, o has acabado?

prompt-polyphemus = { $seat }, ¿adónde van las flotas que rodean { PLACE($island) }? Polifemo las empuja.

prompt-kraken = { $seat }, el Kraken está en { PLACE($at) }: ¿lo mueves a { GOLD($gold) } el paso, o lo dejas ahí?

## The small line below

outlook-next = después { $seats }

outlook-then = Después { $turns }

outlook-turn = { $seat } ({ GOD($god) })

outlook-creatures = criaturas: { $creatures }
