meaning-PlaceBid = Ofrece monedas por una loseta; en la fila de conquista es tuya enseguida.
meaning-PassBid = Toma monedas del banco en vez de una loseta.
meaning-WithdrawBid = Recupera las monedas de tu oferta superada, y 1 más.
meaning-PayBuilding = Paga el edificio con madera y piedra; así es tuyo definitivamente.
meaning-MarkBuilding = Ponle una moneda ahora y págalo en la próxima ronda de suministro.
meaning-ForgoTile = Descarta el edificio y conserva tus artículos de lujo.
meaning-ChooseIncome = Elige qué te da el edificio esta ronda.
meaning-GiveUpTile = Descarta una loseta y paga solo por las que conservas.
meaning-PayDisaster = Paga por todas las losetas que conservas.
meaning-FeedInhabitants = Elige cuántos artículos de lujo gastas en la comida que falta.
meaning-AbandonBuilding = Descarta un edificio sin pagar; recuperas su moneda.
meaning-ChooseBonus = Elige qué recibes de más cada ronda desde el próximo nivel.

help-purse = **Tienes** { $goods }.
help-luxury = { LUXURY($luxury) }, que pueden sustituir a { $missing } { $missing ->
    [one] recurso que te falte
   *[other] recursos que te falten
 }
help-offers = **Ofertas** – { $tiles }.
help-offer-from = { TILE($tile) }: desde { COINS($coins) }
help-offer-exactly = { TILE($tile) }: exactamente { COINS($coins) }
help-offer-over = { TILE($tile) }: más de { $offer }
help-offer-taken = { TILE($tile) }: ya no está, { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } y media ({ $seat })
       *[no] { COINS($coins) } ({ $seat })
    }
help-pass = Si pasas, recibes { COINS($coins) }, pero ninguna loseta.
help-withdraw = Si retiras tu oferta, recuperas { COINS($coins) } y recibes { $extra } más, pero ninguna loseta.
help-unpaid = **A pagar en la próxima ronda de suministro** – { $tiles }.
help-unpaid-tile = { TILE($tile) }: { $cost }
help-supply = **Una ronda de suministro** cuesta { FOOD($food) }, 1 por habitante.
help-supply-missing = **Una ronda de suministro** cuesta { FOOD($food) }, 1 por habitante. { $missing ->
        [one] Te falta { $missing }.
       *[other] Te faltan { $missing }.
    }
help-disaster = **Si se desata { DISASTER($disaster, case: "the") }** (fichas: { $chits } de { $needed }), conservar { $disaster ->
    [earthquake] { $tiles ->
        [1] tu edificio
       *[other] tus { BUILDINGS($tiles) }
    }
   *[tempest] { $tiles ->
        [1] tu tierra
       *[other] tus { LANDS($tiles) }
    }
 } te cuesta { $cost }.
help-card = { COMMAND("peloponnes card") } muestra cuánta madera y piedra cuesta un edificio.

help-winning = Después de la ronda 8, tu puntuación es el menor de dos valores: tu poder (los puntos de tus losetas y 1 más por cada { $coins } monedas) y tu población ({ $points } por habitante).
help-winning-campaign = Para el nivel { $level } necesitas { POINTS($target) }. Supera los 5 niveles para ganar la campaña.
help-winning-alone = En solitario, intenta superar tu mejor puntuación.
help-winning-table = Gana la puntuación más alta. Si hay empate, decide el valor más alto, sea poder o población, y después las monedas.
help-winning-both = Haz crecer el poder y la población: { INHABITANTS(1) } vale tanto como { POINTS($points) } de poder. Guarda comida para las rondas de suministro.

help-legend-head = **Arriba** – la ronda y su letra (A, B o C), las losetas que quedan en la pila y el orden de turno. Debajo: los jugadores que aún eligen y a quién espera la partida.
help-legend-chits = **Fichas** – una fila de { $dots } círculos por desastre: { $disasters }. La tercera ficha lo desata.
help-legend-chits-none = Aún no ha salido ninguna.
help-legend-chits-turned = Han salido: { $chits }.
help-legend-tiles = **Losetas** – un número dorado con un signo más es la oferta mínima{ $conquest ->
        [yes] ; un disco oscuro, el precio exacto
       *[no] { "" }
    }; un disco rojo oscuro, el poder. El martillo muestra cuánto cuesta un edificio; las flechas, sus ingresos por ronda; y un signo más, su efecto inmediato. Un escudo indica que el edificio protege de un desastre. Debajo está la mejor oferta, con la marca de su jugador.
help-legend-goods = **Recursos** – monedas, madera, piedra, comida, artículos de lujo y habitantes, con tus próximos ingresos. En tus almacenes caben { $stores }; si caben, unas barras muestran lo llenos que están.
help-legend-values = **Valores** – la persona de la derecha es la población ({ $points } por habitante) y la corona es el poder. Cuenta el menor: es dorado y está subrayado.
help-legend-worth = Tienes { $power } de poder y { $population } de población: { POINTS($score) }.
help-legend-row = **Tu fila** – tu civilización en el centro, los edificios a la izquierda, las tierras a la derecha. Un marco discontinuo con una moneda es un edificio sin pagar; si cabe, el martillo muestra cuánto cuesta.
help-legend-frame = **Marco dorado** – el jugador al que le toca.
help-legend-signs = **Señales** – los sellos y los símbolos pequeños muestran lo que pasó: qué es nuevo, qué se pagó, qué se perdió y qué se llevó un desastre. Un escudo indica que un edificio te protegió. Una flecha hacia arriba muestra los recursos ganados desde la ronda anterior; una hacia abajo, los gastados.
help-legend-no-signs = **Señales** – ninguna todavía: no ha llegado ni se ha ido ninguna loseta, ni han cambiado los recursos.
