import { describe, expect, test } from 'vitest';
import { facts as cycladesFacts } from '#games/cyclades/facts.ts';
import { facts as peloponnesFacts } from '#games/peloponnes/facts.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { theGame } from '../support/builders/positions.ts';
import { REGISTRY } from '../support/games.ts';
import { LANGUAGES } from '../support/languages.ts';
import { playOut } from '../support/players/playout.ts';

const MATCHES = [1, 2, 3, 4, 5, 6];

const playedOf = (id: string, seed: number) => {
  const game = theGame(id);
  const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
  const { events, end } = playOut(game, seats, seed);
  return { seats, events, view: game.view(end, 'spectator'), facts: REGISTRY.find(id)?.facts?.(events) ?? [] };
};

describe('facts of a match', () => {
  test.each(REGISTRY.ids)('every seat of %s has its facts, all of which have a name in every language', (id) => {
    for (const seed of MATCHES) {
      const { seats, facts } = playedOf(id, seed);
      expect(facts).toHaveLength(seats);
      const keys = facts.flatMap(({ side, used }) => [...(side === undefined ? [] : [side]), ...Object.keys(used)]);
      expect(keys.length).toBeGreaterThanOrEqual(seats);
      for (const { game } of LANGUAGES) {
        for (const key of keys) expect(game(id).facts?.name(key)).toMatch(/^\p{L}.{2,39}$/u);
      }
    }
  });

  test('Cyclades counts each creature that left the track or was called, and the god whose turns a seat took most', () => {
    const turn = (seat: number, god: 'ares' | 'zeus' | 'apollo') => ({ type: 'TurnBegan', seat, god }) as const;
    const begun = { type: 'GameBegan', seats: 2, options: {} } as never;
    const bought = { type: 'CreatureBought', seat: 0, creature: 'chimera', cost: 4, discount: 0 } as const;
    const called = { type: 'CreatureCalled', seat: 0, creature: 'medusa' } as const;
    const events = [begun, turn(0, 'zeus'), turn(1, 'apollo'), bought, called, turn(0, 'ares'), bought, turn(0, 'ares')];
    expect(cycladesFacts(events)).toEqual([
      { side: 'ares', used: { chimera: 2, medusa: 1 } },
      { side: 'apollo', used: {} },
    ]);
    expect(cycladesFacts([begun, turn(0, 'zeus'), turn(0, 'ares')])).toEqual([{ side: 'zeus', used: {} }, { used: {} }]);
    for (const seed of MATCHES) {
      const { events: played, facts } = playedOf('cyclades', seed);
      const count = facts.flatMap(({ used }) => Object.values(used)).reduce((sum, each) => sum + each, 0);
      expect(count).toBe(played.filter(({ type }) => type === 'CreatureBought' || type === 'CreatureCalled').length);
    }
  });

  test('Peloponnes counts each tile that a civilisation has in the end', () => {
    for (const seed of MATCHES) {
      const { view, facts } = playedOf('peloponnes', seed);
      (view as View).seats.forEach(({ civilisation, lands, buildings }, seat) => {
        const had = facts[seat];
        expect(had?.side).toBe(civilisation);
        const tiles = [...lands, ...buildings.flatMap(({ tile, marked }) => (marked ? [] : tile))];
        expect(tiles.filter((tile) => had?.used[tile] === undefined)).toEqual([]);
      });
    }
    expect(peloponnesFacts([])).toEqual([]);
  });
});
