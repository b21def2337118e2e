import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from '../games/countingGame.ts';
import { table } from '../games/table.ts';

/** Rewinds the table to a version, by decision of an organiser. */
const rewind = (toVersion: number) =>
  ({ type: 'Organise', user: 'zoe', motion: { kind: 'rewind', toVersion }, reason: 'agreed' }) as const;

describe('the history of undone moves', () => {
  test('a concession whose automatic move a rewind dropped once showed more', async () => {
    const { act, count, matches, started } = table();
    const match = await started(3);
    await count(match, 'ada');
    const version = (await matches.position(match, 'ada'))?.match.version ?? 0;
    const conceded = await act(match, { type: 'Concede', user: 'ben' });
    expect(conceded.kind === 'played' && conceded.events.map(({ event }) => event.type)).toEqual(['SeatConceded', 'Counted']);
    expect((await act(match, rewind(version))).kind).toBe('played');
    const steps = (await matches.history(match, 0))?.steps ?? [];
    expect(steps.slice(-3).map((step) => step.hasRetracted('spectator'))).toEqual([false, true, false]);
  });

  test('the table can rewind to a concession that led to an automatic move', async () => {
    const { act, count, matches, started } = table();
    const match = await started(3);
    await count(match, 'ada');
    const conceded = await act(match, { type: 'Concede', user: 'ben' });
    await count(match, 'cleo');
    const points = (await matches.history(match, 0))?.rewindPoints();
    expect(points).toContain(conceded.kind === 'played' ? conceded.match.version : 0);
  });

  test('a rewind is shown with the number of the step that it goes back to, though that has several events', async () => {
    const { act, count, matches, started } = table();
    const match = await started(2);
    const [start] = (await matches.history(match, 0))?.steps.slice(-1) ?? [];
    expect(start?.version).toBeGreaterThan((start?.from ?? 0) + 1);
    await count(match, 'ada');
    await act(match, rewind(start?.version ?? 0));
    const shown = (await matches.history(match, 0))?.steps.at(-1)?.redactedFor('spectator');
    expect(shown?.[0]?.event).toMatchObject({ type: 'OrganiserDecided', motion: { to: { number: start?.number } } });
  });

  test('an undo of several moves is shown to those who saw one of them', async () => {
    /** The counting game without visible dice, in which only the second seat sees its own counts. */
    const secretive: AnyGame = {
      ...countingGame,
      reveals: () => undefined,
      redact: (event, viewer) =>
        event.type === 'Counted' && 'seat' in event && event.seat === 1 && viewer !== 1
          ? undefined
          : countingGame.redact(event, viewer),
    };
    const { act, count, matches, started } = table(openMemoryStores(), { counting: secretive });
    const match = await started(3, { options: { goal: '20' } });
    await act(match, { type: 'Concede', user: 'ben' });
    await count(match, 'ada');
    expect((await act(match, { type: 'Undo', user: 'ada' })).kind).toBe('played');
    const undone = (await matches.history(match, 0))?.steps.at(-1);
    expect(undone?.retracted.map(({ by }) => by)).toEqual([0, 1]);
    expect(undone?.redactedFor('spectator')).toHaveLength(1);
  });
});
