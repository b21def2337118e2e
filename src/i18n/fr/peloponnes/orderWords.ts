import type { OrderWord } from '#games/peloponnes/orders/prompts.ts';

/** The keywords of standing orders as they are typed. */
export const ORDER_WORDS: Readonly<Record<OrderWord, string>> = {
  plan: 'plan',
  building: 'bâtiment',
  marked: 'marqués',
  income: 'revenus',
  giveup: 'abandonner',
  feed: 'nourrir',
  all: 'tout',
  pass: 'passer',
  move: 'déplacer',
  withdraw: 'retirer',
  pay: 'payer',
  mark: 'marquer',
  forgo: 'renoncer',
  abandon: 'renoncer',
  ask: 'demander',
  food: 'nourriture',
  wood: 'bois',
  stone: 'pierre',
  coins: 'pièces',
};
