import { describe, expect, test } from 'vitest';
import type { AnyAdvice } from '#engine/advice.ts';
import type { AnyGame, Seat } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { withoutDetours } from '#games/cyclades/computer/detours.ts';
import { computers } from '#games/cyclades/computer/index.ts';
import { reasonsFor } from '#games/cyclades/computer/reasons.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { theGame } from '../../support/builders/positions.ts';
import { built, fleets, given, metropolis, owns, table, troops, turnOf } from '../../support/fakes/given.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { COMPUTER_SEATS, GAMES } from '../../support/games.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { playOut } from '../../support/players/playout.ts';
import { provided } from '../../support/setup/provided.ts';
import { sampled } from '../law.ts';
import { middles } from '../middles.ts';

const advised = (game: AnyGame, state: unknown, seat: Seat): readonly AnyAdvice[] =>
  provided(COMPUTER_SEATS, game.id).advise(game.view(state, seat), game.legalMoves(state, seat), seeded(7));

describe.each(Object.values(GAMES).map((game) => ({ id: game.id, game })))('advice in $id', ({ game }) => {
  const positions = sampled(
    middles(game, 40).filter(({ moves }) => moves.length > 1),
    16,
  );

  test('advice is on legal moves, the best first, always the same, and mutates nothing', () => {
    for (const { state, due } of positions) {
      const [seat = 0] = due;
      const asItWas = JSON.stringify(state);
      const advice = advised(game, state, seat);
      const legal = game.legalMoves(state, seat);
      const chances = advice.map(({ winChance }) => winChance);
      expect(advice.length).toBeGreaterThan(0);
      for (const { move } of advice) expect(legal).toContainEqual(move);
      expect(new Set(advice.map(({ move }) => JSON.stringify(move))).size).toBe(advice.length);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...chances)).toBeLessThanOrEqual(1);
      expect(advised(game, state, seat)).toEqual(advice);
      expect(JSON.stringify(state)).toBe(asItWas);
    }
  });

  test('advice does not depend on what other seats keep secret', () => {
    const { options, otherwise } = provided(SECRETS, game.id);
    const defaults = Object.fromEntries(Object.entries(game.options).map(([name, [first = '']]) => [name, first]));
    const twins = [1, 2, 3].flatMap((seed) =>
      playOut(game, 4, seed, { ...defaults, ...options }, 400).steps.flatMap(({ before }) => {
        const seat = game.active(before).find((due) => game.legalMoves(before, due).length > 1);
        const rival = seat === undefined ? undefined : [0, 1, 2, 3].find((each) => each !== seat && otherwise(before, each));
        return seat === undefined || rival === undefined ? [] : [{ seat, one: before, other: otherwise(before, rival) }];
      }),
    );
    expect(twins.length).toBeGreaterThan(5);
    for (const { seat, one, other } of sampled(twins, 12)) {
      expect(other).not.toEqual(one);
      expect(advised(game, other, seat)).toEqual(advised(game, one, seat));
    }
  });
});

test('the best advice in Cyclades is on the move that the strong AI player chooses', () => {
  const game = theGame('cyclades');
  const { strong } = provided(COMPUTER_SEATS, game.id);
  const positions = sampled(
    middles(game, 40).filter(({ moves }) => moves.length > 1),
    16,
  );
  for (const { state, due } of positions) {
    const [seat = 0] = due;
    const chosen = strong.choose(game.view(state, seat), game.legalMoves(state, seat), seeded(7));
    expect(advised(game, state, seat)[0]?.move).toEqual(chosen);
  }
});

describe('the reasons for moves of Cyclades', () => {
  const reasonsOf = (state: State, move: object) =>
    computers
      .advise(cyclades.view(state, 0), cyclades.legalMoves(state, 0), seeded(3))
      .find((advice) =>
        Object.entries(move).every(([field, value]) => Object.entries(advice.move).some(([f, v]) => f === field && v === value)),
      )?.reasons;

  const near: readonly Event[] = [
    metropolis(0, 'is8'),
    built(0, 'port', 'is1', 0),
    built(0, 'fortress', 'is1', 1),
    built(0, 'temple', 'is1', 2),
  ];

  test('the building of the last set brings the Metropolis that wins', () => {
    const { state } = given(table(4, { gold: 3 }), near, turnOf('athena'));
    expect(reasonsOf(state, { type: 'Build' })?.[0]).toEqual({ part: 'metropolis', count: 2, wins: true });
  });

  test('a third kind of building', () => {
    const { state } = given(table(4, { gold: 3 }), near.slice(0, 3), turnOf('zeus'));
    const reasons = reasonsOf(state, { type: 'Build' });
    expect(reasons).toContainEqual({ part: 'buildings', building: 'temple', kinds: 3 });
  });

  test('to end the turn keeps the gold', () => {
    const { state } = given(table(4, { gold: 3 }), turnOf('zeus'));
    expect(reasonsOf(state, { type: 'EndTurn' })).toContainEqual({ part: 'keeps', gold: 3 });
  });

  test('an attack says how likely it wins the battle, and a bid what it leaves for the turn', () => {
    const { state } = given(table(4, { gold: 6 }), fleets(0, 'G7'), troops(0, 'is8', 3), troops(3, 'is9', 1), turnOf('ares'));
    const attacks = computers
      .advise(cyclades.view(state, 0), cyclades.legalMoves(state, 0), seeded(3))
      .flatMap(({ reasons }) => reasons.filter(({ part }) => part === 'attack'));
    expect(attacks.length).toBeGreaterThan(0);
    for (const attack of attacks) expect(attack).toMatchObject({ odds: expect.any(Number) });
    const bidding = given(table(4, { gold: 6 })).state;
    expect(reasonsOf(bidding, { type: 'PlaceBid', god: 'ares', amount: 2 })).toContainEqual({ part: 'forTurn', gold: 4 });
  });

  test('a prosperity marker brings income on the seat’s own island alone', () => {
    const { state } = given(table(4), owns(0, 'is8'), owns(3, 'is9'), turnOf('apollo'));
    const onIsland = (island: 'is8' | 'is9') => reasonsFor(state, state, 0, { type: 'PlaceProsperity', seat: 0, island });
    expect(onIsland('is8')).toEqual([{ part: 'income', more: 1 }]);
    expect(onIsland('is9')).toEqual([]);
  });

  test('a rival loses something that is named', () => {
    const reason = reasonsFor(given(table(4), fleets(3, 'G7', 2)).state, given(table(4), turnOf('poseidon')).state, 0).find(
      ({ part }) => part === 'weakens',
    );
    expect(reason).toMatchObject({ rival: 3, what: 'fleets', count: 2 });
  });

  test('a troop protects a Metropolis from the rival whose troops could land there', () => {
    const threat = [metropolis(0, 'is8'), fleets(3, 'G7'), troops(3, 'is9', 2)].flat();
    const { state } = given(table(4, { gold: 6 }), threat, turnOf('ares'));
    expect(reasonsOf(state, { type: 'Recruit', at: 'is8' })).toContainEqual({ part: 'protects', island: 'is8', rival: 3 });
  });
});

describe('lines of moves of Cyclades', () => {
  const { state } = given(table(4, { gold: 9 }), fleets(0, 'G7'), [owns(0, 'is9')], troops(0, 'is8', 2), turnOf('ares'));
  const there: Command = { type: 'MoveTroops', seat: 0, from: 'is8', to: 'is9', troops: 1 };
  const back: Command = { type: 'MoveTroops', seat: 0, from: 'is9', to: 'is8', troops: 1 };
  const recruit = cyclades.legalMoves(state, 0).find(({ type }) => type === 'Recruit') as Command;

  test('a detour is cut out of a line, and what it cost stays in the purse', () => {
    const way = withoutDetours(state, [recruit, there, back]);
    expect(way?.line).toEqual([recruit]);
    expect(way?.positions.at(-1)?.seats[0]?.gold).toBe(withoutDetours(state, [recruit])?.positions.at(-1)?.seats[0]?.gold);
    expect(withoutDetours(state, [recruit, there])?.line).toEqual([recruit, there]);
  });

  test('a line that returns to its beginning is none', () => {
    expect(withoutDetours(state, [there, back, recruit])).toBeUndefined();
  });
});
