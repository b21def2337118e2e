import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import type { MatchCommand } from '#matches/index.ts';
import { SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { boundTo } from '../../support/fakes/fixedLuck.ts';
import { type Signer, signer } from '../../support/fakes/localBeacon.ts';
import { GAMES } from '../../support/games.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { check } from '../../verify/checking.ts';
import { countingGame } from '../games/countingGame.ts';
import { countingOrders, once } from '../games/countingOrders.ts';
import { table } from '../games/table.ts';
import { beacon, bringRound, exported, lobby, organise, rowOf, started, step, untilAwaited } from './localRounds.ts';

test('a lobby can choose a beacon only where one is configured, and can return to the secret alone', async () => {
  const choose = (value: string) => ({ type: 'ChooseOption', user: 'ada', option: 'fair', value }) as const;
  const without = await lobby('cyclades', null);
  expect(await without.refused(choose('beacon'))).toBe('noBeaconHere');
  expect(await without.refused(choose('secret'))).toBe('optionChosenAlready');
  const drawing = await lobby('cyclades');
  expect((await rowOf(drawing)).fair).toBe('secret');
  expect(await drawing.refused(choose('beacon'))).toBe('played');
  expect(await drawing.refused(choose('beacon'))).toBe('optionChosenAlready');
  expect((await rowOf(drawing)).fair).toBe('beacon');
  expect(await drawing.refused(choose('secret'))).toBe('played');
  expect((await rowOf(drawing)).fair).toBe('secret');
  expect(await drawing.refused({ type: 'Start', user: 'ada' })).toBe('played');
  expect(await drawing.at.matches.awaitedRound(drawing.match)).toBeUndefined();
});

describe.each(Object.keys(GAMES))('a match of %s with a beacon', (game) => {
  test('the first beacon round three to six seconds after the start deals a match, and no seat acts before', async () => {
    const drawing = await started(game);
    const { at, match } = drawing;
    const awaited = (await at.matches.awaitedRound(match)) ?? expect.fail('No deal is awaited.');
    const inMs = awaited.at - at.clock.now().getTime();
    expect(inMs).toBeGreaterThan(3_000);
    expect(inMs).toBeLessThanOrEqual(6_000);
    expect(await rowOf(drawing)).toMatchObject({ status: 'playing', active: [], computerDue: true });
    for (const user of ['ada', 'ben', 'cleo', 'eve', undefined]) {
      const position = await at.matches.position(match, user);
      expect(position).toMatchObject({ legal: [], isDrawAwaited: true });
      expect(position?.view).toBeInstanceOf(Object);
    }
    const [row] = (await at.stores.matches.read(match, 0)).filter(({ event }) => event.type === 'DrawAwaited');
    expect(row?.seen).toEqual({ type: 'DrawAwaited', round: awaited.round, at: awaited.at });
    await bringRound(drawing);
    expect((await rowOf(drawing)).active.length).toBeGreaterThan(0);
  });

  test('a match that waits for a draw accepts only the right round', async () => {
    const drawing = await started(game);
    const { round } = (await drawing.at.matches.awaitedRound(drawing.match)) ?? expect.fail('Nothing is awaited.');
    const forger = signer(2);
    expect(await drawing.refused({ type: 'DrawRound', round, signature: forger.sign(round) })).toBe('roundForged');
    expect(await drawing.refused({ type: 'DrawRound', round, signature: beacon.sign(round - 1) })).toBe('roundForged');
    expect(await drawing.refused({ type: 'DrawRound', round: round - 1, signature: beacon.sign(round - 1) })).toBe('alreadyDone');
    for (const command of [
      { type: 'Undo', user: 'ada' },
      { type: 'HandOver', user: 'cleo', to: 'computer' },
      { type: 'ChangeOrders', user: 'ada', orders: [] },
      organise({ kind: 'pause', hours: 24 }),
      { type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 } },
    ] as const) {
      expect([command.type, await drawing.refused(command)]).toEqual([command.type, 'drawAwaited']);
    }
    await bringRound(drawing);
    expect(await drawing.refused({ type: 'DrawRound', round, signature: beacon.sign(round) })).toBe('alreadyDone');
    expect(await drawing.refused(organise({ kind: 'roll' }))).toBe('noDrawAwaited');
  });

  test('a match with a beacon is played to its end and verified', async () => {
    const drawing = await started(game);
    for (let count = 0; count < 5_000 && (await rowOf(drawing)).status === 'playing'; count++) await step(drawing, count);
    expect((await rowOf(drawing)).status).toBe('ended');
    const file = await exported(drawing);
    const rounds = file.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'RoundDrawn');
    expect(rounds.length).toBeGreaterThan(3);
    expect(check(file)).toMatch(/^All of it follows/);
  });

  test('a match continues without its beacon after a unanimous vote, or an organiser’s decision a day later', async () => {
    const drawing = await started(game);
    expect(await drawing.refused(organise({ kind: 'roll' }))).toBe('beaconStillAwaited');
    expect(await drawing.refused({ type: 'CallVote', user: 'ada', motion: { kind: 'roll' } })).toBe('played');
    const called = (await drawing.at.matches.position(drawing.match, 'ada'))?.vote?.called ?? 0;
    expect(await drawing.refused({ type: 'Vote', user: 'ben', called, yes: true })).toBe('played');
    expect(await drawing.at.matches.awaitedRound(drawing.match)).toMatchObject({ round: expect.any(Number) });
    expect(await drawing.refused({ type: 'Vote', user: 'cleo', called, yes: true })).toBe('played');
    expect(await drawing.at.matches.awaitedRound(drawing.match)).toBeUndefined();
    await untilAwaited(drawing);
    drawing.at.clock.advance(23);
    expect(await drawing.refused(organise({ kind: 'roll' }))).toBe('beaconStillAwaited');
    drawing.at.clock.advance(1.1);
    expect(await drawing.refused(organise({ kind: 'roll' }))).toBe('played');
    await untilAwaited(drawing);
    expect(await drawing.refused(organise({ kind: 'standing' }))).toBe('played');
    expect(check(await exported(drawing))).toMatch(/^All of it follows/);
  });
});

test('the same secret and moves give the same deal with the same beacon, and another deal with another beacon', async () => {
  const dealt = async (own: Signer): Promise<string> => {
    const drawing = await lobby('cyclades', own.chain, boundTo(openMemoryStores(), new Uint8Array(SECRET_BYTES)));
    await drawing.act({ type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' });
    await drawing.act({ type: 'Start', user: 'ada' });
    const { round } = (await drawing.at.matches.awaitedRound(drawing.match)) ?? expect.fail('No deal is awaited.');
    await drawing.act({ type: 'DrawRound', round, signature: own.sign(round) });
    const { version } = await rowOf(drawing);
    const rows = await drawing.at.stores.matches.read(drawing.match, 0);
    expect(version).toBeGreaterThan(8);
    return JSON.stringify(rows.slice(-6).map(({ event }) => event));
  };
  const { genesis } = beacon.chain;
  expect(await dealt(signer(1, { genesis }))).toBe(await dealt(signer(1, { genesis })));
  expect(await dealt(signer(1, { genesis }))).not.toBe(await dealt(signer(2, { genesis })));
});

describe.each(Object.keys(GAMES))('before the deal of %s', (game) => {
  test.each(['draw', 'standing'] as const)('an organiser can end a match before its deal: %s', async (kind) => {
    const drawing = await started(game);
    expect(await drawing.refused(organise({ kind }))).toBe('played');
    expect((await rowOf(drawing)).status).toBe('ended');
    for (const user of ['ada', undefined])
      expect((await drawing.at.matches.position(drawing.match, user))?.view).toBeInstanceOf(Object);
  });

  test('a match ends before its deal when all but one concede', async () => {
    const drawing = await started(game);
    expect(await drawing.refused({ type: 'Concede', user: 'ada' })).toBe('played');
    expect(await drawing.at.matches.awaitedRound(drawing.match)).toMatchObject({ round: expect.any(Number) });
    expect(await drawing.refused({ type: 'Concede', user: 'ben' })).toBe('played');
    expect((await rowOf(drawing)).status).toBe('ended');
    expect(await drawing.at.matches.awaitedRound(drawing.match)).toBeUndefined();
  });

  test('a seat that concedes before the deal plays automatically after it', async () => {
    const drawing = await started(game);
    expect(await drawing.refused({ type: 'Concede', user: 'ada' })).toBe('played');
    await bringRound(drawing);
    const { active } = await rowOf(drawing);
    expect(active).not.toContain(0);
    expect(await drawing.refused(organise({ kind: 'draw' }))).toBe('played');
    expect(check(await exported(drawing))).toMatch(/^All of it follows/);
  });
});
/** Counts this number for the active seat. */
const count = (by: number): Omit<BaseCommand, 'seat'> & { readonly by: number } => ({ type: 'Count', by });

test('an order that follows a draw and draws again waits for a later round of its own', async () => {
  const at = table(openMemoryStores(), { counting: countingGame }, () => countingOrders, beacon.chain);
  const match = await at.lobby();
  const act = (command: MatchCommand) => at.act(match, command);
  const drawing = { at, match, act, refused: async (command: MatchCommand) => (await act(command)).kind };
  await act({ type: 'Join', user: 'ben' });
  await act({ type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' });
  await act({ type: 'Start', user: 'ada' });
  await bringRound(drawing);
  await act({ type: 'ChangeOrders', user: 'ben', orders: [once(1)] });
  await act({ type: 'Play', user: 'ada', command: count(2) });
  const first = await bringRound(drawing);
  /** Returns the number of visible dice, and of draws in the log. */
  const counted = async () => {
    const rows = await at.stores.matches.read(match, 0);
    return [
      rows.filter(({ event }) => event.type === 'Counted').length,
      rows.reduce((sum, { command }) => sum + (command?.drew ?? 0), 0),
    ];
  };
  expect(await counted()).toEqual([1, 2 + 1]);
  const second = await bringRound(drawing);
  expect(second).toBeGreaterThan(first);
  expect(await counted()).toEqual([2, 2 + 2]);
  expect(await at.matches.awaitedRound(match)).toBeUndefined();
});
