import type { Typing } from '#discord/orders/orderParser.ts';
import type { Chance } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { begunFor } from '../../games/orders/beginnings.ts';
import { GAMES, ORDERS } from '../games.ts';
import { provided } from '../setup/provided.ts';

/** Orders as a player could type them. */

const VIEWS = new Map<string, unknown>();

/** The views of the first seat, each created once, because laws return to the same few tables many times. */
const viewOf = (id: string, seed: number): unknown => {
  const key = `${id} ${seed}`;
  const view = VIEWS.get(key) ?? provided(GAMES, id).view(begunFor(id, 2 + (seed % 4), seed + 1), 0);
  VIEWS.set(key, view);
  return view;
};

/** The table of one game, seen by its first seat. */
export const typingOf = (id: string, say: Sentences, seed: number): Typing => ({
  say,
  game: id,
  rules: provided(ORDERS, id),
  view: viewOf(id, seed),
});

/** Random words that form an order, or the beginning of one. */
export const saidAtRandom = ({ rules, view }: Typing, chance: Chance): readonly string[] => {
  let words: readonly string[] = [];
  for (let said = 0; said < 10; said += 1) {
    const saying = rules.say(view, words);
    if (saying === undefined || saying.next.length === 0) return words;
    if (saying.order !== undefined && chance.pick([true, false, false])) return words;
    const numbers = saying.acceptsNumber === 'range' && chance.pick([true, false]) ? ['4to6'] : saying.next;
    words = [...words, chance.pick(numbers)];
  }
  return words;
};
