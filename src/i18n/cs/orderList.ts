import type { OrderListParams } from '#games/orderList.ts';

/** Why something is no list of standing orders, of any game: said to who sends what no panel makes. */

type Sentences = { readonly [Code in keyof OrderListParams]: (params: OrderListParams[Code]) => string };

/** What an order is called, as a heading: "Plán nabídek", and what it names, "Áres". */
export const orderListRefusals = (nameOf: (order: string) => string, wordOf: (word: string) => string): Sentences => ({
  notOrders: () => 'To nejsou trvalé příkazy. Které lze dát, ukazuje panel příkazů.',
  unknownOrder: ({ order }) => `Příkaz ${order} neexistuje. Které lze dát, ukazuje panel příkazů.`,
  missingInOrder: ({ order, field }) => `${nameOf(order)}: něco chybí, doplň ${field}.`,
  unknownInOrder: ({ order, field }) => `${nameOf(order)}: ${field} sem nepatří, vynech to.`,
  wrongInOrder: ({ order, field }) => `${nameOf(order)}: ${field} nemá správnou hodnotu.`,
  orderedTwice: ({ order }) => `Pro stejnou příležitost jsou tu dva příkazy (${nameOf(order)}); nech jen jeden.`,
  namedTwice: ({ order, name }) => `${nameOf(order)}: ${wordOf(name)} se opakuje, jednou stačí.`,
  tooManyOrders: ({ most }) => `Najednou smíš mít trvalých příkazů nejvýš ${most}. Nejdřív některý zruš.`,
});
