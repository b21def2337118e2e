import { describe, expect, test } from 'vitest';
import type { MatchCommand } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { signer } from '../../support/fakes/localBeacon.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { PEOPLE, table } from '../games/table.ts';

const beacon = signer(1, { genesis: Date.parse('2026-01-01T00:00:00Z') / 1_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Starts a match of the counting game with a beacon, which waits for its deal. */
const awaiting = async (seats = 3, stores = openMemoryStores(), offsetMs = 0) => {
  const fixture = table(stores, { counting: countingGame }, undefined, beacon.chain);
  fixture.clock.advance(offsetMs / HOUR);
  const match = await fixture.lobby();
  for (const user of PEOPLE.slice(1, seats)) await fixture.act(match, { type: 'Join', user });
  await fixture.act(match, { type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' });
  await fixture.act(match, { type: 'Start', user: 'ada' });
  const resultOf = async (command: MatchCommand): Promise<string> => {
    const played = await fixture.act(match, command);
    return played.kind === 'rejected' ? played.rejection.code : played.kind;
  };
  const round = async (): Promise<number> => (await fixture.matches.awaitedRound(match))?.round ?? -1;
  const draw = async (number?: number, signature?: string): Promise<string> => {
    const awaited = await round();
    fixture.clock.advance(1);
    return resultOf({ type: 'DrawRound', round: number ?? awaited, signature: signature ?? beacon.sign(number ?? awaited) });
  };
  return { ...fixture, match, resultOf, round, draw };
};

const COUNT = { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } } as unknown as MatchCommand;
const organise = (motion: Extract<MatchCommand, { type: 'Organise' }>['motion']): MatchCommand => ({
  type: 'Organise',
  user: 'zoe',
  motion,
  reason: 'The beacon is gone.',
});

describe('a match that waits for a beacon round', () => {
  test('a match that waits for a draw refuses moves, undos and new users', async () => {
    const { resultOf } = await awaiting();
    for (const command of [COUNT, { type: 'Undo', user: 'ada' }, { type: 'HandOver', user: 'ada', to: 'computer' }] as const)
      expect(await resultOf(command)).toBe('drawAwaited');
  });

  test('a match that waits for a draw accepts votes and concessions', async () => {
    const { resultOf } = await awaiting();
    expect(await resultOf({ type: 'CallVote', user: 'ada', motion: { kind: 'draw' } })).toBe('played');
    expect(await resultOf({ type: 'Concede', user: 'ben' })).toBe('played');
  });

  test('motions that need the draw are refused while it is awaited', async () => {
    const { resultOf } = await awaiting();
    expect(await resultOf(organise({ kind: 'pause', hours: 24 }))).toBe('drawAwaited');
    expect(await resultOf({ type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 } })).toBe('drawAwaited');
  });

  test('a draw without the beacon is accepted only while one is awaited', async () => {
    const { resultOf, clock, matches, match, stores } = await awaiting();
    const { at = 0 } = (await matches.awaitedRound(match)) ?? {};
    clock.advance((at + DAY - 0.6 - clock.now().getTime()) / HOUR);
    expect(await resultOf(organise({ kind: 'roll' }))).toBe('beaconStillAwaited');
    clock.advance((at + DAY + 0.4 - clock.now().getTime()) / HOUR);
    expect(await resultOf(organise({ kind: 'roll' }))).toBe('played');
    const rows = await stores.matches.read(match, 0);
    expect(rows.find(({ event }) => event.type === 'RoundDrawn')?.event).not.toHaveProperty('signature');
    expect(await resultOf(organise({ kind: 'roll' }))).toBe('noDrawAwaited');
    expect(await resultOf(COUNT)).toBe('played');
  });

  test('only the awaited round makes a draw, once, with a valid signature', async () => {
    const { draw, round, resultOf, match, stores } = await awaiting();
    const awaited = await round();
    expect(await draw(awaited + 1)).toBe('alreadyDone');
    expect(await draw(awaited, beacon.sign(awaited - 1))).toBe('roundForged');
    expect(await draw(awaited)).toBe('played');
    const rows = await stores.matches.read(match, 0);
    expect(rows.find(({ event }) => event.type === 'RoundDrawn')?.event).toMatchObject({ signature: beacon.sign(awaited) });
    expect(await draw(awaited)).toBe('alreadyDone');
    expect(await resultOf(COUNT)).toBe('played');
    expect(await round()).toBeGreaterThan(awaited);
  });

  test('the signature of a round changes the draw', async () => {
    const dealt = async (isSigned: boolean) => {
      const { clock, draw, match, resultOf, stores } = await awaiting(4, fixedLuck());
      clock.advance(48);
      expect(await (isSigned ? draw() : resultOf(organise({ kind: 'roll' })))).toBe('played');
      return (await stores.matches.read(match, 0)).filter(({ event }) => event.type === 'SecretDealt').map(({ event }) => event);
    };
    expect(await dealt(true)).toEqual(await dealt(true));
    expect(await dealt(true)).not.toEqual(await dealt(false));
  });

  test('an awaited round is the next that is more than three seconds away', async () => {
    const distance = async (offsetMs: number) => {
      const { clock, matches, match } = await awaiting(3, openMemoryStores(), offsetMs);
      const { at = 0 } = (await matches.awaitedRound(match)) ?? {};
      return at - clock.now().getTime();
    };
    expect(await distance(0)).toBe(6_000);
    expect(await distance(-0.6)).toBe(3_001);
  });

  test('a match without a beacon accepts no round', async () => {
    const { started, act } = table();
    const match = await started(2);
    expect(await act(match, { type: 'DrawRound', round: 1, signature: beacon.sign(1) })).toMatchObject({
      rejection: { code: 'alreadyDone' },
    });
  });
});
