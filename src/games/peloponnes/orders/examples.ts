import type { View } from '../viewTypes.ts';
import { say } from './prompts.ts';
import { firstRound, lastRound, plannableTiles } from './whyNotPlan.ts';

/** Example orders that the seat of a view could give now, in words: one of each kind, and two plans of offers. */

type Words = readonly string[];

export const examples = (view: View): readonly Words[] => [
  ...plans(view),
  ['building', 'pay', 'mark'],
  ['marked', 'pay'],
  ...nextOf(view, 'income')
    .slice(0, 1)
    .map((tile) => ['income', tile, 'food']),
  ...(nextOf(view).includes('feed') ? [['feed', 'all']] : []),
];

/** Returns the words that may follow. */
const nextOf = (view: View, ...words: Words): Words => say(view, words)?.next ?? [];

/** Returns plans for the first and the last round that can be planned, which may be the same; none when all offers are over. */
const plans = (view: View): readonly Words[] => {
  const [first, last] = [firstRound(view), lastRound(view)];
  if (first > last) return [];
  const offers = offersOn(view, first).slice(0, 2);
  const [offer, other] = offersOn(view, last).toReversed();
  return [
    ['plan', String(first), ...offers.flat(), 'all', 'pass'],
    ...(offer && other ? [['plan', String(last), ...offer, 'move', ...movedFrom(offer, other), 'withdraw']] : []),
  ];
};

type Offer = readonly [tile: string, upTo: string];

/** Returns an offer for each tile, with a limit a little above the minimum, or with its price. */
const offersOn = (view: View, round: number): readonly Offer[] =>
  plannableTiles(view, round).map((tile) => {
    const [least = '', more = least] = nextOf(view, 'plan', String(round), tile);
    return [tile, more];
  });

/** Returns the move with enough coins: those that are moved must not exceed the limit of their new tile. */
const movedFrom = ([, coins]: Offer, [tile, upTo]: Offer): Offer => [tile, String(Math.max(Number(coins), Number(upTo)))];
