import { describe, expect, test } from 'vitest';
import { MATCH_OPTIONS } from '#matches/index.ts';
import { commitTo } from '#matches/log/seedCommitment.ts';
import { type Table, table } from '../games/table.ts';

const rejection = (code: string, params: object = {}) => ({ kind: 'rejected', rejection: { code, params } });

const events = async ({ matches }: Table, match: number) =>
  (await matches.history(match, 0))?.steps.flatMap((step) => step.events.map(({ event }) => event));

describe('lobbies', () => {
  test('a new lobby has its host in the first seat, default options, and is open for a week', async () => {
    const fixture = table();
    const match = await fixture.lobby({ options: { strikes: 'no' } });
    const position = await fixture.matches.position(match, 'ada');
    expect(position).toMatchObject({ seat: 0, legal: [], decisions: [], conceded: [] });
    expect(position?.match).toMatchObject({
      id: 1,
      status: 'lobby',
      version: 2,
      host: 'ada',
      seats: [{ seat: 0, user: 'ada', name: 'The ada' }],
      seatLimit: 4,
      options: { goal: '10', strikes: 'no' },
      remindAfterHours: 24,
      expiresAt: new Date('2026-01-08T12:00:00Z'),
    });
    expect(position).not.toHaveProperty('view');
    expect(await events(fixture, match)).toEqual([
      {
        type: 'MatchCreated',
        game: 'counting',
        options: { goal: '10', strikes: 'no' },
        remindAfterHours: 24,
        pace: '48h',
        timeOut: 'computer',
        commitment: commitTo(await fixture.stores.matches.secretOf(match)),
        draws: 'counted',
      },
      { type: 'SeatTaken', seat: 0 },
    ]);
  });

  test('a lobby with options unknown to its game is refused', async () => {
    const { matches } = table();
    const place = { server: 's', channel: 'c' };
    const lobby = { game: 'counting', host: 'ada', hostName: 'Ada', private: false, options: {}, place };
    const create = (part: object) => matches.create({ ...lobby, ...part }, 'once');
    expect(await create({ game: 'toString' })).toEqual(rejection('noSuchGame', { games: ['counting'] }));
    expect(await create({ options: { luck: 'much' } })).toEqual(rejection('noSuchOption', { options: ['goal', 'strikes'] }));
    const values = { option: 'goal', values: ['10', '20'] };
    expect(await create({ options: { goal: '11' } })).toEqual(rejection('noSuchValue', values));
    const seats = { option: 'seats', values: ['2', '3', '4'] };
    expect(await create({ seatLimit: 5 })).toEqual(rejection('noSuchValue', seats));
    expect(await matches.position(1, 'ada')).toBeUndefined();
  });

  test('a repeated create command creates one lobby', async () => {
    const { matches } = table();
    const place = { server: 's', channel: 'c' };
    const lobby = { game: 'counting', host: 'ada', hostName: 'Ada', private: false, options: {}, place };
    const first = await matches.create(lobby, 'once');
    const again = await matches.create(lobby, 'once');
    expect(again).toEqual({ ...first, kind: 'repeated' });
  });

  test('users are seated in the order they join, up to the limit', async () => {
    const { act, lobby } = table();
    const match = await lobby({ seatLimit: 2 });
    const joined = await act(match, { type: 'Join', user: 'ben' });
    expect(joined).toMatchObject({
      kind: 'played',
      match: { seats: [{ user: 'ada' }, { seat: 1, user: 'ben', name: 'The ben' }] },
    });
    expect(await act(match, { type: 'Join', user: 'ben' })).toMatchObject(rejection('alreadySeated', { seat: 1 }));
    expect(await act(match, { type: 'Join', user: 'cleo' })).toMatchObject(rejection('lobbyFull', { seats: 2 }));
  });

  test('the last seat goes to one of several users who join at once', async () => {
    const { act, lobby, matches } = table();
    const match = await lobby({ seatLimit: 2 });
    const pressed = await Promise.all(['ben', 'cleo', 'dan'].map((user) => act(match, { type: 'Join', user })));
    expect(pressed.map(({ kind }) => kind).sort()).toEqual(['played', 'rejected', 'rejected']);
    expect((await matches.position(match, undefined))?.match.seats).toHaveLength(2);
  });

  test('a private lobby admits only users invited by its host', async () => {
    const { act, lobby } = table();
    const match = await lobby({ private: true, guests: ['ben', 'ada', 'ben'] });
    expect(await act(match, { type: 'Join', user: 'cleo' })).toMatchObject(rejection('notInvited'));
    expect((await act(match, { type: 'Join', user: 'ben' })).kind).toBe('played');
    const byBen = { type: 'Invite', user: 'ben', guest: 'cleo' } as const;
    expect(await act(match, byBen)).toMatchObject(rejection('notHost', { host: 0 }));
    expect(await act(match, { ...byBen, user: 'dan' })).toMatchObject(rejection('notInThisMatch'));
    const invited = await act(match, { ...byBen, user: 'ada' });
    expect(invited).toMatchObject({
      kind: 'played',
      match: { guests: ['ben', 'cleo'] },
      events: [{ event: { type: 'GuestInvited' } }],
    });
    expect(JSON.stringify(invited.kind === 'played' && invited.events)).not.toContain('cleo');
    expect(await act(match, { ...byBen, user: 'ada' })).toMatchObject(rejection('alreadyInvited'));
    expect(await act(match, { ...byBen, user: 'ada', guest: 'ben' })).toMatchObject(rejection('guestSeated'));
    expect((await act(match, { type: 'Join', user: 'cleo' })).kind).toBe('played');
  });

  test('seats move up when a user leaves a lobby', async () => {
    const { act, lobby, matches } = table();
    const match = await lobby();
    for (const user of ['ben', 'cleo']) await act(match, { type: 'Join', user });
    expect(await act(match, { type: 'Leave', user: 'ben' })).toMatchObject({
      events: [{ event: { type: 'SeatLeft', seat: 1 }, by: 1 }],
    });
    expect((await matches.position(match, 'cleo'))?.match).toMatchObject({
      host: 'ada',
      seats: [
        { seat: 0, user: 'ada', name: 'The ada' },
        { seat: 1, user: 'cleo', name: 'The cleo' },
      ],
    });
    expect(await act(match, { type: 'Leave', user: 'ben' })).toMatchObject(rejection('notInThisMatch'));
  });

  test('the host role passes on command, or to the longest-seated user when the host leaves', async () => {
    const { act, lobby, matches } = table();
    const match = await lobby();
    for (const user of ['ben', 'cleo']) await act(match, { type: 'Join', user });
    expect(await act(match, { type: 'PassHost', user: 'ada', to: 'dan' })).toMatchObject(rejection('guestNotSeated'));
    expect(await act(match, { type: 'PassHost', user: 'ada', to: 'ada' })).toMatchObject(rejection('alreadyHost'));
    expect(await act(match, { type: 'PassHost', user: 'ada', to: 'cleo' })).toMatchObject({
      kind: 'played',
      match: { host: 'cleo' },
    });
    expect(await act(match, { type: 'Start', user: 'ada' })).toMatchObject(rejection('notHost', { host: 2 }));
    await act(match, { type: 'Leave', user: 'ben' });
    expect((await matches.position(match, 'cleo'))?.match.host).toBe('cleo');
    expect(await act(match, { type: 'Leave', user: 'cleo' })).toMatchObject({ match: { host: 'ada' } });
    expect((await act(match, { type: 'Start', user: 'ada' })).kind).toBe('rejected');
  });

  test('a lobby closes when its last user leaves', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    const left = await act(match, { type: 'Leave', user: 'ada' });
    expect(left).toMatchObject({ kind: 'played', match: { status: 'closed', seats: [] } });
    expect(left.kind === 'played' && left.events.at(-1)?.event).toEqual({ type: 'MatchClosed', reason: 'empty' });
    expect(left.match).not.toHaveProperty('expiresAt');
    expect(await act(match, { type: 'Join', user: 'ben' })).toMatchObject(rejection('matchClosed'));
  });

  test('a lobby closes after a week and not earlier', async () => {
    const { act, lobby, clock } = table();
    const match = await lobby();
    clock.advance(7 * 24 - 0.01);
    expect(await act(match, { type: 'Expire' })).toMatchObject(rejection('lobbyStillOpen'));
    clock.advance(0.01);
    const expired = await act(match, { type: 'Expire' });
    expect(expired).toMatchObject({
      match: { status: 'closed' },
      events: [{ event: { type: 'MatchClosed', reason: 'expired' } }],
    });
    expect(await act(match, { type: 'Start', user: 'ada' })).toMatchObject(rejection('matchClosed'));
  });

  test('the host can choose among the options of the game and of the match', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    const choose = (option: string, value: string) => act(match, { type: 'ChooseOption', user: 'ada', option, value });
    expect(await choose('goal', '20')).toMatchObject({ match: { options: { goal: '20', strikes: 'yes' } } });
    expect(await choose('goal', '20')).toMatchObject(rejection('optionChosenAlready', { option: 'goal', value: '20' }));
    expect(await choose('goal', '30')).toMatchObject(rejection('noSuchValue', { option: 'goal', values: ['10', '20'] }));
    expect(await choose('constructor', 'x')).toMatchObject(
      rejection('noSuchOption', { options: ['goal', 'strikes', 'remind', 'pace', 'timeout', 'fair', 'rated', 'gate'] }),
    );
    expect(await choose('remind', '48')).toMatchObject({ match: { remindAfterHours: 48, options: { goal: '20' } } });
    expect(await choose('remind', 'off')).toMatchObject({ match: { remindAfterHours: 0 } });
    const values = [...MATCH_OPTIONS.remind];
    expect(await choose('remind', '1')).toMatchObject(rejection('noSuchValue', { option: 'remind', values }));
    const byBen = { type: 'ChooseOption', user: 'ben', option: 'goal', value: '10' } as const;
    expect(await act(match, byBen)).toMatchObject(rejection('notInThisMatch'));
  });

  test('the host can choose a pace, also a custom one, and what happens when time is up', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    const choose = (option: string, value: string) => act(match, { type: 'ChooseOption', user: 'ada', option, value });
    expect(await choose('pace', '36h')).toMatchObject({ match: { pace: '36h' } });
    expect(await choose('pace', '1d')).toMatchObject({ match: { pace: '24h' } });
    expect(await choose('pace', '24h')).toMatchObject(rejection('optionChosenAlready', { option: 'pace', value: '24h' }));
    expect(await choose('pace', 'off')).toMatchObject({ match: { pace: 'off' } });
    expect(await choose('pace', '900d')).toMatchObject(rejection('paceOutOfBounds', { leastHours: 1, mostHours: 240 }));
    expect(await choose('timeout', 'vote')).toMatchObject({ match: { timeOut: 'vote' } });
    expect(await choose('timeout', 'flag')).toMatchObject(
      rejection('noSuchValue', { option: 'timeout', values: ['computer', 'safe', 'vote'] }),
    );
  });

  test('the host can seat and remove computers, which never become host', async () => {
    const { act, lobby } = table();
    const match = await lobby();
    expect(await act(match, { type: 'SeatComputer', user: 'ada' })).toMatchObject({ match: { seats: [{ user: 'ada' }, {}] } });
    await act(match, { type: 'Join', user: 'ben' });
    const [, computer] = (await act(match, { type: 'SeatComputer', user: 'ada' })).match?.seats ?? [];
    expect(computer).toEqual({ seat: 1, name: 'Talos' });
    expect(await act(match, { type: 'SeatComputer', user: 'ben' })).toMatchObject(rejection('notHost'));
    expect(await act(match, { type: 'RemoveComputer', user: 'ada', seat: 2 })).toMatchObject(rejection('noComputerThere'));
    expect(await act(match, { type: 'RemoveComputer', user: 'ada', seat: 3 })).toMatchObject({
      match: { seats: [{ user: 'ada' }, { name: 'Talos' }, { user: 'ben' }] },
    });
    expect(await act(match, { type: 'Leave', user: 'ada' })).toMatchObject({
      match: {
        host: 'ben',
        seats: [
          { seat: 0, name: 'Talos' },
          { seat: 1, user: 'ben' },
        ],
      },
    });
    expect(await act(match, { type: 'Leave', user: 'ben' })).toMatchObject({ match: { status: 'closed' } });
  });

  test('a match starts once, when its host says so and enough users have joined', async () => {
    const fixture = table();
    const { act, lobby } = fixture;
    const match = await lobby({ options: { goal: '20' } });
    expect(await act(match, { type: 'Start', user: 'ada' })).toMatchObject(rejection('tooFewSeats', { least: 2, taken: 1 }));
    await act(match, { type: 'Join', user: 'ben' });
    expect(await act(match, { type: 'Start', user: 'ben' })).toMatchObject(rejection('notHost', { host: 0 }));
    const started = await act(match, { type: 'Start', user: 'ada' });
    expect(started).toMatchObject({ kind: 'played', match: { status: 'playing', active: [0] } });
    expect(started.match).not.toHaveProperty('expiresAt');
    const begun = await events(fixture, match);
    expect(begun?.slice(3, 5)).toEqual([
      { type: 'MatchStarted', seats: 2, options: { goal: '20', strikes: 'yes' } },
      { type: 'CountingBegan', seats: 2, goal: 20 },
    ]);
    expect(begun?.slice(5).map(({ type }) => type)).toEqual(['SecretDealt', 'SecretDealt']);
    for (const command of [
      { type: 'Start', user: 'ada' },
      { type: 'Join', user: 'cleo' },
      { type: 'Leave', user: 'ben' },
      { type: 'Expire' },
    ] as const) {
      expect(await act(match, command)).toMatchObject(rejection('matchStarted'));
    }
  });

  test('moves and concessions in a lobby are refused', async () => {
    const { act, count, lobby } = table();
    const match = await lobby();
    expect(await count(match, 'ada')).toMatchObject(rejection('matchNotStarted'));
    expect(await act(match, { type: 'Concede', user: 'ada' })).toMatchObject(rejection('matchNotStarted'));
  });
});
