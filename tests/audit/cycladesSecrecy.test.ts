import { describe, expect, test } from 'vitest';
import type { Event } from '#games/cyclades/events.ts';
import { redact } from '#games/cyclades/view.ts';
import { openSession } from '#referee/session.ts';
import type { Json, Told } from './comparing.ts';
import { type Random, randomFrom } from './stirred.ts';

/** Twin matches that differ in one seat's secret gold only: whatever another is told must be the same. */

interface Twin {
  readonly ask: (line: object) => Json;
  readonly log: () => readonly Told[];
}

const SEED = { seed: 'twins' };

/** The same deal, but seat `rich` begins with this much gold. */
const twin = (seats: number, rich: number, gold: number): Twin => {
  const session = openSession();
  const ask = (line: object): Json => session(JSON.stringify(line)) as Json;
  const dealt = ask({ game: 'cyclades', seats, ...SEED }).events as readonly Told[];
  ask({ game: 'cyclades', seats, ...SEED, start: false });
  const richer = dealt.slice(1).map((event) => (event.type === 'GoldDealt' && event.seat === rich ? { ...event, gold } : event));
  ask({ given: richer });
  return { ask, log: () => ask({ log: true }).log as readonly Told[] };
};

const told = (command: object): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** One move that is legal in both; `undefined` when the match is over. */
const common = ([one, other]: readonly [Twin, Twin], random: Random): object | undefined => {
  const [seat] = (one.ask({ view: 'spectator' }).view as { readonly active: readonly number[] }).active;
  if (seat === undefined) return undefined;
  const listed = one.ask({ legal: seat }).legal as readonly object[];
  const also = new Set((other.ask({ legal: seat }).legal as readonly object[]).map(told));
  const both = listed.filter((move) => also.has(told(move)));
  return both[random(both.length)];
};

describe.each([2, 3, 4, 5])('%i seats', { timeout: 60_000 }, (seats) => {
  test('what others see, may do and are refused does not change with a seat’s gold, till the match is over', () => {
    for (const rich of [0, seats - 1]) {
      const random = randomFrom(31 * seats + rich);
      const twins = [twin(seats, rich, 5), twin(seats, rich, 9)] as const;
      const viewers = [...Array(seats).keys(), 'spectator' as const].filter((viewer) => viewer !== rich);
      for (let moves = 0; moves < 60; moves++) {
        const seen = twins.map(({ ask, log }) => ({
          views: viewers.map((viewer) => ask({ view: viewer }).view),
          legal: viewers.filter((viewer) => viewer !== 'spectator').map((seat) => ask({ legal: seat }).legal),
          history: viewers.map((viewer) => log().flatMap((event) => redact(event as unknown as Event, viewer) ?? [])),
          refused: viewers
            .filter((viewer) => viewer !== 'spectator')
            .flatMap((seat) => [
              ask({ command: { type: 'PlaceBid', seat, god: 'ares', amount: 1000 } }),
              ask({ command: { type: 'EndTurn', seat: seat + 100 } }),
              ask({ command: { type: 'Retreat', seat, to: 'nowhere' } }),
            ]),
        }));
        expect(seen[0]).toEqual(seen[1]);
        const move = common(twins, random);
        if (!move) break;
        const answers = twins.map(({ ask }) => ask({ command: move }));
        expect(answers[0]).toEqual(answers[1]);
      }
    }
  });

  test('gold dealt in secret is told to its owner only, and views show nobody else’s', () => {
    const session = openSession();
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
