prompt-turn = { $seat }, te toca jugar.

prompt-offers = { $seat }, te toca hacer una oferta.

prompt-offers-alone = { $seat }, toma una loseta por su precio o pasa.

prompt-pushed-out = { $seat }, han superado tu oferta por { TILE($tile, case: "the") }: mueve { COINS($coins) } a otra loseta o retira la oferta.

prompt-placing = { $seat }, has ganado { TILE($tile, case: "the") }: ¿pagas el edificio o lo marcas con una moneda?

prompt-placing-unknown = { $seat }, has ganado una loseta: ¿qué haces con ella?

prompt-income =
    { $count ->
        [1] { $seat }, ¿qué recurso te da { $tiles } esta ronda?
       *[other] { $seat }, ¿qué recursos te dan { $tiles } esta ronda?
    }

prompt-disaster-one =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: ¿conservas tu edificio por { $price }?
       *[tempest] { $seat }, { DISASTER($disaster) }: ¿conservas tu tierra por { $price }?
    }

prompt-disaster =
    { $disaster ->
        [earthquake] { $seat }, { DISASTER($disaster) }: ¿cuáles de tus { BUILDINGS($exposed) } conservas, por { $price } cada uno?
       *[tempest] { $seat }, { DISASTER($disaster) }: ¿cuáles de tus { LANDS($exposed) } conservas, por { $price } cada una?
    }{ $limited ->
        [yes] { " " }Puedes pagar { $most } como máximo.
       *[no] { "" }
    }

prompt-feeding = { $seat }, te falta comida para { INHABITANTS($missing) }: ¿cuántos artículos de lujo gastas ({ $luxury } por cada comida)?

prompt-finishing =
    { $count ->
        [1] { $seat }, ¿pagas tu edificio marcado, { $tiles }, o lo descartas?
       *[other] { $seat }, tus edificios marcados son { $tiles }: ¿cuáles pagas?
    }

prompt-bonus = { $seat }, has superado el nivel { $level }. Elige madera, piedra o comida: desde ahora recibes 1 más cada ronda.

outlook-at-once = Las elecciones se revelan cuando todos hayan elegido; hasta entonces puedes cambiar la tuya

outlook-chosen =
    { $count ->
        [1] { $seats } ya ha elegido
       *[other] { $seats } ya han elegido
    }

outlook-then = próximas ofertas: { $seats }

outlook-protected = a salvo: { $seats }

outlook-protected-by = { $seat } ({ TILE($tile) })
