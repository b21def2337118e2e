import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type State, seatOf } from '../state.ts';
import { INCOME_CHOICES } from '../types.ts';
import { incomeChoicesOf, incomeOf } from './holdings.ts';
import { type ChoiceStep, undecided } from './steps.ts';
import { gainsOf } from './stores.ts';

/** The income of a round (RULES.md, chapter 7). */

type Note = CommandOf<'ChooseIncome'>;

const choices = (state: State, seat: Seat, notes: readonly Note[]): readonly Note[] => {
  const answers: Note[] = [];
  for (const tile of undecided(incomeChoicesOf(state, seat), notes)) {
    for (const good of INCOME_CHOICES) answers.push({ type: 'ChooseIncome', seat, tile, good });
  }
  return answers;
};

const whyNot = (state: State, { seat, tile }: Note, notes: readonly Note[]): Refusal | undefined => {
  const tiles = undecided(incomeChoicesOf(state, seat), notes);
  return tiles.includes(tile) ? undefined : refuse('notThisTile', { tile, tiles });
};

const effects = (state: State, seat: Seat, notes: readonly Note[]): readonly Event[] => {
  const income = incomeOf(state, seat);
  for (const { good } of notes) income[good]++;
  const { gains, overflow } = gainsOf(seatOf(state, seat).goods, income);
  const event: Draft<EventOf<'IncomeCollected'>> = { type: 'IncomeCollected', seat, gains };
  if (overflow > 0) event.overflow = overflow;
  if (notes.length > 0) event.chosen = notes.map(({ tile, good }) => ({ tile, good }));
  return [event];
};

export const income: ChoiceStep<Note> = { choices, whyNot, effects, next: () => ({ type: 'StepBegan', step: 'chits' }) };
