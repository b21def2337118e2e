import type { OrderListParams } from '#games/orderList.ts';

/** Why something is no list of standing orders, of any game: said to who sends what no panel makes. */

type Sentences = { readonly [Code in keyof OrderListParams]: (params: OrderListParams[Code]) => string };

/** What an order is called in the middle of a sentence, "plan d’offrandes" (always masculine), and what it names, "Arès". */
export const orderListRefusals = (nameOf: (order: string) => string, wordOf: (word: string) => string): Sentences => ({
  notOrders: () => 'Ce ne sont pas des consignes. Le panneau des consignes montre celles qui peuvent être données.',
  unknownOrder: ({ order }) =>
    `Aucune consigne ne s’appelle ${order}. Le panneau des consignes montre celles qui peuvent être données.`,
  missingInOrder: ({ order, field }) => `Il manque quelque chose dans cette consigne (${nameOf(order)}) : indique ${field}.`,
  unknownInOrder: ({ order, field }) => `Cette consigne (${nameOf(order)}) n’utilise pas ${field} ; laisse-le de côté.`,
  wrongInOrder: ({ order, field }) => `${field} n’est pas valable dans cette consigne (${nameOf(order)}).`,
  orderedTwice: ({ order }) => `Il y a deux consignes pour la même occasion (${nameOf(order)}) ; garde l’une des deux.`,
  namedTwice: ({ order, name }) => `Cette consigne (${nameOf(order)}) nomme deux fois ${wordOf(name)} ; une fois suffit.`,
  tooManyOrders: ({ most }) => `Tu peux avoir ${most} consignes à la fois. Retires-en une d’abord.`,
});
