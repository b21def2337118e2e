import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { LUXURY_FOR_ONE } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { NO_GOODS, named, plus } from '../goods.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type State, seatOf } from '../state.ts';
import type { Goods } from '../types.ts';
import type { ChoiceStep } from './steps.ts';

/** Supply rounds (RULES.md, chapter 9): first all inhabitants are fed. */

type Note = CommandOf<'FeedInhabitants'>;

/** Returns the number of inhabitants without food that luxury goods could feed. */
const mostSpared = ({ food, inhabitants, luxury }: Goods): number =>
  Math.min(Math.max(0, inhabitants - food), Math.floor(luxury / LUXURY_FOR_ONE));

const choices = (state: State, seat: Seat, notes: readonly Note[]): readonly Note[] => {
  if (state.options.feeding === 'forced' || notes.length > 0) return [];
  const answers: Note[] = [];
  for (let spared = mostSpared(seatOf(state, seat).goods); spared >= 0; spared--) {
    answers.push({ type: 'FeedInhabitants', seat, luxury: spared * LUXURY_FOR_ONE });
  }
  return answers;
};

const whyNot = (state: State, { seat, luxury }: Note): Refusal | undefined => {
  const most = mostSpared(seatOf(state, seat).goods) * LUXURY_FOR_ONE;
  return luxury > most || luxury % LUXURY_FOR_ONE > 0 ? refuse('feedingNotSo', { most }) : undefined;
};

const effects = (state: State, seat: Seat, [note]: readonly Note[]): readonly Event[] => {
  const { goods } = seatOf(state, seat);
  if (goods.inhabitants === 0) return [];
  const luxury = note ? note.luxury : mostSpared(goods) * LUXURY_FOR_ONE;
  const food = Math.min(goods.food, goods.inhabitants);
  const starved = goods.inhabitants - food - luxury / LUXURY_FOR_ONE;
  return [{ type: 'InhabitantsFed', seat, paid: named(plus(NO_GOODS, { food, luxury })), starved }];
};

export const feeding: ChoiceStep<Note> = { choices, whyNot, effects, next: () => ({ type: 'StepBegan', step: 'finishing' }) };
