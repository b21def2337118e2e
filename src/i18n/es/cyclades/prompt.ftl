### Lo que tiene que hacer el jugador al que le toca

prompt-displaced = { $seat }, han superado tu ofrenda a { GOD($god) }: elige otro dios.

prompt-offering = { $seat }, te toca hacer una ofrenda.

prompt-turn = { $seat }, te toca jugar.

prompt-battle = { $seat }, la batalla en { PLACE($at) } no ha terminado: ¿luchas o te retiras?

prompt-metropolis = { $seat }, consigues una Metrópolis: ¿dónde la colocas?

prompt-discard = { $seat }, consigues una Metrópolis: ¿qué { BUILDING($building) } descartas para ella?

prompt-prosperity = { $seat }, Apolo te da un marcador de prosperidad: ¿dónde lo colocas?

prompt-voyage = { $seat }, actúas con { GOD($god) }. A tus flotas de { PLACE($at) } les { STEPS-LEFT($steps) }.

prompt-act =
    { $seat }, actúas con { GOD($god) }{ $god ->
        [poseidon] : flotas y puertos
        [ares] : tropas y fortalezas
        [zeus] : sacerdotes y templos
        [athena] : filósofos y universidades
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, ¿qué criatura descartada usas con la Quimera?

prompt-sphinx =
    { $seat }, { $sold ->
        [0] ¿qué le vendes a la Esfinge? Paga { GOLD($gold) } por pieza. Tras la primera venta puedes vender más o parar.
        [one] ya le has vendido { $sold } pieza a la Esfinge: ¿vendes más, a { GOLD($gold) } cada una?
       *[other] ya le has vendido { $sold } piezas a la Esfinge: ¿vendes más, a { GOLD($gold) } cada una?
    }

prompt-sylph = { $seat }, a tus flotas les { STEPS-LEFT($steps) } con la Sílfide: ¿las mueves más o paras?

prompt-polyphemus = { $seat }, Polifemo empuja las flotas que rodean { PLACE($island) }: ¿adónde van?

prompt-kraken = { $seat }, el Kraken está en { PLACE($at) }: ¿lo mueves, a { GOLD($gold) } el paso, o lo dejas ahí?

## La línea pequeña de abajo

outlook-next = próximas ofrendas: { $seats }

outlook-twice = { $seat } (dos veces)

outlook-then = a continuación: { $turns }

outlook-turn = { $seat } ({ GOD($god) })

outlook-creatures = criaturas: { $creatures }
