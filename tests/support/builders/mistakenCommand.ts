import type { AnyGame, BaseCommand, Chance } from '#engine/game.ts';
import type { ObjectSchema } from '#games/schema.ts';

/** Commands that a player might give by mistake. */
export interface Asking {
  /** A command with one field changed to another value that occurs in this position; the seat and the type change rarely. */
  nearMiss(command: BaseCommand, seats: number, chance: Chance, listed?: readonly BaseCommand[]): BaseCommand;
  /** Any command, or any of `types` if given, with each field filled by a value that occurs in this position. */
  anyCommand(seats: number, chance: Chance, isMeant?: (shape: ObjectSchema) => boolean): BaseCommand;
}

/**
 * Candidate values for a field other than type and seat that now holds `value`, at a table of `seats` seats; `listed` are the position's
 * legal moves, where known.
 */
export type ValuesOf = (field: string, value: unknown, seats: number, chance: Chance, listed: readonly BaseCommand[]) => Values;
type Values = readonly unknown[];

type Fields = Readonly<Record<string, unknown>>;

/** One string for equal commands, regardless of the order of their fields. */
export const keyOf = (command: unknown): string =>
  JSON.stringify(Object.entries(command as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const upTo = (count: number): readonly number[] => [...Array(count).keys()];

/** The literal a field has to be, where its schema allows a single one. */
export const wordOf = (schema: unknown): string | undefined =>
  typeof schema === 'object' && schema !== null && 'const' in schema ? String(schema.const) : undefined;

/** Mistaken commands of a game. */
export const askingOf = (game: AnyGame, valuesOf: ValuesOf): Asking => {
  const shapes = game.vocabulary.commands.anyOf as readonly ObjectSchema[];
  const types = [...new Set(shapes.map(({ properties }) => wordOf(properties.type)))];
  const values: ValuesOf = (field, value, seats, chance, listed) => {
    if (field === 'type') return types;
    return field === 'seat' ? upTo(seats + 1) : valuesOf(field, value, seats, chance, listed);
  };
  return {
    nearMiss: (command, seats, chance, listed = []) => {
      const fields = Object.keys(command).filter((field) => field !== 'type' && field !== 'seat');
      const seldom = chance.die(upTo(10)) === 0 || fields.length === 0;
      const field = chance.pick(seldom ? ['type', 'seat'] : fields);
      const before = (command as unknown as Fields)[field];
      const others = values(field, before, seats, chance, listed).filter((value) => value !== before);
      return { ...command, [field]: chance.pick(others) };
    },
    anyCommand: (seats, chance, isMeant = () => true) => {
      const meant = shapes.filter(isMeant);
      const { properties, required } = chance.pick(meant.length > 0 ? meant : shapes);
      const fields = Object.keys(properties).filter((field) => required.includes(field) || chance.pick([true, false]));
      const valued = fields.map((field) => [
        field,
        wordOf(properties[field]) ?? chance.pick(values(field, 1, seats, chance, [])),
      ]);
      return Object.fromEntries(valued);
    },
  };
};
