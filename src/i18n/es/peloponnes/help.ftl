help-PlaceBid = Ofrece monedas por una loseta; en la fila de conquista es tuya enseguida.
help-PassBid = Toma monedas del banco en vez de una loseta.
help-WithdrawBid = Recupera las monedas sobrepujadas, y 1 más.
help-PayBuilding = Paga el edificio en madera y piedra, y es tuyo del todo.
help-MarkBuilding = Ponle ahora una moneda, y págalo en la próxima ronda de suministro.
help-ForgoTile = Renuncia al edificio, y conserva tus artículos de lujo.
help-ChooseIncome = Di qué te da el edificio esta ronda.
help-GiveUpTile = Sacrifica una loseta, y paga solo por las que conservas.
help-PayDisaster = Paga por todas las losetas que conservas.
help-FeedInhabitants = Di cuántos artículos de lujo alimentan a quienes no tienen comida.
help-AbandonBuilding = Renuncia a un edificio aún sin pagar; su moneda vuelve.
help-ChooseBonus = Elige qué te da cada ronda a partir del próximo nivel.

help-purse = **Tienes** { $goods }.
help-luxury = { LUXURY($luxury) }, que sustituyen { $missing } de lo que falte
help-offers = **Ofertas** – { $tiles }.
help-offer-from = { TILE($tile) } desde { COINS($coins) }
help-offer-exactly = { TILE($tile) } exactamente { COINS($coins) }
help-offer-over = { TILE($tile) }: más que { $offer }
help-offer-taken = { TILE($tile) }: ya no, por { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } y media de { $seat }
       *[no] { COINS($coins) } de { $seat }
    }
help-pass = Pasar da { COINS($coins) } y ninguna loseta.
help-withdraw = Retirar devuelve { COINS($coins) } y da { $extra } más, y ninguna loseta.
help-unpaid = **Aún sin pagar**, en la próxima ronda de suministro – { $tiles }.
help-unpaid-tile = { TILE($tile) } { $cost }
help-supply = **Una ronda de suministro** consume { FOOD($food) }, 1 por habitante.
help-supply-missing = **Una ronda de suministro** consume { FOOD($food) }, 1 por habitante: { $missing } más de lo que tienes.
help-disaster = **Si ocurre { DISASTER($disaster, case: "the") }** (fichas: { $chits } de { $needed }), conservar { TILES($tiles) } cuesta { $cost }.
help-card = { COMMAND("peloponnes card") } dice qué cuesta un edificio en madera y piedra.

help-winning = Tras la ronda 8 tu puntuación es el menor de tus dos valores: el poder, los puntos de tus losetas y 1 por cada { $coins } monedas, y la población, { $points } por habitante.
help-winning-campaign = El nivel { $level } pide { POINTS($target) }; 5 niveles ganan la campaña.
help-winning-alone = En solitario, la puntuación es tu recompensa.
help-winning-table = Gana la puntuación más alta; si hay empate, quien tenga mayor el otro valor, después más monedas.
help-winning-both = Haz crecer ambos: { INHABITANTS(1) } vale para uno tanto como { POINTS($points) } de poder para el otro. Guarda comida para las rondas de suministro.

help-legend-head = **Cabecera** – la ronda entre A, B y C, cuántas losetas le quedan a la pila, y el orden de turno; debajo, quienes aún eligen, y a quién espera la partida.
help-legend-chits = **Fichas de desastre** – una fila de { $dots } puntos por desastre: { $disasters }; ocurre con la tercera.
help-legend-chits-none = Aún no ha salido ninguna.
help-legend-chits-turned = Han salido: { $chits }.
help-legend-tiles = **Losetas** – el oro con un más es la oferta mínima{ $conquest ->
        [yes] , un disco oscuro el precio exacto
       *[no] { "" }
    }; el rojo vino es el poder. El martillo es lo que cuesta un edificio, las flechas lo que da cada ronda, un más lo que da una vez; un escudo impide un desastre. Debajo está la oferta, con la marca de quien la hizo.
help-legend-goods = **Recursos** – monedas, madera, piedra, comida, artículos de lujo y habitantes, con lo que añaden los próximos ingresos; la barra es el almacén: { $stores }.
help-legend-values = **Valores** – la persona gris es la población, { $points } por habitante, la corona el poder; el menor está subrayado y es el que cuenta.
help-legend-worth = Tienes poder { $power } y población { $population }: { POINTS($score) }.
help-legend-row = **Tu fila** – la civilización en el centro, los edificios a la izquierda, las tierras a la derecha. Un marco discontinuo con una moneda está sin pagar; el martillo dice cuánto falta.
help-legend-frame = **Marco dorado** – a quien se pregunta ahora.
help-legend-signs = **Señales de lo ocurrido** – sellos y señales pequeñas: nuevo, pagado, perdido; y lo que se llevó un desastre, o un escudo donde un edificio lo impidió.
help-legend-no-signs = **Señales de lo ocurrido** – aún ninguna: no ha llegado ni se ha ido ninguna loseta.
