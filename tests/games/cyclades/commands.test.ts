import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cyclades } from '#games/cyclades/index.ts';
import { REJECTION_CODES, type RejectionCode, type RejectionParams } from '#games/cyclades/rejections.ts';
import { given, stateAfter, table, turnOf } from '../../support/fakes/given.ts';
import { loaded } from '../../support/fakes/seededChance.ts';

const offerings = given(table(3)).state;
const turn = given(table(3), turnOf('ares')).state;

const rejectedAs = <Code extends RejectionCode>(
  state: unknown,
  command: unknown,
  code: Code,
  params: RejectionParams[Code],
): void => {
  expect(cyclades.decide(state as never, command as never, loaded([]))).toEqual({ rejected: { code, params } });
};

describe('a malformed command is refused', () => {
  test.each([null, true, 5, 'EndTurn', [], [{ type: 'EndTurn', seat: 0 }], {}, { type: 7, seat: 0 }, { seat: 0 }])(
    'the value %j is refused, since it is not a command',
    (command) => {
      rejectedAs(offerings, command, 'notACommand', {});
    },
  );

  test.each(['endTurn', 'toString', '__proto__', 'useCreature', ''])('a command of the unknown type "%s" is refused', (type) => {
    rejectedAs(offerings, { type, seat: 0 }, 'unknownCommand', { type });
  });

  test.each([
    [{ type: 'PlaceBid', seat: 0, god: 'ares' }, 'amount'],
    [{ type: 'PlaceBid', seat: 0, amount: 3 }, 'god'],
    [{ type: 'PlaceBid', god: 'apollo' }, 'seat'],
    [{ type: 'Build', seat: 0, island: 'is1' }, 'slot'],
    [{ type: 'SwapCreature', seat: 0 }, 'creature'],
    [{ type: 'UseCreature', seat: 0 }, 'creature'],
    [{ type: 'UseCreature', seat: 0, creature: 'griffon' }, 'target'],
    [{ type: 'UseCreature', seat: 0, creature: 'medusa' }, 'island'],
    [{ type: 'UseCreature', seat: 0, creature: 'pegasus', from: 'is1', to: 'is2' }, 'troops'],
    [{ type: 'UseCreature', seat: 0, creature: 'mermaid', from: 'G5' }, 'sea'],
    [{ type: 'UseCreature', seat: 0, creature: 'giant', island: 'is1' }, 'slot'],
    [{ type: 'UseCreature', seat: 0, creature: 'cyclops', island: 'is1', slot: 0 }, 'building'],
    [{ type: 'SellPiece', seat: 0, at: 'is1' }, 'piece'],
    [{ type: 'PushFleets', seat: 0, to: 'F5' }, 'from'],
    [{ type: 'MoveKraken', seat: 0 }, 'to'],
  ])('the command %j without %s is refused', (command, field) => {
    rejectedAs(offerings, command, 'missingField', { command: command.type, field });
  });

  test.each([
    [{ type: 'PlaceBid', seat: 0, god: 'apollo', amount: 3 }, 'amount'],
    [{ type: 'PlaceBid', seat: 0, god: 'ares', amount: 3, island: 'is1' }, 'island'],
    [{ type: 'EndTurn', seat: 0, user: '1234' }, 'user'],
    [{ type: 'UseCreature', seat: 0, creature: 'fates', island: 'is1' }, 'island'],
    [{ type: 'UseCreature', seat: 0, creature: 'kraken', sea: 'A1', from: 'A2' }, 'from'],
    [{ type: 'FinishCreature', seat: 0, creature: 'sylph' }, 'creature'],
    [JSON.parse('{"type":"EndTurn","seat":0,"__proto__":{"seat":1}}'), '__proto__'],
  ])('the command %j with the unknown field %s is refused', (command, field) => {
    rejectedAs(offerings, command, 'unknownField', { command: command.type, field });
  });

  test.each([
    [{ type: 'PlaceBid', seat: 0, god: 'ares', amount: 0 }, 'amount', 'countFromOne'],
    [{ type: 'PlaceBid', seat: 0, god: 'ares', amount: 2.5 }, 'amount', 'countFromOne'],
    [{ type: 'PlaceBid', seat: 0, god: 'ares', amount: '3' }, 'amount', 'countFromOne'],
    [{ type: 'PlaceBid', seat: 0, god: 'ares', amount: 1e300 }, 'amount', 'countFromOne'],
    [{ type: 'PlaceBid', seat: 0, god: 'hera', amount: 3 }, 'god', 'patron'],
    [{ type: 'PlaceBid', seat: '0', god: 'apollo' }, 'seat', 'seat'],
    [{ type: 'Build', seat: 0, island: 7, slot: 0 }, 'island', 'text'],
    [{ type: 'Build', seat: 0, island: 'is7', slot: -1 }, 'slot', 'countFromZero'],
    [{ type: 'MoveFleets', seat: 0, from: 'G5', to: 'F5', fleets: 0 }, 'fleets', 'countFromOne'],
    [{ type: 'UseCreature', seat: 0, creature: 'hydra' }, 'creature', 'creature'],
    [{ type: 'UseCreature', seat: 0, creature: 'toString', island: 'is1' }, 'creature', 'creature'],
    [{ type: 'UseCreature', seat: 0, creature: 'dryad', target: 'Ada' }, 'target', 'seat'],
    [{ type: 'UseCreature', seat: 0, creature: 'harpy', island: 3 }, 'island', 'text'],
    [{ type: 'UseCreature', seat: 0, creature: 'pegasus', from: 'is1', to: 'is2', troops: 0 }, 'troops', 'countFromOne'],
    [{ type: 'UseCreature', seat: 0, creature: 'giant', island: 'is1', slot: 0.5 }, 'slot', 'countFromZero'],
    [{ type: 'UseCreature', seat: 0, creature: 'cyclops', island: 'is1', slot: 0, building: 'castle' }, 'building', 'building'],
    [{ type: 'UseCreature', seat: 0, creature: 'mermaid', sea: 'F1', from: null }, 'from', 'text'],
    [{ type: 'SwapCreature', seat: 0, creature: 'hydra' }, 'creature', 'creature'],
    [{ type: 'SellPiece', seat: 0, piece: 'horse' }, 'piece', 'piece'],
    [{ type: 'EndTurn', seat: -1 }, 'seat', 'seat'],
    [{ type: 'EndTurn', seat: null }, 'seat', 'seat'],
  ] as const)('the command %j with a wrong %s is refused', (command, field, expected) => {
    rejectedAs(offerings, command, 'wrongField', { command: command.type, field, expected });
  });

  test('a refusal is returned, not thrown, in every phase', () => {
    const states = [
      cyclades.initialState(),
      stateAfter([{ type: 'GameBegan', seats: 3, options: offerings.options }]),
      offerings,
      turn,
    ];
    for (const state of states)
      rejectedAs(state, { type: 'EndTurn', seat: 0, more: 1 }, 'unknownField', { command: 'EndTurn', field: 'more' });
  });
});

describe('a command at the wrong time or by the wrong seat', () => {
  test('a command before the deal is refused', () => {
    const begun = stateAfter([{ type: 'GameBegan', seats: 3, options: offerings.options }]);
    rejectedAs(begun, { type: 'EndTurn', seat: 0 }, 'notStarted', {});
  });

  test('a command of a seat that does not exist is refused', () => {
    rejectedAs(turn, { type: 'EndTurn', seat: 3 }, 'noSuchSeat', { seat: 3, seats: 3 });
  });

  test('a command of a seat that does not have to act is refused', () => {
    rejectedAs(turn, { type: 'EndTurn', seat: 1 }, 'notYourTurn', { active: [0] });
    expect(cyclades.legalMoves(turn, 1)).toEqual([]);
    expect(cyclades.legalMoves(turn, 7)).toEqual([]);
  });

  test('a safe move for a seat that does not have to act throws', () => {
    expect(() => cyclades.safeMove(turn, 1)).toThrow('Seat 1 has no legal move.');
  });
});

test('every rejection code has a test', () => {
  const here = new URL('./', import.meta.url);
  const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n');
  expect(REJECTION_CODES.filter((code) => !new RegExp(`(thenRejected\\(|rejectedAs\\([^\\n]*)'${code}'`).test(tests))).toEqual(
    [],
  );
});
