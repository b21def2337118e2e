### Why standing orders are refused

illegal-notOrders = Eso no son órdenes. El panel de { COMMAND($command) } muestra las que se pueden dar.

illegal-unknownOrder = No hay ninguna orden llamada { $order }. El panel de { COMMAND($command) } muestra las que se pueden dar.

illegal-missingInOrder = Falta algo ({ $kind }): indica { $field }.

illegal-unknownInOrder = Sobra { $field } ({ $kind }): quítalo.

illegal-wrongInOrder = { $field } no es como debe ser ({ $kind }).

illegal-orderedTwice = Hay dos órdenes para la misma ocasión ({ $kind }); deja una sola.

illegal-namedTwice = { $word } aparece dos veces ({ $kind }); basta con una.

illegal-tooManyOrders = Puedes tener { $most } órdenes a la vez. Retira antes una.

illegal-ordersNeedASeat = Solo quien está en la mesa tiene órdenes que dar.

illegal-orderEmpty = Aquí no se ordena nada todavía ({ $kind }): elige al menos una cosa.
