import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { Played, UserId } from '#matches/index.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingOrders, keep } from '../games/countingOrders.ts';
import { pass, passingGame } from '../games/passingGame.ts';
import { table } from '../games/table.ts';

const code = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

const NOON = Date.parse('2026-01-01T12:00:00Z');

/** Starts a match of three of the passing game. */
const started = async () => {
  const fixture = table(openMemoryStores(), { counting: passingGame }, () => countingOrders);
  const match = await fixture.started(3, { options: { goal: '20' }, pace: '24h', timeOut: 'safe' });
  const act = (command: Parameters<typeof fixture.act>[1]) => fixture.act(match, command);
  const undo = (user: UserId) => act({ type: 'Undo', user });
  const redo = (user: UserId) => act({ type: 'Redo', user });
  const offered = async (user: UserId) => {
    const { undo: mayUndo, redo: mayRedo } = (await fixture.matches.position(match, user)) ?? {};
    return [mayUndo === true, mayRedo === true];
  };
  return { ...fixture, match, act, undo, redo, offered };
};

describe('an undo of a decision that is still open', () => {
  test('an undo of a choice among others leaves the choices of others', async () => {
    const { act, undo } = await started();
    await act(pass('ada', [0, 1, 2]));
    await act(pass('ada', [1, 2]));
    await act(pass('ben', [2]));
    expect(await undo('ada')).toMatchObject({ events: [{ event: { type: 'Undone', of: 0, alone: true } }] });
  });

  test('an undo of a choice among others leaves the orders that others have used since', async () => {
    /** Any order makes the second seat pass. */
    const orders: AnyStandingOrders = {
      ...countingOrders,
      ordered: (all) => {
        const [by] = all;
        return by && { command: { type: 'Pass', seat: 1, due: [0, 2] } as BaseCommand, by, left: all };
      },
    };
    const fixture = table(openMemoryStores(), { counting: passingGame }, () => orders);
    const match = await fixture.started(3);
    await fixture.act(match, pass('ada', [0, 1, 2]));
    await fixture.act(match, pass('ada', [0, 1, 2]));
    const saved = await fixture.act(match, { type: 'ChangeOrders', user: 'ben', orders: [keep(1)] });
    expect(saved).toMatchObject({ kind: 'played', events: [{ event: { type: 'Passed' }, by: 1 }] });
    const undone = await fixture.act(match, { type: 'Undo', user: 'ada' });
    expect(undone).toMatchObject({ events: [{ event: { type: 'Undone', alone: true } }] });
    expect((await fixture.matches.orders(match, 'ben'))?.standing).toEqual([keep(1)]);
  });

  test('an undo of a move after which another seat has to act as well undoes everything since', async () => {
    const { act, undo } = await started();
    await act(pass('ada', [0, 1]));
    const undone = await undo('ada');
    expect(undone).toMatchObject({ events: [{ event: { type: 'Undone', of: 0 } }] });
    expect(undone.kind === 'played' && undone.events[0]?.event).not.toHaveProperty('alone');
  });

  test('a choice cannot be undone once another choice has revealed something to its seat', async () => {
    const { act, offered, undo } = await started();
    await act(pass('ada', [0, 1, 2]));
    await act(pass('ada', [0, 1, 2]));
    await act(pass('ben', [0, 1, 2], { shownTo: 2 }));
    expect(await offered('ada')).toEqual([true, false]);
    await act(pass('ben', [0, 1, 2], { shownTo: 0 }));
    await act(pass('ben', [0, 1, 2]));
    expect(await offered('ada')).toEqual([false, false]);
    expect(code(await undo('ada'))).toBe('othersActed');
  });

  test('a choice cannot be undone once another seat has become active', async () => {
    const { act, undo } = await started();
    await act(pass('ada', [0, 1]));
    await act(pass('ada', [0, 1]));
    await act(pass('ben', [0, 1, 2]));
    expect(code(await undo('ada'))).toBe('othersActed');
  });

  test('a move that revealed something to its own seat cannot be undone', async () => {
    const { act, undo } = await started();
    await act(pass('ada', [1], { shownTo: 0 }));
    expect(code(await undo('ada'))).toBe('hiddenShown');
  });

  test('a move can be undone after hidden acts of others, and not after one that its seat sees', async () => {
    const { act, undo } = await started();
    await act(pass('ada', [1]));
    await act(pass('ben', [2], { hidden: true }));
    expect(code(await undo('ada'))).toBe('played');
    await act(pass('ada', [1]));
    await act(pass('ben', [2]));
    expect(code(await undo('ada'))).toBe('othersActed');
  });
});

describe('moves that others make for a seat', () => {
  test('a move cannot be undone after the safe move of the next seat, because another seat has acted', async () => {
    const { act, clock, count, match, undo } = await started();
    await count(match, 'ada');
    clock.advance(72);
    const late = await act({ type: 'RunOutOfTime', seat: 1, begun: NOON });
    expect(late).toMatchObject({ kind: 'played' });
    expect(code(await undo('ada'))).toBe('othersActed');
  });

  test('a move cannot be undone when the order of another seat has answered it', async () => {
    const { act, count, match, undo } = await started();
    await act({ type: 'ChangeOrders', user: 'ben', orders: [keep(1)] });
    const moved = await count(match, 'ada');
    expect(moved.kind === 'played' && moved.events.map(({ by }) => by)).toEqual([0, 1]);
    expect(code(await undo('ada'))).toBe('othersActed');
  });

  test('the safe move of a seat that was out of time cannot be undone by its person', async () => {
    const { act, clock, undo } = await started();
    clock.advance(72);
    await act({ type: 'RunOutOfTime', seat: 0, begun: NOON });
    expect(await undo('ada')).toMatchObject({ rejection: { code: 'movedForYou', params: { how: 'safe' } } });
  });

  test('a move that also ended a vote on its seat can be undone', async () => {
    const fixture = table(openMemoryStores(), { counting: passingGame });
    const match = await fixture.started(3, { pace: '24h', timeOut: 'vote' });
    fixture.clock.advance(72);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    const moved = await fixture.count(match, 'ada');
    expect(moved.kind === 'played' && moved.events.map(({ event }) => event.type)).toEqual(['Counted', 'VoteEnded']);
    expect(code(await fixture.act(match, { type: 'Undo', user: 'ada' }))).toBe('played');
  });
});

test('after a rewind a decision can be undone three times again, and not a fourth time', async () => {
  const { act, count, match, matches, undo } = await started();
  await count(match, 'ada');
  await undo('ada');
  await count(match, 'ada');
  const [start = 0] = (await matches.history(match, 0))?.rewindPoints() ?? [];
  await act({ type: 'Organise', user: 'o', motion: { kind: 'rewind', toVersion: start }, reason: 'agreed' });
  for (const expected of ['played', 'played', 'played', 'undoneTooOften']) {
    await count(match, 'ada');
    expect(code(await undo('ada'))).toBe(expected);
  }
});

test('the second act of a seat can be undone and redone three times', async () => {
  const { act, redo, undo } = await started();
  await act(pass('ada', [0]));
  await act(pass('ada', [0]));
  for (const _ of [1, 2, 3]) {
    expect(code(await undo('ada'))).toBe('played');
    expect(code(await redo('ada'))).toBe('played');
  }
  expect(code(await undo('ada'))).toBe('undoneTooOften');
});

describe('a redo', () => {
  test('a position offers an undo after a move, and a redo after its undo', async () => {
    const { count, match, offered, redo, undo } = await started();
    expect(await offered('ada')).toEqual([false, false]);
    await count(match, 'ada');
    expect(await offered('ada')).toEqual([true, false]);
    await undo('ada');
    expect(await offered('ada')).toEqual([false, true]);
    expect(await offered('ben')).toEqual([false, false]);
    expect(code(await redo('ada'))).toBe('played');
    expect(await offered('ada')).toEqual([true, false]);
  });

  test('a choice can be redone after a choice of another seat, unless that revealed something to its seat', async () => {
    const { act, offered, redo, undo } = await started();
    await act(pass('ada', [0, 1, 2]));
    await act(pass('ada', [1, 2]));
    await undo('ada');
    await act(pass('ben', [0, 1, 2]));
    expect(await offered('ada')).toEqual([false, true]);
    await act(pass('ben', [0, 1, 2], { shownTo: 0 }));
    expect(await offered('ada')).toEqual([false, false]);
    expect(code(await redo('ada'))).toBe('othersActed');
  });

  test('a choice cannot be redone after the table has rewound', async () => {
    const { act, match, matches, redo, undo, count } = await started();
    await count(match, 'ada');
    await undo('ada');
    await count(match, 'ada');
    await undo('ada');
    await count(match, 'ada');
    const [start = 0] = (await matches.history(match, 0))?.rewindPoints() ?? [];
    await act({ type: 'Organise', user: 'o', motion: { kind: 'rewind', toVersion: start }, reason: 'agreed' });
    expect(code(await redo('ada'))).toBe('nothingToRedo');
    expect(code(await undo('ada'))).toBe('nothingToUndo');
  });
});
