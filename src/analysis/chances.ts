import type { AnyComputerSeats } from '#engine/computer.ts';
import type { AnyGame, Chance } from '#engine/game.ts';
import { chanceOf } from '#matches/log/chance.ts';
import type { MatchState } from '#matches/model/state.ts';
import type { Chances } from './analysis.ts';

/** Returns the win chances in a state of the match after its deal. */
export type JudgeChances = (state: MatchState) => Chances;

/**
 * Returns a judge of win chances by what each seat sees. It is deterministic, so that a report says the same whenever it is made; and
 * its own chance is the same for all states, so that it favours none of them.
 */
export const judgeOf =
  (game: AnyGame, { winChance }: AnyComputerSeats): JudgeChances =>
  (state) => {
    if (state.phase === 'ended') return shared(state.seats, state.outcome.winners);
    if (state.phase !== 'playing') throw new Error('There are no chances before a match has started.');
    return normalized(Array.from({ length: state.seats }, (_, seat) => winChance(game.view(state.game, seat), ownChance())));
  };

const ownChance = (): Chance => chanceOf({ secret: new Uint8Array(1), match: 'analysis' }, 1);

/** Returns the chances when the match is decided: the winners share it; all seats do where nobody has won. */
const shared = (seats: number, winners: readonly number[]): Chances =>
  normalized(Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0)));

const normalized = (chances: Chances): Chances => {
  const sum = chances.reduce((before, chance) => before + chance, 0);
  return chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
};

/** Returns for each seat how much larger its chance is in the first of two lists. */
export const difference = (one: Chances, other: Chances): readonly number[] =>
  one.map((chance, seat) => chance - (other[seat] ?? 0));

/** Returns the mean of chances, by seat. */
export const meanOf = (lists: readonly Chances[]): Chances =>
  (lists[0] ?? []).map((_, seat) => lists.reduce((sum, chances) => sum + (chances[seat] ?? 0), 0) / lists.length);
