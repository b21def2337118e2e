import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARDS, boardOf, SET_UPS } from '#games/cyclades/data/boards.ts';
import type { BoardId } from '#games/cyclades/types.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const existing = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('not on the board');
  return found;
};

describe('the boards', () => {
  test.each([
    { id: '2-3', seas: 30, islands: 8, slots: 17, printed: 8, trade: ['A2', 'F1', 'F7', 'K2'] },
    { id: '4', seas: 46, islands: 10, slots: 23, printed: 9, trade: ['A1', 'A4', 'F1', 'F9', 'K1', 'K4'] },
    { id: '5', seas: 61, islands: 13, slots: 30, printed: 11, trade: ['A1', 'A6', 'F1', 'F11', 'K1', 'K6'] },
  ] as const)('board $id has its islands, sea spaces, slots, horns and trade spaces', ({ id, ...figures }) => {
    const board = BOARDS[id];
    expect({
      seas: board.seas.length,
      islands: board.islands.length,
      slots: sum(board.islands.map((island) => island.slots)),
      printed: sum(board.islands.map((island) => island.printedProsperity)),
      trade: board.seas.filter((sea) => sea.trade).map((sea) => sea.id),
    }).toEqual(figures);
  });

  test.each(Object.values(BOARDS))('on board $id adjacency is symmetric', (board) => {
    for (const sea of board.seas) {
      for (const other of sea.seas) expect(board.sea(other)?.seas).toContain(sea.id);
      for (const island of sea.islands) expect(board.island(island)?.seas).toContain(sea.id);
    }
    for (const island of board.islands) {
      for (const sea of island.seas) expect(board.sea(sea)?.islands).toContain(island.id);
    }
  });

  test.each(Object.values(BOARDS))('on board $id all sea spaces are connected', (board) => {
    const reached = new Set(['A1']);
    for (const id of reached) for (const next of board.sea(id)?.seas ?? []) reached.add(next);
    expect(reached.size).toBe(board.seas.length);
  });

  test('the circles of the map lie where the rulebook shows them', () => {
    expect(BOARDS['4'].island('is10')?.seas).toEqual(['H3', 'H4', 'I2', 'I4', 'J1', 'J4', 'K1', 'K2', 'K3']);
    expect(BOARDS['5'].island('is4')?.seas).toEqual(['C5', 'C6', 'C7', 'D5', 'D8', 'E6', 'E7', 'E8']);
    expect(BOARDS['2-3'].sea('F4')).toMatchObject({
      id: 'F4',
      index: 16,
      q: -2,
      r: 0,
      trade: false,
      seas: ['E4', 'F3', 'F5', 'G3'],
      islands: ['is3', 'is6'],
    });
  });

  test('an id that is not on the board is unknown', () => {
    expect(boardOf(2).island('is9')).toBeUndefined();
    expect(boardOf(2).sea('A3')).toBeUndefined();
    expect(boardOf(5).sea('toString')).toBeUndefined();
  });
});

test.each([2, 3, 4, 5])(
  'in the set-up of %i seats each has two islands, five slots, an income of 2 and a fleet at each island',
  (seats) => {
    const board = boardOf(seats);
    const setUp = SET_UPS[seats] ?? [];
    expect(setUp).toHaveLength(seats);
    for (const seat of setUp) {
      const islands = seat.islands.map((id) => existing(board.island(id)));
      const seas = seat.seas.map((id) => existing(board.sea(id)));
      expect(sum(islands.map((island) => island.slots))).toBe(5);
      expect(sum(islands.map((island) => island.printedProsperity)) + seas.filter((sea) => sea.trade).length).toBe(2);
      expect(islands.every((island) => seas.some((sea) => sea.islands.includes(island.id)))).toBe(true);
    }
    expect(new Set(setUp.flatMap((seat) => [...seat.islands, ...seat.seas])).size).toBe(4 * seats);
  },
);

interface BoardFacts {
  readonly islands: readonly { readonly id: string; readonly hexes: unknown; readonly metroCovers: unknown }[];
  readonly seas: readonly { readonly id: string; readonly trade: number; readonly seas: string[]; readonly islands: string[] }[];
}

describeWith('reference', 'the boards beside their printed facts', (folder) => {
  const facts = JSON.parse(readFileSync(join(folder, 'rules/cyclades-board.json'), 'utf8'));

  test.each(['2-3', '4', '5'] as const)('board %s equals the recorded one, space by space', (id: BoardId) => {
    const expected: BoardFacts = facts.boards[id];
    const board = BOARDS[id];
    expect(board.islands).toMatchObject(
      expected.islands.map((island) => ({ id: island.id, hexes: island.hexes, metroCovers: island.metroCovers })),
    );
    expect(board.islands.map((island) => island.seas.toSorted())).toEqual(
      facts.boards[id].islands.map((island: { seas: string[] }) => island.seas.toSorted()),
    );
    const sorted = (sea: { id: string; seas: readonly string[]; islands: readonly string[]; trade: boolean | number }) => ({
      id: sea.id,
      trade: Boolean(sea.trade),
      seas: sea.seas.toSorted(),
      islands: sea.islands.toSorted(),
    });
    expect(board.seas.map(sorted)).toEqual(expected.seas.map(sorted));
  });

  test.each([2, 3, 4, 5])('the set-up of %i seats equals the recorded one', (seats) => {
    expect(SET_UPS[seats]).toEqual(
      facts.setups[seats].seats.map((seat: { islands: string[]; fleets: object }) => ({
        islands: seat.islands,
        seas: Object.keys(seat.fleets),
      })),
    );
  });
});
