import type { OrderWord } from '#games/peloponnes/orders/prompts.ts';

/** The keywords of standing orders as they are typed. */
export const ORDER_WORDS: Readonly<Record<OrderWord, string>> = {
  plan: 'plán',
  building: 'budova',
  marked: 'označené',
  income: 'příjem',
  giveup: 'odevzdat',
  feed: 'nasytit',
  all: 'vše',
  pass: 'pasovat',
  move: 'přesunout',
  withdraw: 'stáhnout',
  pay: 'zaplatit',
  mark: 'označit',
  forgo: 'vzdát',
  abandon: 'vzdát',
  ask: 'zeptat',
  food: 'jídlo',
  wood: 'dřevo',
  stone: 'kámen',
  coins: 'mince',
};
