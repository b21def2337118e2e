prompt-turn = { $seat }, te toca jugar.

prompt-offers = { $seat }, te toca hacer una oferta.

prompt-offers-alone = { $seat }, toma una loseta por su precio, o pasa.

prompt-pushed-out = { $seat }, han sobrepujado tu oferta por { TILE($tile, case: "the") }: mueve { COINS($coins) } a otra loseta, o retira la oferta.

prompt-placing = { $seat }, has ganado { TILE($tile, case: "the") }: ¿pagas, o pones una moneda encima?

prompt-placing-unknown = { $seat }, has ganado una loseta: ¿qué haces con ella?

prompt-income =
    { $count ->
        [1] { $seat }, ¿qué te da { $tiles } esta ronda?
       *[other] { $seat }, ¿qué te dan { $tiles } esta ronda?
    }

prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: ¿conservas tu edificio, por { $price }?
       *[tempest] { $seat }, { DISASTER($disaster) }: ¿conservas tu tierra, por { $price }?
    }

prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: ¿cuáles de tus { BUILDINGS($exposed) } conservas, a { $price } por loseta?
       *[tempest] { $seat }, { DISASTER($disaster) }: ¿cuáles de tus { LANDS($exposed) } conservas, a { $price } por loseta?
    }{ $limited ->
        [yes] { " " }Puedes pagar por { $most }.
       *[no] { "" }
    }

prompt-feeding = { $seat }, falta comida para { $missing } de tus habitantes: ¿cuántos artículos de lujo gastas, { $luxury } por cada uno?

prompt-finishing =
    { $count ->
        [1] { $seat }, ¿pagas { $tiles }, con una moneda encima, o renuncias?
       *[other] { $seat }, ¿qué edificios con una moneda encima pagas: { $tiles }?
    }

prompt-bonus = { $seat }, has ganado el nivel { $level }: ¿madera, piedra o comida, de la que cada ronda dará una más?

outlook-at-once = lo elegido se muestra cuando ya no falta nadie; hasta entonces cada cual puede retirar lo suyo

outlook-chosen =
    { $count ->
        [1] ya ha elegido { $seats }
       *[other] ya han elegido { $seats }
    }

outlook-then = después { $seats }

outlook-protected = a salvo: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
