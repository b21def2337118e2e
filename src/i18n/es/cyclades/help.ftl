### La ayuda en vivo: qué hacer, cuánto cuesta, cómo se gana y qué muestra la imagen

meaning-PlaceBid = Haz una ofrenda a un dios. De él depende qué puedes hacer este ciclo y cuándo.
meaning-Recruit = Recluta una unidad, un sacerdote o un filósofo. El primero de cada turno es gratis.
meaning-Build = Construye en un recuadro libre de una de tus islas. Cuatro edificios distintos forman una Metrópolis.
meaning-MoveFleets = Mueve flotas hasta tres casillas. Si allí hay flotas rivales, luchas.
meaning-MoveTroops = Mueve tropas a otra isla por una cadena de flotas tuyas. Tómala o lucha por ella.
meaning-PlaceProsperity = Coloca el marcador de Apolo. Da 1 MO más cada ciclo al dueño de la isla.
meaning-DiscardBuilding = Elige cuál de varios edificios iguales descartas para la Metrópolis.
meaning-PlaceMetropolis = Coloca la Metrópolis en una de tus islas.
meaning-Fight = Lucha una ronda más. Cada bando tira un dado y suma su fuerza.
meaning-Retreat = Salva las unidades que te quedan. El rival controla la zona.
meaning-SwapCreature = Descarta una criatura de la fila y roba otra.
meaning-UseCreature = Compra una criatura y úsala en el acto.
meaning-SellPiece = Vende tropas, flotas, sacerdotes o filósofos a la Esfinge por 2 MO cada uno.
meaning-PushFleets = Elige adónde van las flotas que están junto a Polifemo.
meaning-MoveKraken = Mueve el Kraken una casilla por 1 MO. Destruye todas las flotas que haya allí.
meaning-FinishCreature = Deja de usar la criatura y sigue con tu turno.
meaning-EndTurn = Termina tu turno. El último en actuar ofrece primero en el próximo ciclo.

costs-purse = **Tienes** { GOLD($gold) }.
costs-purse-priests = **Tienes** { GOLD($gold) } y { PRIESTS($priests) }. Cada sacerdote te ahorra 1 MO en una ofrenda, hasta un mínimo de 1 MO.
costs-offerings = **Ofrendas** – { $gods }.
costs-offering = { GOD($god) } desde { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } gratis
costs-god = **{ GOD($god) }** – { PIECE($piece, case: "a") }: gratis la primera vez, después { $later } MO; { BUILDING($building, case: "a") }: { GOLD($price) }{ costs-special }.
costs-turn = **Tu turno con { GOD($god) }** – { $unit }; { BUILDING($building, case: "a") }: { GOLD($price) }{ costs-special }.
costs-special =
    { $god ->
        [poseidon] ; mover flotas: { GOLD($cost) }
        [ares] ; mover tropas de una isla: { GOLD($cost) }
        [zeus] ; cambiar una criatura: { GOLD($cost) }
       *[athena] { "" }
    }
costs-unit =
    { $piece ->
        [priest] tu próximo { PIECE($piece) }
        [philosopher] tu próximo { PIECE($piece) }
       *[other] tu próxima { PIECE($piece) }
    }: { $next ->
        [0] gratis
       *[other] { GOLD($next) }
    }
costs-no-unit = no puedes reclutar más este turno
costs-turn-apollo = **{ GOD("apollo") }** – gratis, pero no puedes comprar nada.
costs-creatures = **Criaturas** – { $creatures }. Puedes comprar criaturas con cualquier dios menos Apolo.
costs-creatures-discounts = **Criaturas** – { $creatures }. Puedes comprar criaturas con cualquier dios menos Apolo. Descuentos que te quedan en este ciclo: { $discounts }.
costs-nothing = Terminar tu turno, luchar y retirarte es gratis.

winning-goal =
    { $tie ->
        [gold] Ganas si tienes { METROPOLISES($goal) } al final de un ciclo. Si varios jugadores las tienen, gana quien tenga más oro.
       *[metropolises] Ganas si tienes { METROPOLISES($goal) } al final de un ciclo. Si varios jugadores las tienen, gana quien tenga más Metrópolis y, si hay empate, más oro.
    }
winning-metropolis = Consigues una Metrópolis con los cuatro tipos de edificio, con cuatro filósofos o conquistando una isla que tenga una.
winning-last-island = Un jugador que pierde su última isla queda fuera. Si solo queda un jugador, gana en el acto.

legend-units = Los **escudos** son tropas y las **velas**, flotas; el número indica cuántas hay. Una isla sin tropas no lleva escudo.
legend-units-yours = { legend-units } Tienes { $units }.
legend-islands = **Islas** – la costa tiene el color y el dibujo de su dueño. El número de la placa azul es el de la isla; el de la moneda, sus ingresos, en un oro más oscuro si Apolo los ha aumentado. Un borde dorado marca una casilla de mar que da 1 MO al jugador que tenga flotas allí.
legend-slots = **Recuadros** – los cuadrados de las islas. Un ancla es un puerto; una torre, una fortaleza; unas columnas, un templo; un libro, una universidad.
legend-metropolises = **Metrópolis** – castillos del color de su dueño con marco dorado. Una línea discontinua muestra dónde cabe una. En el tablero: { $islands }. Necesitas { METROPOLISES($goal) } para ganar.
legend-no-metropolis = ninguna todavía
legend-gods = **Dioses** – en el orden en que actúan. El número es la ofrenda y la marca indica de quién es. Mientras no hay ofrenda, dos símbolos muestran lo que da el dios.
legend-gods-free = Sin ofrenda: { $all }.
legend-god = { GOD($god) }
legend-gods-hidden = Una loseta con dibujo es un dios boca abajo.
legend-gods-acting = El marco dorado señala al dios que actúa ahora: { GOD($god) }. Los jugadores que ya han actuado se ven atenuados.
legend-offerings = **Faltan por ofrecer** – las marcas en fila, empezando por el próximo jugador.
legend-next-cycle = **Próximo ciclo** – el orden de turno. Los jugadores que ya han actuado lo llenan desde el último puesto.
legend-battle = **Espadas con marco** – { $battle }.
legend-creature = **Criatura con marco** – { CREATURE-IS($creature) } en uso.
legend-track = **Criaturas** – con sus precios. Un marco discontinuo está vacío hasta el próximo ciclo. { $cards ->
        [0] El mazo está vacío
       *[other] El mazo tiene { CARDS($cards) }
    }.
legend-figures = **Figuras** – { $figures }. Las rocas pequeñas en el mar marcan casillas en las que no puede entrar ninguna flota.
legend-seats = **Jugadores** – ingresos, Metrópolis, sacerdotes, filósofos y los descuentos en criaturas que quedan en este ciclo; después, tropas y flotas si caben. Los ceros y el oro oculto no se muestran.
legend-no-changes = **Señales de jugadas** – ninguna todavía: nada ha cambiado en el tablero.
legend-changes = **Señales de jugadas** – las flechas son movimientos y las discontinuas, retiradas. Las espadas cruzadas marcan batallas; un anillo blanco alrededor de la costa, una isla conquistada; y un signo más, algo reclutado o construido.
