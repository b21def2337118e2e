import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold } from '#engine/game.ts';
import type { Command } from '#games/peloponnes/commands.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { REJECTION_CODES } from '#games/peloponnes/rejections.ts';
import { bid, DEFAULTS, draws, faceUp, given, table } from './given.ts';

const asked = (value: unknown) =>
  peloponnes.decide(given(table(2), faceUp(['A14', 'A12'])).state, value as Command, draws()).rejected;

describe('a malformed command is refused', () => {
  test.each([[null], [7], ['PassBid'], [[]], [{}], [{ type: 3, seat: 0 }]])(
    'the value %j is refused, since it is not a command',
    (value) => {
      expect(asked(value)).toEqual({ code: 'notACommand', params: {} });
    },
  );

  test.each(['Bid', 'toString', 'constructor', ''])('a command of type %j is refused', (type) => {
    expect(asked({ type, seat: 0 })).toEqual({ code: 'unknownCommand', params: { type } });
  });

  test('a command with a missing, unknown or malformed field is refused', () => {
    const command = 'PlaceBid';
    const whole = { type: command, seat: 0, tile: 'A14', coins: 2 };
    const wrong = (field: string, expected: string) => ({ code: 'wrongField', params: { command, field, expected } });
    expect(asked({ ...whole, tile: undefined })).toEqual({ code: 'missingField', params: { command, field: 'tile' } });
    expect(asked({ ...whole, god: 'ares' })).toEqual({ code: 'unknownField', params: { command, field: 'god' } });
    expect(asked({ ...whole, coins: 0 })).toEqual(wrong('coins', 'countFromOne'));
    expect(asked({ ...whole, coins: 1.5 })).toEqual(wrong('coins', 'countFromOne'));
    expect(asked({ ...whole, coins: '2' })).toEqual(wrong('coins', 'countFromOne'));
    expect(asked({ ...whole, tile: 'A99' })).toEqual(wrong('tile', 'tile'));
    expect(asked({ ...whole, tile: 'toString' })).toEqual(wrong('tile', 'tile'));
    expect(asked({ ...whole, seat: -1 })).toEqual(wrong('seat', 'seat'));
    expect(asked({ type: 'ChooseIncome', seat: 0, tile: 'A15', good: 'luxury' })).toEqual({
      code: 'wrongField',
      params: { command: 'ChooseIncome', field: 'good', expected: 'incomeChoice' },
    });
    expect(asked({ type: 'ChooseBonus', seat: 0, good: 'coins' })).toEqual({
      code: 'wrongField',
      params: { command: 'ChooseBonus', field: 'good', expected: 'resource' },
    });
    expect(asked({ type: 'FeedInhabitants', seat: 0, luxury: -2 })).toEqual({
      code: 'wrongField',
      params: { command: 'FeedInhabitants', field: 'luxury', expected: 'countFromZero' },
    });
  });
});

describe('a command at the wrong time', () => {
  const pass: Command = { type: 'PassBid', seat: 0 };

  test('a command before the deal is refused', () => {
    expect(peloponnes.decide(peloponnes.initialState(), pass, draws()).rejected).toEqual({ code: 'notStarted', params: {} });
    const begun = fold(peloponnes, peloponnes.initialState(), peloponnes.begin({ seats: 2, options: DEFAULTS }));
    expect(peloponnes.decide(begun, pass, draws()).rejected).toEqual({ code: 'notStarted', params: {} });
  });

  test('a command of a seat that does not exist is refused', () => {
    expect(asked({ type: 'PassBid', seat: 2 })).toEqual({ code: 'noSuchSeat', params: { seat: 2, seats: 2 } });
  });

  test('a command after the end is refused', () => {
    given(table(2), { type: 'GameEnded', winners: [1], reason: 'score' })
      .when(pass)
      .thenRejected('gameOver', {});
  });

  test('a command of another step is refused', () => {
    given(table(2), faceUp(['A14']), bid(0, 'A14', 1))
      .when({ type: 'PayBuilding', seat: 1, tile: 'A14' })
      .thenRejected('notThisStep', { command: 'PayBuilding', phase: 'offers' });
  });
});

test('every rejection has a test', () => {
  const here = new URL('./', import.meta.url);
  const tests = readdirSync(here)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .join('\n');
  expect(REJECTION_CODES.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
