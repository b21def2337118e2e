import { describe, expect, test } from 'vitest';
import type { MatchId } from '#matches/index.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { toy } from '../../support/toy/game.ts';
import { countingGame } from '../games/countingGame.ts';
import { patientGame } from '../games/patientGame.ts';
import { type Table, table } from '../games/table.ts';
import { clocksOf, deadline, divers, NOON } from './clockProbe.ts';

/** Starts a match in which Ada thinks 20 hours after the start, which leaves her 4 hours of the former pace. */
const thoughtful = async () => {
  const fixture = table(openMemoryStores(), { counting: patientGame });
  const match = await fixture.started(2, { pace: '24h' });
  fixture.clock.advance(20);
  await fixture.act(match, { type: 'Play', user: 'ada', command: { type: 'Think' } });
  return { fixture, match };
};

describe('time after undo and returned seats', () => {
  const undo = (fixture: Table, match: MatchId, user: string) => fixture.act(match, { type: 'Undo', user });

  test('an undone decision gets only the time it had left', async () => {
    const { fixture, match, play } = await divers(2);
    fixture.clock.advance(20);
    await play('ada', 'Dive');
    fixture.clock.advance(3);
    expect(await undo(fixture, match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await clocksOf(fixture, match)).toEqual([
      { bank: 48, begun: 23 },
      { bank: 48, begun: 0 },
    ]);
    expect(await deadline(fixture, match, 0)).toBe(23 + 4 + 48);

    fixture.clock.advance(3);
    await play('ada', 'Dive');
    await undo(fixture, match, 'ada');
    expect(await deadline(fixture, match, 0)).toBe(26 + 1 + 48);
  });

  test('an undone decision made without running time gets a whole pace', async () => {
    const fixture = table(openMemoryStores(), { counting: { ...countingGame, reveals: () => undefined } });
    const match = await fixture.started(2, { pace: '24h' });
    fixture.clock.advance(20);
    await fixture.count(match, 'ada');
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    await fixture.act(match, { type: 'PlayAsComputer', seat: 1, decision: 1 });
    await fixture.count(match, 'ada');
    await fixture.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    expect(await undo(fixture, match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await deadline(fixture, match, 0)).toBe(20 + 24 + 48);
  });

  test('an undone act of a seat that stayed active leaves it what its former pace had left', async () => {
    const { fixture, match } = await thoughtful();
    fixture.clock.advance(1);
    await undo(fixture, match, 'ada');
    expect(await deadline(fixture, match, 0)).toBe(21 + 3 + 48);
  });

  test('an undone act leaves no pace, but no less, when more than the former pace has run since', async () => {
    const { fixture, match } = await thoughtful();
    fixture.clock.advance(6);
    await undo(fixture, match, 'ada');
    expect(await deadline(fixture, match, 0)).toBe(26 + 48);
  });

  test('the former pace of a seat is kept while the other user is away', async () => {
    const { fixture, match } = await thoughtful();
    await fixture.act(match, { type: 'HandOver', user: 'ben', to: 'computer' });
    await fixture.act(match, { type: 'TakeSeat', user: 'ben', seat: 1 });
    await undo(fixture, match, 'ada');
    expect(await deadline(fixture, match, 0)).toBe(20 + 4 + 48);
  });

  test('a user who gives their seat away and takes it back gains no time, however often', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h' });
    fixture.clock.advance(23);
    for (const to of ['substitute', 'computer', 'substitute'] as const) {
      await fixture.act(match, { type: 'HandOver', user: 'ada', to });
      expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 48 });
      await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
      expect(await deadline(fixture, match, 0)).toBe(72);
    }
    fixture.clock.advance(2);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 47, begun: 25 });
    expect(await deadline(fixture, match, 0)).toBe(72);
  });

  test('a seat that is out of time gains none by returning or by an undo', async () => {
    const fixture = table(fixedLuck(), { divers: toy });
    const match = await fixture.started(2, { game: 'divers', pace: '24h', timeOut: 'vote' });
    fixture.clock.advance(72);
    await fixture.act(match, { type: 'RunOutOfTime', seat: 0, begun: NOON });
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await deadline(fixture, match, 0)).toBe(72);
    await fixture.act(match, { type: 'Play', user: 'ada', command: { type: 'Dive' } });
    await undo(fixture, match, 'ada');
    expect(await deadline(fixture, match, 0)).toBe(72);
  });

  test('the decision after a computer’s move has its whole time', async () => {
    const fixture = table();
    const match = await fixture.started(2, { pace: '24h', options: { goal: '20' } });
    fixture.clock.advance(23);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await fixture.act(match, { type: 'PlayAsComputer', seat: 0, decision: 1 });
    await fixture.count(match, 'ben');
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect((await clocksOf(fixture, match))[0]).toEqual({ bank: 48, begun: 23 });
    expect(await deadline(fixture, match, 0)).toBe(23 + 72);
  });

  test('the decision after a computer’s move has its whole time, also when other automatic moves followed', async () => {
    const fixture = table();
    const match = await fixture.started(3, { pace: '24h', options: { goal: '20' } });
    await fixture.act(match, { type: 'Concede', user: 'ben' });
    fixture.clock.advance(23);
    await fixture.act(match, { type: 'HandOver', user: 'ada', to: 'computer' });
    await fixture.act(match, { type: 'PlayAsComputer', seat: 0, decision: 1 });
    await fixture.count(match, 'cleo');
    await fixture.act(match, { type: 'TakeSeat', user: 'ada', seat: 0 });
    expect(await deadline(fixture, match, 0)).toBe(23 + 72);
  });

  test('the undo of a hidden part does not change a clock', async () => {
    const { fixture, match, play } = await divers(2);
    fixture.clock.advance(20);
    await play('ada', 'TakeStone');
    fixture.clock.advance(1);
    expect(await undo(fixture, match, 'ada')).toMatchObject({ kind: 'played' });
    expect(await clocksOf(fixture, match)).toEqual([
      { bank: 48, begun: 0 },
      { bank: 48, begun: 0 },
    ]);
  });
});
