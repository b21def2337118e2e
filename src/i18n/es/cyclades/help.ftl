### Cyclades: la ayuda en vivo

meaning-PlaceBid = Pon tu marcador en un dios: decide qué puedes hacer este ciclo, y cuándo.
meaning-Recruit = Una unidad nueva de tu dios: la primera de un turno es gratis.
meaning-Build = Un edificio de tu dios en un recuadro libre; cuatro distintos forman una Metrópolis.
meaning-MoveFleets = Navega hasta tres pasos; donde hay flotas enemigas hay una batalla.
meaning-MoveTroops = Desembarca en otra isla por una cadena de flotas tuyas: tómala, o lucha por ella.
meaning-PlaceProsperity = El marcador de Apolo: 1 MO más cada ciclo para quien tenga esa isla.
meaning-DiscardBuilding = Di cuál de varios edificios iguales se descarta para la Metrópolis.
meaning-PlaceMetropolis = Funda la Metrópolis en una isla tuya.
meaning-Fight = Otro asalto: cada bando tira un dado y suma sus unidades.
meaning-Retreat = Salva lo que queda; el lugar es para el otro bando.
meaning-SwapCreature = Quita una criatura de la fila, y mira cuál viene en su lugar.
meaning-UseCreature = Compra una criatura y úsala en el acto.
meaning-SellPiece = Vende piezas a la Esfinge, a 2 MO cada una.
meaning-PushFleets = Di adónde se apartan las flotas junto a Polifemo.
meaning-MoveKraken = Un paso más por 1 MO; allí se hunden todas las flotas.
meaning-FinishCreature = Acaba con la criatura, y sigue con tu turno.
meaning-EndTurn = Déjalo así. Quien termina el último ofrece primero en el próximo ciclo.

costs-purse = **Tienes** { GOLD($gold) }.
costs-purse-priests = **Tienes** { GOLD($gold) } y { PRIESTS($priests) }: cada uno quita 1 MO de lo que ofreces, hasta un mínimo de 1 MO.
costs-offerings = **Ofrendas** – { $gods }.
costs-offering = { GOD($god) } desde { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } gratis
costs-god = **{ GOD($god) }** – { PIECE($piece) }: la primera vez gratis, después { $later } MO; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
costs-turn = **Tu turno con { GOD($god) }** – { $unit }; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
costs-special =
    { $god ->
        [poseidon] ; un viaje de flotas { GOLD($cost) }
        [ares] ; mover las tropas de una isla { GOLD($cost) }
        [zeus] ; cambiar una criatura { GOLD($cost) }
       *[athena] { "" }
    }
costs-unit =
    { $next ->
        [0] { PIECE($piece) }, ahora: gratis
       *[other] { PIECE($piece) }, ahora: { GOLD($next) }
    }
costs-no-unit = ya has reclutado todo lo que se puede este turno
costs-turn-apollo = **{ GOD("apollo") }** – no cuesta nada y no vende nada.
costs-creatures = **Criaturas** – { $creatures }, con cualquier dios menos Apolo.
costs-creatures-discounts = **Criaturas** – { $creatures }, con cualquier dios menos Apolo; descuentos que quedan en este ciclo: { $discounts }.
costs-nothing = Terminar un turno, luchar y retirarse no cuesta nada.

winning-goal =
    { $tie ->
        [gold] Consigue { METROPOLISES($goal) } cuando termine un ciclo. Si varios las tienen, gana quien tenga más oro.
       *[metropolises] Consigue { METROPOLISES($goal) } cuando termine un ciclo. Si varios las tienen, gana quien tenga más Metrópolis, después más oro.
    }
winning-metropolis = Una Metrópolis sale de cuatro edificios distintos en tus islas, de cuatro filósofos, o de tomar una isla que ya tenga una.
winning-last-island = Quien pierde su última isla queda fuera; si solo queda una persona, gana en el acto.

legend-units = Los **escudos** son tropas, las **velas** son flotas; el número dice cuántas.
legend-units-yours = { legend-units } Tienes { $units }.
legend-islands = **Islas** – el primer número es el de la isla; el segundo, junto a la moneda, sus ingresos. Una casilla de mar con borde dorado da 1 MO a la flota que haya allí.
legend-slots = **Recuadros** – cuadrados: un ancla es un puerto, una torre una fortaleza, unas columnas un templo, un libro una universidad.
legend-metropolises = **Metrópolis** – un castillo dorado; la línea de puntos es donde puede haber una. En el tablero: { $islands }. Se gana con { METROPOLISES($goal) }.
legend-no-metropolis = aún ninguna
legend-gods = **Dioses** – a la derecha, del primero en actuar al último; el número es la ofrenda, la marca dice de quién es.
legend-gods-free = Sin ofrenda: { $all }.
legend-god = { GOD($god) }
legend-gods-hidden = Una loseta con dibujo está boca abajo.
legend-gods-acting = El marco dorado señala quién actúa ahora: { GOD($god) }. Quien ya ha actuado está atenuado.
legend-offerings = **Por ofrecer** – las marcas en fila, la siguiente primero.
legend-next-cycle = **Próximo ciclo** – el orden de turno, que se llena desde el último puesto con quienes han actuado.
legend-battle = **Espadas en un marco** – { $battle }.
legend-creature = **Una criatura en un marco** – { CREATURE($creature, case: "The") } está en uso.
legend-track = **Criaturas** – bajo el mapa, con sus precios; un marco discontinuo está vacío hasta el próximo ciclo. El mazo: { CARDS($cards) }.
legend-figures = **Figuras** – { $figures }. Las rocas pequeñas en el mar marcan las casillas en las que no puede entrar ninguna flota.
legend-seats = **Asientos** – tropas, flotas, Metrópolis e ingresos; debajo sacerdotes, filósofos y los descuentos en criaturas que quedan en este ciclo. El oro está solo donde puedes conocerlo.
legend-no-changes = **Señales de jugadas** – aún ninguna: nada ha cambiado en el tablero.
legend-changes = **Señales de jugadas** – las flechas son caminos, las discontinuas retiradas; hay espadas donde se combatió, una costa de color donde una isla cambió de manos, y un signo más donde se reclutó o construyó.
