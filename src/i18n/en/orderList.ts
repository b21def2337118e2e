import type { OrderListParams } from '#games/orderList.ts';

/** Why something is no list of standing orders, of any game: said to who sends what no panel makes. */

type Sentences = { readonly [Code in keyof OrderListParams]: (params: OrderListParams[Code]) => string };

/** What an order is called in the middle of a sentence, "offering plan", and what it names, "Ares". */
export const orderListRefusals = (nameOf: (order: string) => string, wordOf: (word: string) => string): Sentences => ({
  notOrders: () => 'Those are no standing orders. The panel of `orders` shows which can be given.',
  unknownOrder: ({ order }) => `There is no order called ${order}. The panel of \`orders\` shows which can be given.`,
  missingInOrder: ({ order, field }) => `Something is missing in this ${nameOf(order)}: please name ${field}.`,
  unknownInOrder: ({ order, field }) => `This ${nameOf(order)} does not take ${field}; leave it out.`,
  wrongInOrder: ({ order, field }) => `${field} is not as it should be in this ${nameOf(order)}.`,
  orderedTwice: ({ order }) => `There are two orders for the same occasion (${nameOf(order)}); keep one of them.`,
  namedTwice: ({ order, name }) => `This ${nameOf(order)} names ${wordOf(name)} twice; once is enough.`,
  tooManyOrders: ({ most }) => `You may have ${most} standing orders at a time. Take one back first.`,
});
