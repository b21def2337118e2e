import { expect, test } from 'vitest';
import { type AnyGame, type BaseEvent, fold, type Seat, type Viewer } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import { keyOf } from '../support/builders/mistakenCommand.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import type { Secrets } from '../support/laws/secrets.ts';
import { playOut } from '../support/players/playout.ts';
import { everySeat, forMatches, type LawfulTable, optionsOf, played, sampled } from './law.ts';

/** Two matches that differ only in the secrets of one seat. */
interface Twins {
  readonly seat: Seat;
  readonly one: unknown;
  readonly other: unknown;
}

/** A single seat rarely has secret choices: thirty twins take 50 to 110 matches. A game without any is an error of the law. */
const MAX_MATCHES = 1_000;

/** What other seats see does not depend on a seat's secrets. */
export const secrecyLaws = (table: LawfulTable): void => {
  const { game, seats, secrets } = table;
  const { dealtOtherwise } = secrets;

  /** In each position of a match, for each seat that has secrets there. */
  const twinsAlong = (seed: number): readonly Twins[] =>
    played(table, seed, secrets.options).steps.flatMap(({ before }) =>
      everySeat(seats).flatMap((seat) => {
        const other = secrets.otherwise(before, seat);
        return other === undefined ? [] : [{ seat, one: before, other }];
      }),
    );

  /** The required number of twins, from as many matches as necessary. */
  const forTwins = (wanted: number, law: (twins: Twins, seed: number) => void): void => {
    forMatches(1, (first) => {
      for (let [seed, seen] = [first, 0]; seen < wanted; seed++) {
        for (const twins of sampled(twinsAlong(seed), wanted)) {
          law(twins, seed);
          seen++;
        }
        expect(seed - first).toBeLessThan(MAX_MATCHES);
      }
    });
  };

  test('what others may see does not change when only the secrets of one seat do', () => {
    forTwins(30 * seats, (twins) => expectSameForOthers(game, seats, twins));
  });

  if (secrets.hides !== undefined) {
    test('what others see until a hidden choice is revealed does not depend on the choice', () => {
      forTwins(30, ({ seat, one, other }, seed) => {
        expectAllToldAlike(game, secrets, seats, one, seed);
        const withoutSeat = (state: unknown): readonly Seat[] => game.active(state).filter((due) => due !== seat);
        expectSameStories(game, secrets, seats, { seat, one, other }, seed, withoutSeat);
      });
    });
  }

  if (dealtOtherwise === undefined) return;
  test('what others see does not change when only the secrets of one seat do', () => {
    forMatches(2, (seed) => {
      for (const seat of everySeat(seats)) {
        const { opening } = playOut(game, seats, seed, { ...optionsOf(table, seed), ...secrets.options }, 0);
        const otherOpening = dealtOtherwise(opening, seat);
        expect(otherOpening).not.toEqual(opening);
        expect(toldTo(game, othersThan(seats, new Set([seat])), otherOpening)).toEqual(
          toldTo(game, othersThan(seats, new Set([seat])), opening),
        );
        const [one, other] = [opening, otherOpening].map((events) => fold(game, game.initialState(), events));
        expectSameStories(game, secrets, seats, { seat, one, other }, seed, (state) => game.active(state));
      }
    });
  });
};

/** Serialises for comparison, which is much faster than a deep comparison. */
const written = (value: unknown): string => JSON.stringify(value);

const othersThan = (seats: number, knowing: ReadonlySet<Seat>): readonly Viewer[] => [
  'spectator',
  ...everySeat(seats).filter((other) => !knowing.has(other)),
];

const toldTo = (game: AnyGame, viewers: readonly Viewer[], events: readonly BaseEvent[]): unknown =>
  viewers.map((viewer) => events.map((event) => game.redact(event, viewer)));

const expectSameForOthers = (game: AnyGame, seats: number, { seat, one, other }: Twins): void => {
  expect(other).not.toEqual(one);
  expect(game.active(other)).toEqual(game.active(one));
  for (const viewer of othersThan(seats, new Set([seat]))) {
    expect(written(game.view(other, viewer))).toBe(written(game.view(one, viewer)));
    if (viewer !== 'spectator') expect(written(game.legalMoves(other, viewer))).toBe(written(game.legalMoves(one, viewer)));
  }
};

/** Others see the same, whatever an active seat chooses in secret. */
const expectAllToldAlike = (game: AnyGame, secrets: Secrets, seats: number, state: unknown, seed: number): void => {
  for (const seat of game.active(state)) {
    const toldOf = new Map<string, unknown>();
    for (const move of game.legalMoves(state, seat)) {
      const { events = [] } = game.decide(state, move, seeded(seed));
      if (!events.every((event) => secrets.hides?.(event))) continue;
      const kinds = events.map(({ type }) => type).join();
      const told = toldTo(game, othersThan(seats, new Set([seat])), events);
      expect(told).toEqual(toldOf.get(kinds) ?? told);
      toldOf.set(kinds, told);
    }
  }
};

/**
 * Plays twin matches by commands that are legal in both. A seat that learns the secret, for example by stealing gold, is no longer
 * compared; the comparison ends with the match, or when all know the secret. `movers`: seats that may move.
 */
const expectSameStories = (
  game: AnyGame,
  secrets: Secrets,
  seats: number,
  { seat, one, other }: Twins,
  seed: number,
  movers: (state: unknown) => readonly Seat[],
): void => {
  const knowing = new Set([seat]);
  let states = [one, other];
  for (let number = 0; number < 120; number++) {
    const due = movers(states[0]);
    if (due.length === 0) return;
    const mover = seeded(seed + number).pick(due);
    const legal = new Set(game.legalMoves(states[1], mover).map(keyOf));
    const both = game.legalMoves(states[0], mover).filter((move) => legal.has(keyOf(move)));
    const move = randomMove(both, seeded(seed - number));
    const [events = [], twins = []] = states.map((state) => game.decide(state, move, seeded(seed + number)).events);
    const sharing = events.map((event) => secrets.sharedBy(event));
    if (sharing.includes('all') || events.some((event) => event.type === 'GameEnded')) return;
    for (const learners of sharing as readonly (readonly Seat[])[]) {
      if (learners.some((learner) => knowing.has(learner))) for (const learner of learners) knowing.add(learner);
    }
    const others = othersThan(seats, knowing);
    expect(toldTo(game, others, twins)).toEqual(toldTo(game, others, events));
    states = [fold(game, states[0], events), fold(game, states[1], twins)];
  }
};
