import type { BaseCommand, Chance } from './game.ts';

/**
 * Returns a random legal move: first a random kind, then one of that kind, because offerings would otherwise outnumber all
 * other kinds.
 */
export const randomMove = <Command extends BaseCommand>(moves: readonly Command[], chance: Chance): Command => {
  const kinds: string[] = [];
  let last = '';
  for (const { type } of moves) {
    if (type !== last && !kinds.includes(type)) kinds.push(type);
    last = type;
  }
  const kind = chance.pick(kinds);
  return chance.pick(kinds.length === 1 ? moves : moves.filter(({ type }) => type === kind));
};
