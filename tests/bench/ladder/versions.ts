import { COMPUTER_SEATS } from '../../support/games.ts';
import { atRandom, type Player, played } from '../../support/players/contest.ts';
import { greedy } from '../../support/players/greedy.ts';
import { provided } from '../../support/setup/provided.ts';

/**
 * The players of the ladder by name. A name means the same play for ever: a version of the AI player that changes gets a new name, and
 * `tests/games/computer/frozen.test.ts` pins the moves of each.
 */
export const VERSIONS: Readonly<Record<string, (game: string) => Player>> = {
  random: () => atRandom,
  greedy: () => greedy,
  'novice-1': (game) => played(provided(COMPUTER_SEATS, game).novice),
  'computer-1': (game) => played(provided(COMPUTER_SEATS, game).usual),
  'strong-1': (game) => played(provided(COMPUTER_SEATS, game).strong),
  'strong-4': (game) => played(provided(COMPUTER_SEATS, game).strong),
};

/** What the ladder measures: one challenger against three equal rivals. */
export interface Pairing {
  readonly game: string;
  readonly challenger: string;
  readonly rivals: string;
}

/** Each version against those it has to beat. */
const STEPS = [
  ['greedy', 'random'],
  ['novice-1', 'random'],
  ['computer-1', 'random'],
  ['computer-1', 'greedy'],
  ['strong', 'greedy'],
  ['strong', 'computer-1'],
] as const;

const versionOf = (game: string, challenger: string): string =>
  challenger === 'strong' ? provided(COMPUTER_SEATS, game).strong.version : challenger;

export const PAIRINGS: readonly Pairing[] = ['cyclades', 'peloponnes'].flatMap((game) =>
  STEPS.map(([challenger, rivals]) => ({ game, challenger: versionOf(game, challenger), rivals })),
);
