import { describe, expect, test } from 'vitest';
import type { Played } from '#matches/index.ts';
import { table } from '../games/table.ts';

const codeOf = (played: Played): string => (played.kind === 'rejected' ? played.rejection.code : played.kind);

describe('giving a seat away twice', () => {
  const started = async () => {
    const { act, started: start } = table();
    const match = await start(3);
    const give = async (to: 'computer' | 'substitute') => codeOf(await act(match, { type: 'HandOver', user: 'ada', to }));
    return { act, match, give };
  };

  test('a seat that was opened for a substitute can be given to a computer, but not opened again', async () => {
    const { give } = await started();
    expect(await give('substitute')).toBe('played');
    expect(await give('substitute')).toBe('seatOpenAlready');
    const other = await started();
    expect(await other.give('substitute')).toBe('played');
    expect(await other.give('computer')).toBe(await other.give('computer'));
  });

  test('a seat that was given to a computer can be opened for a substitute, but not given to a computer again', async () => {
    const { give } = await started();
    expect(await give('computer')).toBe('played');
    expect(await give('computer')).toBe('computerThere');
    expect(await give('substitute')).toBe('played');
  });

  test('an open seat that was eliminated cannot be taken', async () => {
    const { act, match, give } = await started();
    await act(match, { type: 'Play', user: 'ada', command: { type: 'Count', by: 1 } as never });
    await give('substitute');
    await act(match, { type: 'Play', user: 'ben', command: { type: 'Strike', target: 0 } as never });
    expect(codeOf(await act(match, { type: 'TakeSeat', user: 'eve', seat: 0 }))).toBe('seatOut');
  });
});
