import type { OrderWord } from '#games/cyclades/orders/prompts.ts';

/** The keywords of standing orders as they are typed. */
export const ORDER_WORDS: Readonly<Record<OrderWord, string>> = {
  plan: 'plán',
  retreat: 'ústup',
  fight: 'boj',
  marker: 'žeton',
  end: 'konec',
  poseidon: 'poseidon',
  ares: 'áres',
  zeus: 'zeus',
  athena: 'athéna',
  apollo: 'apollón',
  again: 'znovu',
  next: 'další',
  ask: 'zeptat',
  everywhere: 'všude',
  now: 'hned',
  fewer: 'méně',
  odds: 'šance',
};

/** Other words for some of them. */
export const SYNONYMS = { retreat: ['ustoupit'], fight: ['bojovat'] } as const satisfies {
  readonly [Word in OrderWord]?: readonly string[];
};
