import { maxBy } from '#engine/computer.ts';
import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import { evolve } from '../evolve.ts';
import { choicesNow, effectsNow } from '../rules/asking.ts';
import type { ChoiceInProgress, State } from '../state.ts';
import type { Futures } from './future.ts';
import type { Judge, Rest } from './outlook.ts';

/** Choices that all seats make at the same time: each is searched to its end, whatever the others choose. */

/** Maximum number of endings evaluated for one first choice. */
const MAX_ENDINGS = 60;

/** A choice, and the best position to which it leads, with its outlook. */
export interface Prospect {
  readonly move: Choice;
  readonly worth: number;
  readonly end: State;
}

/** Returns the choice with the best outlook. */
export const chooseBest = (...asked: Parameters<typeof weighChoices>): Choice | undefined =>
  maxBy(weighChoices(...asked), ({ worth }) => worth)?.move;

/** Returns the prospect of each choice. */
export const weighChoices = (
  state: State,
  now: ChoiceInProgress,
  seat: Seat,
  moves: readonly Choice[],
  futures: Futures,
  judge: Judge,
): readonly Prospect[] => {
  const [rest, left] = [restAfter(now), futuresAfter(now, futures)];
  return moves.map((move) => {
    const ends = endings(state, noted(now, move), seat, { left: MAX_ENDINGS }).map((ending) => {
      const end = effectsNow(state, ending, seat).reduce(evolve, state);
      return { move, end, worth: judge(end, seat, rest, left) };
    });
    return maxBy(ends, ({ worth }) => worth) ?? { move, end: state, worth: Number.NEGATIVE_INFINITY };
  });
};

const noted = <Step extends ChoiceInProgress>(now: Step, choice: Choice): Step => ({ ...now, notes: [...now.notes, choice] });

/** Returns the ways in which the seat may choose to the end, up to a maximum. */
const endings = (state: State, now: ChoiceInProgress, seat: Seat, most: { left: number }): readonly ChoiceInProgress[] => {
  if (most.left <= 0) return [];
  const choices = choicesNow(state, now, seat);
  if (choices.length === 0) {
    most.left--;
    return [now];
  }
  return choices.flatMap((choice) => endings(state, noted(now, choice), seat, most));
};

/** Nothing comes after the last supply round. */
export const futuresAfter = (now: ChoiceInProgress, futures: Futures): Futures =>
  'final' in now && now.final ? futures.map(() => []) : futures;

/** Returns what the round still brings after this choice. */
export const restAfter = (now: ChoiceInProgress): Rest => {
  switch (now.phase) {
    case 'placing':
      return { finishing: false, offers: false, income: true };
    case 'income':
    case 'disaster':
      return { finishing: false, offers: false, income: false };
    case 'feeding':
      return { finishing: true, offers: !now.final, income: !now.final };
    case 'finishing':
      return { finishing: false, offers: !now.final, income: !now.final };
  }
};
