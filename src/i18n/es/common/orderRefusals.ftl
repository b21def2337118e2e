### Por qué no se acepta una jugada planificada

illegal-notOrders = Eso no son jugadas planificadas. El panel de { COMMAND($command) } muestra qué puedes planificar.

illegal-unknownOrder = No hay ningún plan llamado { $order }. El panel de { COMMAND($command) } muestra qué puedes planificar.

illegal-missingInOrder = Falta algo en este plan ({ $kind }). Créalo en el panel de { COMMAND($command) }.

illegal-unknownInOrder = Sobra una palabra en este plan ({ $kind }). Créalo en el panel de { COMMAND($command) }.

illegal-wrongInOrder = Un valor de este plan ({ $kind }) no es posible. Elígelo en el panel de { COMMAND($command) }.

illegal-orderedTwice = Tienes dos planes para la misma decisión ({ $kind }). Deja solo uno.

illegal-namedTwice = { $word } aparece dos veces ({ $kind }). Ponlo solo una vez.

illegal-tooManyOrders = Puedes tener hasta { $most } jugadas planificadas a la vez. Cancela antes una.

illegal-ordersNeedASeat = Solo los jugadores de la partida pueden planificar jugadas.

illegal-orderEmpty = Este plan está vacío ({ $kind }). Pon al menos una opción.
