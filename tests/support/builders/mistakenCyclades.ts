import type { AnyGame, Chance } from '#engine/game.ts';
import { type Board, boardOf } from '#games/cyclades/data/boards.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { BUILDINGS, CREATURES, type Creature, GODS, PIECES } from '#games/cyclades/types.ts';
import type { ObjectSchema } from '#games/schema.ts';
import { askingOf, upTo, type ValuesOf, wordOf } from './mistakenCommand.ts';

/** Targets include a seat that does not exist. Places are islands for islands, and adjacent or any spaces for sea spaces. */
const valuesOf: ValuesOf = (field, value, seats, chance) => {
  switch (field) {
    case 'target':
      return upTo(seats + 1);
    case 'god':
      return [...GODS, 'apollo'];
    case 'building':
      return BUILDINGS;
    case 'creature':
      return CREATURES;
    case 'piece':
      return PIECES;
    case 'slot':
      return upTo(4);
    case 'amount':
    case 'fleets':
    case 'troops':
      return [-2, -1, 1, 2].map((more) => Number(value ?? 1) + more);
    default:
      return placesLike(boardOf(seats), value, chance);
  }
};

const placesLike = (board: Board, value: unknown, chance: Chance): readonly string[] => {
  const sea = typeof value === 'string' ? board.sea(value) : undefined;
  if (sea && chance.pick([true, false])) return sea.seas;
  if (typeof value === 'string' && board.island(value)) return board.islands.map(({ id }) => id);
  return chance.pick([board.seas, board.islands]).map(({ id }) => id);
};

/** Mistaken commands of Cyclades. */
export const askingCyclades = askingOf(cyclades as unknown as AnyGame, valuesOf);

/** Whether a command uses one of these creatures. */
export const isUseOf =
  (creatures: readonly (Creature | undefined)[]) =>
  ({ properties }: ObjectSchema): boolean =>
    creatures.includes(wordOf(properties.creature) as Creature);
