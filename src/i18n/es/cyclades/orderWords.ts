import type { OrderWord } from '#games/cyclades/orders/prompts.ts';

/** The keywords of standing orders as they are typed. */
export const ORDER_WORDS: Readonly<Record<OrderWord, string>> = {
  plan: 'plan',
  retreat: 'retirada',
  fight: 'luchar',
  marker: 'marcador',
  end: 'fin',
  poseidon: 'poseidón',
  ares: 'ares',
  zeus: 'zeus',
  athena: 'atenea',
  apollo: 'apolo',
  again: 'repetir',
  next: 'siguientes',
  ask: 'preguntar',
  everywhere: 'todas',
  now: 'enseguida',
  fewer: 'menos',
  odds: 'prob',
};

/** Other words for some of them. */
export const SYNONYMS = { retreat: ['retirarse', 'retirarme'] } as const satisfies {
  readonly [Word in OrderWord]?: readonly string[];
};
