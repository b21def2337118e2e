import fc from 'fast-check';
import type { AnyGame } from '#engine/game.ts';
import { keyOf } from '../support/builders/mistakenCommand.ts';
import { ASKING } from '../support/builders/mistakenCommands.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { messagesFor } from '../support/languages.ts';
import { provided } from '../support/setup/provided.ts';
import { type Middle, middles } from './middles.ts';

/** The ways in which a command may be wrong. */
export const WRONGS = [
  'out of range',
  'of the wrong type',
  'of another phase',
  /** A seat that is eliminated or does not have to act. */
  'of an idle seat',
  'no command at all',
] as const;
export type Wrong = (typeof WRONGS)[number];

/** Numbers that no field accepts, and ids that are on no board. */
const BEYOND = {
  number: fc.oneof(
    fc.constantFrom(-1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, Number.MIN_VALUE, NaN, Infinity, -Infinity),
    fc.integer({ min: 1_000 }),
    fc.integer({ max: -1 }),
  ),
  string: fc.oneof(
    fc.constantFrom(
      '',
      'is0',
      'is99',
      'A0',
      'L1',
      'IS1',
      'a1',
      ' is1',
      'A00',
      'D01',
      'a13',
      ' A13',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
    ),
    fc.string().map((text) => `${text}?`),
  ),
};

/** Wrong values of a field. */
const STRANGE = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, true, false, '1', 'is1', [], ['is1'], [1], {}, { length: 1 }),
);

/** Corrupts one field of a valid command: `pick` chooses the command and the field. */
const SPOILT = fc.record({ seed: fc.nat(), pick: fc.nat(), number: BEYOND.number, word: BEYOND.string, strange: STRANGE });
type Spoilt = typeof SPOILT extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a command that is wrong in this way; `undefined` if the position has none, or the result is valid after all. */
const wrongIn = (game: AnyGame, pool: readonly Middle[], here: Middle, wrong: Wrong, spoilt: Spoilt): unknown => {
  const chance = seeded(spoilt.seed);
  const good = chance.pick([...here.moves, provided(ASKING, game.id).anyCommand(here.seats, chance)]);
  const field = (fields: readonly string[]): string => fields[spoilt.pick % fields.length] ?? 'seat';
  switch (wrong) {
    case 'out of range': {
      const name = field(Object.keys(good));
      return { ...good, [name]: typeof (good as never)[name] === 'number' ? spoilt.number : spoilt.word };
    }
    case 'of the wrong type':
      return { ...good, [field([...Object.keys(good), 'extra'])]: spoilt.strange };
    case 'of another phase': {
      const there = chance.pick(pool.filter(({ seats, business }) => seats === here.seats && business !== here.business));
      return there.moves.length > 0 ? { ...chance.pick(there.moves), seat: here.due[0] ?? 0 } : undefined;
    }
    case 'of an idle seat':
      return here.idle === undefined ? undefined : { ...good, seat: here.idle };
    case 'no command at all':
      return spoilt.strange;
  }
};

const isListed = ({ moves }: Middle, command: unknown): boolean => {
  if (typeof command !== 'object' || command === null) return false;
  const key = keyOf(Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined)));
  return moves.some((move) => keyOf(move) === key);
};

/**
 * Tries that many wrong commands, by fast-check, in positions of all kinds for each seat count. Fails unless each is refused with a code
 * that has a sentence, nothing throws, and the deeply frozen position is unchanged. Returns how many there were of each kind.
 */
export const fuzz = (game: AnyGame, commands: number, seed: number): Readonly<Record<Wrong, number>> => {
  const pool = middles(game, seed);
  const given = Object.fromEntries(WRONGS.map((wrong) => [wrong, 0])) as Record<Wrong, number>;
  const sentences = messagesFor('en').game(game.id);
  const property = fc.property(fc.nat(pool.length - 1), fc.constantFrom(...WRONGS), SPOILT, (at, wrong, spoilt) => {
    const here = pool[at] as Middle;
    const command = wrongIn(game, pool, here, wrong, spoilt);
    fc.pre(command !== undefined && !isListed(here, command));
    const { rejected } = game.decide(here.state, command as never, seeded(spoilt.seed));
    const asked = `${JSON.stringify(command)} at ${here.asItWas}`;
    if (!rejected) throw new Error(`Accepted: ${asked}`);
    if (!sentences?.rejection(rejected, (seat) => `seat ${seat}`)) throw new Error(`No sentence for ${rejected.code}: ${asked}`);
    if (JSON.stringify(here.state) !== here.asItWas) throw new Error(`The position has changed: ${asked}`);
    given[wrong]++;
  });
  fc.assert(property, { numRuns: commands, seed, maxSkipsPerRun: 10 });
  return given;
};
