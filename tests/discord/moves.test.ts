import { describe, expect, test } from 'vitest';
import { backFrom, follow, type MoveFields } from '#discord/moves.ts';

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
  test('begins with the kinds of move there are', () => {
    const choices = [{ value: 'Sail' }, { value: 'Build' }, { value: 'Rest' }];
    expect(follow(fields, legal, [])).toMatchObject({ kind: 'types', choices });
    expect(follow(fields, [build('is1'), rest], [])).toMatchObject({
      kind: 'types',
      choices: [{ value: 'Build' }, { value: 'Rest' }],
    });
  });

  test('begins with the fields of the only kind that has any choice, lone moves beside them', () => {
    const first = follow(fields, [...sails, build('is1'), rest], []);
    const beside = [{ value: 'Build' }, { value: 'Rest' }];
    expect(first).toMatchObject({ kind: 'field', field: 'from', path: ['Sail'], beside });
    expect(follow(fields, [...sails, build('is1'), rest], ['Sail'])).toEqual(first);
    expect(follow(fields, [...sails, rest], ['Sail', 'A1'])).toMatchObject({ field: 'to', beside: [] });
    expect(backFrom(fields, [...sails, rest], ['Sail', 'A1'])).toEqual(['Sail']);
  });

  test('keeps lone moves beside what was taken by itself on the way to the first choice', () => {
    const ofA1 = [...sails.filter(({ from }) => from === 'A1'), rest];
    expect(follow(fields, ofA1, [])).toMatchObject({ field: 'to', path: ['Sail', 'A1'], beside: [{ value: 'Rest' }] });
    expect(follow(fields, ofA1, ['Sail', 'A1'])).toEqual(follow(fields, ofA1, []));
    expect(backFrom(fields, ofA1, ['Sail', 'A1'])).toBeUndefined();
  });

  test('goes field by field, only to what is still legal', () => {
    const to = follow(fields, legal, ['Sail', 'A1']);
    expect(to).toMatchObject({ kind: 'field', field: 'to', settled: ['from'], choices: [{ value: 'A2' }, { value: 'B1' }] });
    expect(follow(fields, legal, ['Sail', 'A1', 'A2'])).toMatchObject({
      field: 'fleets',
      settled: ['from', 'to'],
      choices: [{ value: '1' }, { value: '2' }],
    });
  });

  test('takes by itself what has no alternative', () => {
    expect(follow(fields, legal, ['Sail', 'C3'])).toEqual({
      kind: 'move',
      path: ['Sail', 'C3', 'C4', '1'],
      command: sail('C3', 'C4', 1),
    });
    expect(follow(fields, [sail('A1', 'A2', 1), sail('A1', 'A2', 2)], [])).toMatchObject({
      field: 'fleets',
      path: ['Sail', 'A1', 'A2'],
    });
  });

  test('ends with a move that has no fields', () => {
    expect(follow(fields, legal, ['Rest'])).toEqual({ kind: 'move', path: ['Rest'], command: rest });
  });

  test.each([
    [['Fly']],
    [['Sail', 'Z9']],
    [['Sail', 'A1', 'C4']],
    [['Sail', 'A1', 'A2', '3']],
    [['Sail', 'A1', 'A2', '2', '2']],
    [['Rest', 'A1']],
    [['constructor']],
  ])('leads nowhere when no legal move has it: %j', (path) => {
    expect(follow(fields, legal, path)).toEqual({ kind: 'nowhere' });
  });

  test('leads nowhere when nothing is legal', () => {
    expect(follow(fields, [], [])).toEqual({ kind: 'nowhere' });
  });

  test('goes back to the last real choice, past what was taken by itself', () => {
    expect(backFrom(fields, legal, ['Sail', 'A1', 'A2'])).toEqual(['Sail', 'A1']);
    const onlyFromA1 = legal.filter((move) => !('from' in move) || move.from === 'A1');
    expect(backFrom(fields, onlyFromA1, ['Sail', 'A1'])).toEqual([]);
    expect(backFrom(fields, legal, [])).toBeUndefined();
    expect(backFrom(fields, [sail('A1', 'A2', 1), sail('A1', 'B1', 1)], ['Sail', 'A1'])).toBeUndefined();
  });
});
