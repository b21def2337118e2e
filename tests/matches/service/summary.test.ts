import { describe, expect, test } from 'vitest';
import type { Match, MatchId, Motion } from '#matches/index.ts';
import { signer } from '../../support/fakes/localBeacon.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { countingGame } from '../games/countingGame.ts';
import { type Table, table } from '../games/table.ts';

const rowOf = async ({ stores }: Pick<Table, 'stores'>, match: MatchId): Promise<Match> => {
  const row = await stores.matches.find(match);
  if (row === undefined) throw new Error('There is no such match.');
  return row;
};

const organise = (fixture: Table, match: MatchId, motion: Motion) =>
  fixture.act(match, { type: 'Organise', user: 'zoe', motion, reason: 'agreed' });

describe('the row of a lobby', () => {
  test('a new lobby waits for no seat and for no computer', async () => {
    const fixture = table();
    const row = await rowOf(fixture, await fixture.lobby());
    expect(row).toMatchObject({ active: [], computers: [], computerDue: false });
  });

  test('a lobby keeps the time at which it expires when a user joins, and waits for no seat', async () => {
    const fixture = table();
    const match = await fixture.lobby();
    const { expiresAt } = await rowOf(fixture, match);
    expect(expiresAt).toBeInstanceOf(Date);
    await fixture.act(match, { type: 'Join', user: 'ben' });
    expect((await rowOf(fixture, match)).expiresAt).toEqual(expiresAt);
    expect(await rowOf(fixture, match)).not.toHaveProperty('activeSince');
  });

  test('a lobby names the seats of its computers, and so does the match after it has ended', async () => {
    const fixture = table();
    const match = await fixture.lobby();
    await fixture.act(match, { type: 'Join', user: 'ben' });
    await fixture.act(match, { type: 'SeatComputer', user: 'ada' });
    expect((await rowOf(fixture, match)).computers).toEqual([2]);
    await fixture.act(match, { type: 'Start', user: 'ada' });
    await organise(fixture, match, { kind: 'draw' });
    expect(await rowOf(fixture, match)).toMatchObject({ status: 'ended', computers: [2], active: [] });
    expect(await rowOf(fixture, match)).not.toHaveProperty('activeSince');
  });

  test('each computer gets a name that no other seat has, and a number when all names are taken', async () => {
    const fixture = table(openMemoryStores(), { counting: { ...countingGame, seats: { min: 2, max: 7 } } });
    const match = await fixture.lobby();
    for (let computer = 0; computer < 6; computer++) await fixture.act(match, { type: 'SeatComputer', user: 'ada' });
    const names = (await rowOf(fixture, match)).seats.map(({ name }) => name);
    expect(names).toEqual(['The ada', 'Talos', 'Pandora', 'Galatea', 'Kedalion', 'Ikaros', 'Talos 7']);
  });
});

describe('the times in a match’s row', () => {
  /** Starts a match of Pearl Divers, whose stones are hidden, and advances the clock by an hour. */
  const divers = async () => {
    const fixture = table(openMemoryStores(), { divers: toy });
    const match = await fixture.started(3, { game: 'divers' });
    const begun = fixture.clock.now();
    fixture.clock.advance(1);
    const play = (user: string, type: string) => fixture.act(match, { type: 'Play', user, command: { type } });
    return { ...fixture, match, begun, play };
  };

  test('a match’s row counts a decision of an organiser as its last move', async () => {
    const fixture = table();
    const match = await fixture.started(2);
    fixture.clock.advance(1);
    await organise(fixture, match, { kind: 'pause', hours: 24 });
    expect((await rowOf(fixture, match)).movedAt).toEqual(fixture.clock.now());
  });

  test('a match’s row does not count a hidden move or its undo as its last move', async () => {
    const fixture = await divers();
    await fixture.play('ada', 'TakeStone');
    expect((await rowOf(fixture, fixture.match)).movedAt).toEqual(fixture.begun);
    fixture.clock.advance(1);
    await fixture.act(fixture.match, { type: 'Undo', user: 'ada' });
    expect((await rowOf(fixture, fixture.match)).movedAt).toEqual(fixture.begun);
    await fixture.play('ada', 'Dive');
    expect((await rowOf(fixture, fixture.match)).movedAt).toEqual(fixture.clock.now());
  });

  test('the waiting time in a match’s row begins again when one more seat has to act', async () => {
    const fixture = await divers();
    await fixture.play('ada', 'Dive');
    expect(await rowOf(fixture, fixture.match)).toMatchObject({ active: [1, 2], activeSince: fixture.begun });
    await fixture.act(fixture.match, { type: 'Undo', user: 'ada' });
    expect(await rowOf(fixture, fixture.match)).toMatchObject({ active: [0, 1, 2], activeSince: fixture.clock.now() });
  });
});

test('the row of a match that waits for a draw has work, and its position says so until it has ended', async () => {
  const beacon = signer(1, { genesis: Date.parse('2026-01-01T00:00:00Z') / 1_000 });
  const fixture = table(openMemoryStores(), { counting: countingGame }, undefined, beacon.chain);
  const match = await fixture.lobby();
  await fixture.act(match, { type: 'Join', user: 'ben' });
  await fixture.act(match, { type: 'ChooseOption', user: 'ada', option: 'fair', value: 'beacon' });
  await fixture.act(match, { type: 'Start', user: 'ada' });
  expect(await rowOf(fixture, match)).toMatchObject({ active: [], computerDue: true });
  expect(await fixture.matches.position(match, 'ada')).toHaveProperty('isDrawAwaited', true);
  fixture.clock.advance(30);
  await organise(fixture, match, { kind: 'roll' });
  expect(await rowOf(fixture, match)).toMatchObject({ active: [0], computerDue: false });
  expect(await fixture.matches.position(match, 'ada')).not.toHaveProperty('isDrawAwaited');
  await fixture.count(match, 'ada');
  await organise(fixture, match, { kind: 'draw' });
  expect(await rowOf(fixture, match)).toMatchObject({ status: 'ended', computerDue: false });
  expect(await fixture.matches.position(match, 'ada')).not.toHaveProperty('isDrawAwaited');
});
