import type { BaseCommand, Chance } from '#engine/game.ts';
import { type Board, boardOf } from '#games/cyclades/data/boards.ts';
import { BUILDINGS, CREATURES, type Creature, GODS, PIECES } from '#games/cyclades/types.ts';
import { COMMAND_SHAPES } from '#games/cyclades/vocabulary/commandShapes.ts';
import type { ObjectSchema } from '#games/schema.ts';

/** Commands of Cyclades that somebody at this table might give by mistake. */

type Fields = Readonly<Record<string, unknown>>;

/** One string for one command, whatever the order of its fields. */
export const keyOf = (command: unknown): string =>
  JSON.stringify(Object.entries(command as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const TYPES = [...new Set(COMMAND_SHAPES.map(({ properties }) => wordOf(properties.type)))];

const upTo = (count: number): readonly number[] => [...Array(count).keys()];

/** What a field may hold at a table of so many seats, one seat too many included. Places are islands for islands, and for sea spaces those next to it or any. */
const valuesOf = (field: string, value: unknown, seats: number, chance: Chance): readonly unknown[] => {
  switch (field) {
    case 'type':
      return TYPES;
    case 'seat':
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

/** A command with one of its fields changed to something else that stands on this table; who gives it, and its type, seldom change. */
export const nearMiss = (command: BaseCommand, seats: number, chance: Chance): BaseCommand => {
  const fields = Object.keys(command).filter((field) => field !== 'type' && field !== 'seat');
  const seldom = chance.die(upTo(10)) === 0 || fields.length === 0;
  const field = chance.pick(seldom ? ['type', 'seat'] : fields);
  const before = (command as unknown as Fields)[field];
  const others = valuesOf(field, before, seats, chance).filter((value) => value !== before);
  return { ...command, [field]: chance.pick(others) };
};

/** Any command there is, each of its fields with something that stands on this table. */
export const anyCommand = (seats: number, chance: Chance): BaseCommand => filled(chance.pick(COMMAND_SHAPES), seats, chance);

/** Any use of one of these creatures; without one any command. */
export const anyUse = (creatures: readonly (Creature | undefined)[], seats: number, chance: Chance): BaseCommand => {
  const shapes = COMMAND_SHAPES.filter(({ properties }) => creatures.includes(wordOf(properties.creature) as Creature));
  return filled(chance.pick(shapes.length > 0 ? shapes : COMMAND_SHAPES), seats, chance);
};

const filled = ({ properties, required }: ObjectSchema, seats: number, chance: Chance): BaseCommand => {
  const fields = Object.keys(properties).filter((field) => required.includes(field) || chance.pick([true, false]));
  const valued = fields.map((field) => [field, wordOf(properties[field]) ?? chance.pick(valuesOf(field, 1, seats, chance))]);
  return Object.fromEntries(valued);
};

/** The word that a field must be, where its schema allows one only. */
function wordOf(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null && 'const' in schema ? String(schema.const) : undefined;
}
