import type { OrderWord } from '#games/peloponnes/orders/prompts.ts';

/** The keywords of standing orders as they are typed. */
export const ORDER_WORDS: Readonly<Record<OrderWord, string>> = {
  plan: 'plan',
  building: 'edificio',
  marked: 'marcados',
  income: 'ingresos',
  giveup: 'sacrificar',
  feed: 'alimentar',
  all: 'todo',
  pass: 'pasar',
  move: 'mover',
  withdraw: 'retirar',
  pay: 'pagar',
  mark: 'marcar',
  forgo: 'renunciar',
  abandon: 'renunciar',
  ask: 'preguntar',
  food: 'comida',
  wood: 'madera',
  stone: 'piedra',
  coins: 'monedas',
};
