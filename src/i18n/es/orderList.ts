import type { OrderListParams } from '#games/orderList.ts';

/** Why something is no list of standing orders, of any game: said to who sends what no panel makes. */

type Sentences = { readonly [Code in keyof OrderListParams]: (params: OrderListParams[Code]) => string };

/** What an order is called in the middle of a sentence, "plan de ofrendas" or "orden de batalla", and what it names, "Ares". */
export const orderListRefusals = (
  nameOf: (order: string) => string,
  wordOf: (word: string) => string,
  orders: string,
): Sentences => ({
  notOrders: () => `Eso no son órdenes. El panel de ${orders} muestra las que se pueden dar.`,
  unknownOrder: ({ order }) => `No hay ninguna orden llamada ${order}. El panel de ${orders} muestra las que se pueden dar.`,
  missingInOrder: ({ order, field }) => `Falta algo (${nameOf(order)}): indica ${field}.`,
  unknownInOrder: ({ order, field }) => `Sobra ${field} (${nameOf(order)}): quítalo.`,
  wrongInOrder: ({ order, field }) => `${field} no es como debe ser (${nameOf(order)}).`,
  orderedTwice: ({ order }) => `Hay dos órdenes para la misma ocasión (${nameOf(order)}); deja una sola.`,
  namedTwice: ({ order, name }) => `${wordOf(name)} aparece dos veces (${nameOf(order)}); basta con una.`,
  tooManyOrders: ({ most }) => `Puedes tener ${most} órdenes a la vez. Retira antes una.`,
});
