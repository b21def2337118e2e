import { describe, expect, test } from 'vitest';
import { table } from '../games/table.ts';

const rejection = (code: string) => ({ kind: 'rejected', rejection: { code } });
const types = (played: { readonly kind: string; readonly events?: readonly { readonly event: { readonly type: string } }[] }) =>
  played.events?.map(({ event }) => event.type);

describe('conceding', () => {
  test('a seat that concedes stays on the board, and its safe move is played immediately if it has to act', async () => {
    const { act, started, matches } = table();
    const match = await started(3);
    const conceded = await act(match, { type: 'Concede', user: 'ada' });
    expect(types(conceded)).toEqual(['SeatConceded', 'Counted']);
    expect(conceded).toMatchObject({ match: { status: 'playing', active: [1], seats: [{ user: 'ada' }, {}, {}] } });
    expect(await matches.position(match, 'ada')).toMatchObject({ conceded: [0], view: { standing: [0, 1, 2] }, legal: [] });
  });

  test('a seat that concedes out of turn is played in the append that makes it active', async () => {
    const { act, count, started } = table();
    const match = await started(4);
    expect(types(await act(match, { type: 'Concede', user: 'ben' }))).toEqual(['SeatConceded']);
    expect(types(await act(match, { type: 'Concede', user: 'cleo' }))).toEqual(['SeatConceded']);
    const played = await count(match, 'ada');
    expect(played).toMatchObject({
      match: { active: [3] },
      events: [{ event: { seat: 0 } }, { event: { seat: 1 } }, { event: { seat: 2 } }],
    });
    expect(played).toMatchObject({ events: [{ by: 0 }, { by: 1, how: 'safe' }, { by: 2, how: 'safe' }] });
  });

  test('a concession counts as a decision of the seat, and so does each move made for it', async () => {
    const { act, count, started, matches } = table();
    const match = await started(3);
    await act(match, { type: 'Concede', user: 'ben' });
    await count(match, 'ada');
    expect((await matches.position(match, 'ada'))?.decisions).toEqual([1, 2, 0]);
  });

  test('a safe move can end the game', async () => {
    const { act, count, started } = table();
    const match = await started(3);
    await act(match, { type: 'Concede', user: 'cleo' });
    for (const user of ['ada', 'ben', 'ada']) await count(match, user, 2);
    const last = await count(match, 'ben', 2);
    expect(last).toMatchObject({ match: { status: 'ended' } });
    expect(types(last)).toEqual(['Counted', 'Counted', 'CountingEnded', 'MatchEnded']);
  });

  test('the last seat wins immediately when all others concede', async () => {
    const { act, started, matches } = table();
    const match = await started(3);
    await act(match, { type: 'Concede', user: 'cleo' });
    const last = await act(match, { type: 'Concede', user: 'ada' });
    expect(types(last)).toEqual(['SeatConceded', 'MatchEnded']);
    expect((await matches.position(match, 'ben'))?.outcome).toEqual({ winners: [1], reason: 'conceded' });
  });

  test('eliminated seats do not count among the seats left', async () => {
    const { act, started, strike, matches } = table();
    const match = await started(4);
    await strike(match, 'ada', 3);
    await act(match, { type: 'Concede', user: 'ben' });
    const last = await act(match, { type: 'Concede', user: 'ada' });
    expect(last).toMatchObject({ match: { status: 'ended' } });
    expect((await matches.position(match, undefined))?.outcome).toEqual({ winners: [2], reason: 'conceded' });
  });

  test('the last seat that has not conceded wins when another is eliminated', async () => {
    const { act, started, strike, matches } = table();
    const match = await started(3);
    await act(match, { type: 'Concede', user: 'cleo' });
    expect(types(await strike(match, 'ada', 1))).toEqual(['Struck', 'MatchEnded']);
    expect((await matches.position(match, undefined))?.outcome).toEqual({ winners: [0], reason: 'conceded' });
  });

  test('conceding is refused twice, to strangers and to eliminated seats, and cannot be undone', async () => {
    const { act, count, started, strike } = table();
    const match = await started(4);
    await strike(match, 'ada', 3);
    await act(match, { type: 'Concede', user: 'cleo' });
    expect(await act(match, { type: 'Concede', user: 'cleo' })).toMatchObject(rejection('alreadyConceded'));
    expect(await count(match, 'cleo')).toMatchObject(rejection('alreadyConceded'));
    expect(await act(match, { type: 'Concede', user: 'eve' })).toMatchObject(rejection('notInThisMatch'));
    expect(await act(match, { type: 'Concede', user: 'dan' })).toMatchObject(rejection('outOfTheGame'));
  });
});
