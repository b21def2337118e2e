import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { redact } from '#games/cyclades/view.ts';
import { createSession } from '#referee/session.ts';
import type { Json, Told } from './model/comparing.ts';
import { crowdedPosition, inTurns, type Random, randomFrom } from './model/crowdedPositions.ts';

/** Twin matches that differ only in one seat's secret gold: everything that others see must be the same. */

interface Twin {
  readonly ask: (line: object) => Json;
  readonly log: () => readonly Told[];
}

const SEED = { seed: 'twins' };

/** A position in which seat `rich` begins with this much gold. */
const twin = (seats: number, given: readonly Told[], rich: number, gold: number): Twin => {
  const session = createSession();
  const ask = (line: object): Json => session(JSON.stringify(line)) as Json;
  ask({ game: 'cyclades', seats, ...SEED, start: false });
  ask({ given: given.map((event) => (event.type === 'GoldDealt' && event.seat === rich ? { ...event, gold } : event)) });
  return { ask, log: () => ask({ log: true }).log as readonly Told[] };
};

const dealt = (seats: number): readonly Told[] => {
  const { events } = createSession()(JSON.stringify({ game: 'cyclades', seats, ...SEED }));
  return (events as readonly Told[]).slice(1);
};

const told = (command: object): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns a move that is legal in both; `undefined` if there is none. Prefers thefts from `rich`, then other creatures that involve gold. */
const common = ([one, other]: readonly [Twin, Twin], rich: number, random: Random): Told | undefined => {
  const [seat] = (one.ask({ view: 'spectator' }).view as { readonly active: readonly number[] }).active;
  if (seat === undefined) return undefined;
  const listed = one.ask({ legal: seat }).legal as readonly Told[];
  const also = new Set((other.ask({ legal: seat }).legal as readonly Told[]).map(told));
  const both = listed.filter((move) => also.has(told(move)));
  const uses = both.filter(
    ({ type, creature }) => type === 'UseCreature' && ['griffon', 'kraken', 'sphinx'].includes(String(creature)),
  );
  const robberies = uses.filter(({ target }) => target === rich);
  const wanted = [robberies, uses].find((moves) => moves.length > 0 && random(3) > 0) ?? both;
  return wanted[random(wanted.length)];
};

const boughtIn = (log: readonly Told[]): readonly unknown[] =>
  log.filter(({ type }) => type === 'CreatureBought').map(({ creature }) => creature);

/** Returns what each of these viewers sees and may do, and the answers to others' commands. */
const seenBy = ({ ask, log }: Twin, viewers: readonly (number | 'spectator')[]): object => {
  const seats = viewers.filter((viewer) => viewer !== 'spectator');
  return {
    views: viewers.map((viewer) => ask({ view: viewer }).view),
    legal: seats.map((seat) => ask({ legal: seat }).legal),
    history: viewers.map((viewer) => log().flatMap((event) => redact(event as unknown as Event, viewer) ?? [])),
    refused: seats.flatMap((seat) => [
      ask({ command: { type: 'PlaceBid', seat, god: 'ares', amount: 1000 } }),
      ask({ command: { type: 'EndTurn', seat: seat + 100 } }),
      ask({ command: { type: 'Retreat', seat, to: 'nowhere' } }),
    ]),
  };
};

/** Plays both twins alike. Only a seat that robs the seat whose gold differs learns of it. Returns the seats that know. */
const compareTwins = (seats: number, twins: readonly [Twin, Twin], rich: number, most: number, random: Random): Set<number> => {
  const knowing = new Set([rich]);
  for (let moves = 0; moves < most; moves++) {
    const viewers = [...Array(seats).keys(), 'spectator' as const].filter((one) => one === 'spectator' || !knowing.has(one));
    expect(seenBy(twins[0], viewers)).toEqual(seenBy(twins[1], viewers));
    const move = common(twins, rich, random);
    if (!move) break;
    const [one, other] = twins.map(({ ask }) => ask({ command: move }).active);
    expect(one, JSON.stringify(move)).toEqual(other);
    if (move.creature === 'griffon' && knowing.has(move.target as number)) knowing.add(move.seat as number);
  }
  return knowing;
};

describe.each([2, 3, 4, 5])('%i seats', { timeout: 60_000 }, (seats) => {
  test('what others see, may do and are refused does not depend on a seat’s gold, until the match is over', () => {
    for (const rich of [0, seats - 1]) {
      const twins = [twin(seats, dealt(seats), rich, 5), twin(seats, dealt(seats), rich, 9)] as const;
      compareTwins(seats, twins, rich, 40, randomFrom(31 * seats + rich));
    }
  });

  test('what others see does not depend on a seat’s gold while creatures are used by it and on it', () => {
    const used = new Set<unknown>();
    let robbed = 0;
    for (let seed = 0; seed < 5; seed++) {
      const random = randomFrom(900 * seats + seed);
      const given = inTurns(seats, crowdedPosition(seats, { creatures: 'none' }, random), random);
      const acting = given.at(-1)?.seat as number;
      const rich = (acting + (seed % 2)) % seats;
      const cards = { type: 'TrackFilled', track: ['griffon', 'kraken', 'sphinx'] };
      const laid = [...given, { type: 'GoldDealt', seat: acting, gold: 12 }, cards];
      const [poor, other] = [twin(seats, laid, rich, 4), twin(seats, laid, rich, 11)];
      robbed += compareTwins(seats, [poor, other], rich, 8, random).size - 1;
      for (const creature of boughtIn(poor.log())) used.add(creature);
    }
    expect(robbed).toBeGreaterThan(0);
    expect([...used]).toEqual(expect.arrayContaining(['griffon', 'kraken', 'sphinx']));
  });

  test('the gold taken by a Griffon is visible to the two seats involved, or with open gold to all', () => {
    const theft = { type: 'GoldStolen', seat: 0, loser: 1, gold: 3 } as const;
    for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
      const isConcerned = viewer === 0 || viewer === 1;
      expect(redact(theft, viewer)).toEqual(isConcerned ? theft : { type: 'GoldStolen', seat: 0, loser: 1 });
      expect(redact({ ...theft, open: true }, viewer)).toEqual({ ...theft, open: true });
    }
  });

  test('gold dealt in secret is visible only to its owner, and views show nobody else’s', () => {
    const session = createSession();
    const { events } = session(JSON.stringify({ game: 'cyclades', seats, seed: 'secret' })) as {
      readonly events: readonly Event[];
    };
    const viewers = [...Array(seats).keys(), 'spectator' as const];
    for (const viewer of viewers) {
      const dealt = events.filter(({ type }) => type === 'GoldDealt').flatMap((event) => redact(event, viewer) ?? []);
      expect(dealt).toEqual(viewer === 'spectator' ? [] : [{ type: 'GoldDealt', seat: viewer, gold: 5 }]);
      const { view } = session(JSON.stringify({ view: viewer })) as { readonly view: { readonly seats: readonly object[] } };
      expect(view.seats.map((seat, index) => ('gold' in seat ? index : 'secret'))).toEqual(
        [...Array(seats).keys()].map((seat) => (seat === viewer ? seat : 'secret')),
      );
    }
  });
});
