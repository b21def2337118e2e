### Por qué no se acepta una jugada planificada

illegal-notOrders = Eso no son jugadas planificadas. El panel de { COMMAND($command) } muestra qué puedes planificar.

illegal-unknownOrder = No hay ningún plan llamado { $order }. El panel de { COMMAND($command) } muestra qué puedes planificar.

illegal-missingInOrder = Falta algo ({ $kind }): añade { $field }.

illegal-unknownInOrder = Aquí no se puede usar { $field } ({ $kind }). Quítalo.

illegal-wrongInOrder = Ese valor de { $field } no es posible ({ $kind }). Elige uno en el panel de jugadas planificadas.

illegal-orderedTwice = Tienes dos planes para la misma decisión ({ $kind }). Deja solo uno.

illegal-namedTwice = { $word } aparece dos veces ({ $kind }). Ponlo solo una vez.

illegal-tooManyOrders = Puedes tener hasta { $most } jugadas planificadas a la vez. Cancela antes una.

illegal-ordersNeedASeat = Solo los jugadores de la partida pueden planificar jugadas.

illegal-orderEmpty = Este plan está vacío ({ $kind }). Pon al menos una opción.
