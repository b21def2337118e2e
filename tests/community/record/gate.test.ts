import { describe, expect, test } from 'vitest';
import { refusedByGate } from '#community/record/index.ts';
import { createMatchService, type Gate, type Participation } from '#matches/index.ts';
import { countingGame } from '../../matches/games/countingGame.ts';
import { type Table, table } from '../../matches/games/table.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';

/** A table whose lobbies have gates, on a server where Ben finished five matches and Cleo left one of three. */
const gated = async () => {
  const at = table();
  const { stores, clock } = at;
  const screen = refusedByGate.bind(undefined, stores);
  const matches = createMatchService({ onBroken, stores, clock, games: { counting: countingGame }, screen });
  const old = await at.lobby();
  const match = await stores.matches.find(old);
  if (match === undefined) throw new Error('There is no match.');
  const rowOf = (user: string, seat: number, outcome: Participation['outcome']): Participation => ({
    ...{ match: old, seat, user, server: 'server', game: 'counting', seats: 3, people: 3, rated: false, outcome, won: false },
    ...{ asked: 9, inTime: 9, answers: [], endedAt: clock.now(), facts: {} },
  });
  const ben = Array.from({ length: 5 }, (_, seat) => rowOf('ben', seat, 'finished'));
  const cleo = (['finished', 'finished', 'resigned'] as const).map((outcome, seat) => rowOf('cleo', seat, outcome));
  await stores.participations.replace(match, [...ben, ...cleo]);
  const play: Table['act'] = (id, command) => matches.play(id, command, `${command.type} ${Math.random()}`, 'name');
  const lobby = await at.lobby();
  return {
    choose: (gate: Gate) => play(lobby, { type: 'ChooseOption', user: 'ada', option: 'gate', value: gate }),
    join: async (user: string) => {
      const played = await play(lobby, { type: 'Join', user });
      return played.kind === 'rejected' ? played.rejection : played.match.seats.map((row) => row.user);
    },
    start: async (user = 'ada') => {
      const played = await play(lobby, { type: 'Start', user });
      return played.kind === 'rejected' ? played.rejection : played.match.status;
    },
  };
};

describe('the gate of a lobby', () => {
  test('a player below the gate is refused with both figures, and one above joins', async () => {
    const { choose, join } = await gated();
    expect(await choose('85')).toMatchObject({ match: { gate: '85' }, events: [{ event: { type: 'GateChosen', gate: '85' } }] });
    expect(await join('cleo')).toEqual({ code: 'recordBelowGate', params: { percent: 66, least: 85 } });
    expect(await join('ben')).toEqual(['ada', 'ben']);
    await choose('none');
    expect(await join('cleo')).toEqual(['ada', 'ben', 'cleo']);
  });

  test('players without a record are a case of their own', async () => {
    const { choose, join } = await gated();
    await choose('95known');
    expect(await join('dan')).toEqual({ code: 'recordNeeded', params: {} });
    await choose('95');
    expect(await join('dan')).toEqual(['ada', 'dan']);
  });

  test('the gate is checked again at the start, for all but the host', async () => {
    const { choose, join, start } = await gated();
    for (const user of ['cleo', 'dan']) await join(user);
    await choose('85');
    expect(await start('dan')).toMatchObject({ code: 'notHost' });
    expect(await start()).toEqual({ code: 'seatBelowGate', params: { seat: 1, percent: 66, least: 85 } });
    await choose('none');
    expect(await start()).toBe('playing');
    const other = await gated();
    await other.join('dan');
    await other.choose('85known');
    expect(await other.start()).toEqual({ code: 'seatUnknown', params: { seat: 1 } });
  });
});
