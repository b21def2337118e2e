import type { Seat } from '#engine/game.ts';
import type { Choice } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { State } from '../state.ts';
import { INCOME_CHOICES } from '../types.ts';
import { gainsOf, sumOf } from './goods.ts';
import { goodsOf, incomeChoicesOf, incomeOf } from './holdings.ts';
import { type ChoiceStep, tilesNamed } from './steps.ts';

/** The income of a round (RULES.md, chapter 7). */

const openTiles = (state: State, seat: Seat, notes: readonly Choice[]): readonly string[] => {
  const named = tilesNamed(notes);
  return incomeChoicesOf(state, seat).filter((tile) => !named.includes(tile));
};

const choices = (state: State, seat: Seat, notes: readonly Choice[]): readonly Choice[] =>
  openTiles(state, seat, notes).flatMap((tile) =>
    INCOME_CHOICES.map((good) => ({ type: 'ChooseIncome', seat, tile, good }) as const),
  );

const whyNot = (state: State, command: Choice, notes: readonly Choice[]): Refusal | undefined => {
  if (command.type !== 'ChooseIncome') return undefined;
  const tiles = openTiles(state, command.seat, notes);
  return tiles.includes(command.tile) ? undefined : refuse('notThisTile', { tile: command.tile, tiles });
};

const effects = (state: State, seat: Seat, notes: readonly Choice[]): readonly Event[] => {
  const chosen = notes.flatMap((note) => (note.type === 'ChooseIncome' ? [{ tile: note.tile, good: note.good }] : []));
  const gained = gainsOf(goodsOf(state, seat), sumOf(incomeOf(state, seat), ...chosen.map(({ good }) => ({ [good]: 1 }))));
  return [{ type: 'IncomeCollected', seat, ...gained, ...(chosen.length > 0 && { chosen }) }];
};

export const income: ChoiceStep = { choices, whyNot, effects, next: () => ({ type: 'StepBegan', step: 'chits' }) };
