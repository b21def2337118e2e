import { describe, expect, test } from 'vitest';
import { appendChoice, highlightedPlaces, MENU, parentPath, placesOf, resolvePath } from '#discord/command/movePath.ts';
import type { MoveFields } from '#engine/moves.ts';

const fields: MoveFields = {
  Sail: [
    { name: 'from', kind: 'word' },
    { name: 'to', kind: 'word' },
    { name: 'fleets', kind: 'amount' },
  ],
  Build: [{ name: 'at', kind: 'word' }],
  Rest: [],
};
const sail = (from: string, to: string, fleets: number) => ({ type: 'Sail', seat: 0, from, to, fleets });
const build = (at: string) => ({ type: 'Build', seat: 0, at });
const rest = { type: 'Rest', seat: 0 };
const sails = [sail('A1', 'A2', 1), sail('A1', 'A2', 2), sail('A1', 'B1', 1), sail('C3', 'C4', 1)];
const legal = [...sails, build('is1'), build('is2'), rest];

describe('a path of choices among legal moves', () => {
  test('a path of choices begins with the possible kinds of move', () => {
    const choices = [{ value: 'Sail' }, { value: 'Build' }, { value: 'Rest' }];
    expect(resolvePath(fields, legal, [])).toMatchObject({ kind: 'types', choices });
    expect(resolvePath(fields, [build('is1'), rest], [])).toMatchObject({
      kind: 'types',
      choices: [{ value: 'Build' }, { value: 'Rest' }],
    });
  });

  test('a path of choices begins with the fields of the only kind, if there is one', () => {
    expect(resolvePath(fields, sails, [])).toMatchObject({ kind: 'field', field: 'from', path: ['Sail'] });
    expect(resolvePath(fields, sails, [])).toEqual(resolvePath(fields, sails, ['Sail']));
  });

  test('a path of choices goes field by field, only to legal values', () => {
    const to = resolvePath(fields, legal, ['Sail', 'A1']);
    expect(to).toMatchObject({ kind: 'field', field: 'to', settled: ['from'], choices: [{ value: 'A2' }, { value: 'B1' }] });
    expect(resolvePath(fields, legal, ['Sail', 'A1', 'A2'])).toMatchObject({
      field: 'fleets',
      settled: ['from', 'to'],
      choices: [{ value: '1' }, { value: '2' }],
    });
  });

  test('a path of choices skips fields with a single value', () => {
    expect(resolvePath(fields, legal, ['Sail', 'C3'])).toEqual({
      kind: 'move',
      path: ['Sail', 'C3', 'C4', '1'],
      command: sail('C3', 'C4', 1),
    });
    expect(resolvePath(fields, [sail('A1', 'A2', 1), sail('A1', 'A2', 2)], [])).toMatchObject({
      field: 'fleets',
      path: ['Sail', 'A1', 'A2'],
    });
  });

  test('a path of choices lists whole moves if the remaining fields are chosen together and fit one menu', () => {
    const [from, to, count] = fields.Sail ?? [];
    if (from === undefined || to === undefined || count === undefined) throw new Error('There is no move to sail.');
    const joined = { Sail: [from, to, { ...count, together: true }] } as const;
    const open = resolvePath(joined, legal, ['Sail', 'A1']);
    const values = ['A2.1', 'A2.2', 'B1.1'];
    expect(open).toMatchObject({ kind: 'field', field: 'to', choices: values.map((value) => ({ value, moves: [{}] })) });
    for (const value of values) {
      const path = appendChoice(['Sail', 'A1'], value);
      expect(resolvePath(joined, legal, path)).toMatchObject({
        kind: 'move',
        path,
        command: { to: path[2], fleets: Number(path[3]) },
      });
    }
    expect(resolvePath(joined, legal, ['Sail', 'A1', 'A2'])).toMatchObject({
      field: 'fleets',
      choices: [{ value: '1' }, { value: '2' }],
    });
    const fleet = Array.from({ length: MENU }, (_, index) => sail('A1', 'A2', index + 3));
    expect(resolvePath(joined, [...fleet, sail('A1', 'B1', 1)], ['Sail'])).toMatchObject({
      field: 'to',
      choices: [{ value: 'A2' }, {}],
    });
    expect(resolvePath(joined, fleet, ['Sail'])).toMatchObject({ field: 'fleets', choices: { length: MENU } });
  });

  test('a path of choices ends with a move that has no fields', () => {
    expect(resolvePath(fields, legal, ['Rest'])).toEqual({ kind: 'move', path: ['Rest'], command: rest });
  });

  test.each([
    [['Fly']],
    [['Sail', 'Z9']],
    [['Sail', 'A1', 'C4']],
    [['Sail', 'A1', 'A2', '3']],
    [['Sail', 'A1', 'A2', '2', '2']],
    [['Rest', 'A1']],
    [['constructor']],
  ])('a path of choices is invalid if no legal move has it: %j', (path) => {
    expect(resolvePath(fields, legal, path)).toEqual({ kind: 'nowhere' });
  });

  test('a path of choices is invalid if nothing is legal', () => {
    expect(resolvePath(fields, [], [])).toEqual({ kind: 'nowhere' });
  });

  test('a path of choices goes back to the last real choice, past skipped fields', () => {
    expect(parentPath(fields, legal, ['Sail', 'A1', 'A2'])).toEqual(['Sail', 'A1']);
    const onlyFromA1 = legal.filter((move) => !('from' in move) || move.from === 'A1');
    expect(parentPath(fields, onlyFromA1, ['Sail', 'A1'])).toEqual([]);
    expect(parentPath(fields, legal, [])).toBeUndefined();
    expect(parentPath(fields, [sail('A1', 'A2', 1), sail('A1', 'B1', 1)], ['Sail', 'A1'])).toBeUndefined();
  });
});

describe('the place on the board that a question is about', () => {
  const board: MoveFields = {
    Sail: [
      { name: 'from', kind: 'word', onBoard: true },
      { name: 'to', kind: 'word', onBoard: true },
      { name: 'fleets', kind: 'amount' },
    ],
    Build: [{ name: 'at', kind: 'word', onBoard: true }],
    Rest: [],
  };
  const placesAt = (path: readonly string[]): readonly string[] => {
    const crossing = resolvePath(board, legal, path);
    return crossing.kind === 'field' ? highlightedPlaces(board, crossing) : [];
  };

  test('a question about a place is about the places offered', () => {
    expect(placesAt(['Sail'])).toEqual(['A1', 'C3']);
    expect(placesAt(['Sail', 'A1'])).toEqual(['A2', 'B1']);
    expect(placesAt(['Build'])).toEqual(['is1', 'is2']);
  });

  test('a question about a number is about the place chosen last', () => {
    expect(placesAt(['Sail', 'A1', 'A2'])).toEqual(['A2']);
  });

  test('a question about numbered parts of a place is about the place and those parts', () => {
    const slots: MoveFields = {
      Build: [
        { name: 'at', kind: 'word', onBoard: true },
        { name: 'slot', kind: 'index' },
      ],
    };
    const moves = [0, 2].map((slot) => ({ ...build('is1'), slot }));
    const open = resolvePath(slots, moves, ['Build', 'is1']);
    expect(open.kind === 'field' && highlightedPlaces(slots, open)).toEqual(['is1', 'is1.0', 'is1.2']);
  });

  test('a question about whole moves is about all places that they name', () => {
    expect(placesOf(board, [build('is2'), rest, sail('A1', 'A2', 1)])).toEqual(['is2', 'A1', 'A2']);
    expect(placesOf(fields, legal)).toEqual([]);
  });
});
