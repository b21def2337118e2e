import type { OrderListParams } from '#games/orderList.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** What a game calls its orders. */
export interface OrderNames {
  /** An order in a sentence: "bidding plan". */
  nameOf(order: string): string;
  /** What an order names: "Ares". */
  wordOf(word: string): string;
  /** The command of its panel: `cyclades orders`. */
  readonly command: string;
}

interface Params extends OrderListParams {
  readonly ordersNeedASeat: object;
  readonly orderEmpty: { readonly order: string };
}

type Sentences = { readonly [Code in keyof Params]: (params: Params[Code]) => string };

/** Returns why standing orders are refused, by the codes that all games share. */
export const orderRefusals = (t: CommonText, { nameOf, wordOf, command }: OrderNames): Sentences => ({
  notOrders: () => t('illegal-notOrders', { command }),
  unknownOrder: ({ order }) => t('illegal-unknownOrder', { order, command }),
  missingInOrder: ({ order }) => t('illegal-missingInOrder', { kind: nameOf(order), command }),
  unknownInOrder: ({ order }) => t('illegal-unknownInOrder', { kind: nameOf(order), command }),
  wrongInOrder: ({ order }) => t('illegal-wrongInOrder', { kind: nameOf(order), command }),
  orderedTwice: ({ order }) => t('illegal-orderedTwice', { kind: nameOf(order) }),
  namedTwice: ({ order, name }) => t('illegal-namedTwice', { kind: nameOf(order), word: wordOf(name) }),
  tooManyOrders: ({ most }) => t('illegal-tooManyOrders', { most }),
  ordersNeedASeat: () => t('illegal-ordersNeedASeat'),
  orderEmpty: ({ order }) => t('illegal-orderEmpty', { kind: nameOf(order) }),
});
