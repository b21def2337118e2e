import type { Outcome } from '#engine/game.ts';
import { lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

const { all } = lister('en-GB');

/** Whoever is left at the table when all others have gone, by the rules of a game or by giving up. */
export const lastAtTable = (winners: string, alone: boolean): string =>
  `${winners} ${alone ? 'is the last one at the table and wins' : 'are left at the table and share the win'}.`;

/** How a match ended that its game’s rules did not end. */
const ENDINGS: Readonly<Record<string, (winners: string, count: number) => string>> = {
  conceded: (winners, count) => (count === 0 ? 'The match was given up, and nobody wins.' : lastAtTable(winners, count === 1)),
  draw: (winners) => `The match ended as a draw between ${winners}.`,
  standing: (winners, count) =>
    `The match was ended as it stood: ${winners} ${count === 1 ? 'is ahead and wins' : 'are level ahead and share the win'}.`,
  abandoned: () => 'The match was left by all, and nobody wins.',
};

/** The sentence of an ending that is the same in every game; `undefined` for a game’s own. */
export const tellEnding = ({ winners, reason }: Outcome, name: NameSeat): string | undefined =>
  Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason]?.(all(winners.map(name)), winners.length) : undefined;
