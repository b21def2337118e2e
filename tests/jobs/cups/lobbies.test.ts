import { expect, test } from 'vitest';
import { playCup, tablesOf } from '#community/cups/index.ts';
import type { MatchCommand } from '#matches/index.ts';
import { openCupOf } from './openCupOf.ts';

/** The lobbies of a cup's tables, while Discord does not let the bot open their threads. */

const FIVE = ['901', '902', '903', '904', '905'];
/** Missing permissions. */
const FORBIDDEN = 50_013;
const HOUR = 1 / 24;

const openWaiting = async (code = FORBIDDEN) => {
  const cup = await openCupOf(FIVE, { most: 4 });
  cup.refuse(/\/threads$/, code);
  await cup.work(2);
  const [waiting] = await cup.stores.matches.list({ openIn: '10' });
  const lobby = waiting?.status === 'lobby' ? waiting : expect.fail('no lobby waits');
  return {
    ...cup,
    lobby,
    act: (command: MatchCommand) => cup.services.matches.play(lobby.id, command, `by hand ${JSON.stringify(command)}`),
    begin: async () => {
      cup.refuseNothing();
      await cup.work(HOUR);
      await cup.work(HOUR);
      return cup.matches();
    },
  };
};

test.each<readonly [string, (host: string, other: string) => readonly MatchCommand[]]>([
  ['changes the timer', (user) => [{ type: 'ChooseOption', user, option: 'pace', value: 'off' }]],
  ['changes an option of the game', (user) => [{ type: 'ChooseOption', user, option: 'gold', value: 'open' }]],
  ['has no time-outs', (user) => [{ type: 'ChooseOption', user, option: 'timeout', value: 'vote' }]],
  [
    'seats an AI player for another, and starts',
    (host, user) => [
      { type: 'Leave', user },
      { type: 'SeatComputer', user: host },
      { type: 'Start', user: host },
    ],
  ],
  [
    'changes the timer and starts',
    (user) => [
      { type: 'ChooseOption', user, option: 'pace', value: 'off' },
      { type: 'Start', user },
    ],
  ],
])('a host who %s gains nothing: the cup plays that table in another match', async (_, commands) => {
  const { lobby, act, begin, cup } = await openWaiting();
  const other = lobby.seats.find(({ user }) => user !== lobby.host)?.user ?? '';
  for (const command of commands(lobby.host, other)) expect((await act(command)).kind).toBe('played');
  const matches = await begin();
  expect(matches.map(({ id }) => id)).not.toContain(lobby.id);
  for (const { status, pace, options, timeOut, seats } of matches) {
    expect({ status, pace, timeOut, gold: options.gold }).toEqual({
      ...{ status: 'playing', pace: '24h', timeOut: lobby.timeOut, gold: lobby.options.gold },
    });
    expect(seats.map(({ user }) => user).toSorted()).toEqual(FIVE.slice(0, 4));
  }
  for (const { seats } of tablesOf(await cup())) expect([...seats].toSorted()).toEqual([0, 1, 2, 3]);
});

test('a lobby that closed, by its players or after a week, is followed by another', async () => {
  const { lobby, act, begin } = await openWaiting();
  for (const { user = '' } of lobby.seats) await act({ type: 'Leave', user });
  expect((await begin()).map(({ status }) => status)).toEqual(['playing', 'playing', 'playing', 'playing']);
});

test('who withdraws while a lobby waits is in no match, and their substitute plays', async () => {
  const { services, begin } = await openWaiting();
  await playCup(services, 1, { type: 'Withdraw', user: '902' }, 'withdraw');
  for (const { seats } of await begin()) expect(seats.map(({ user }) => user).toSorted()).toEqual(['901', '903', '904', '905']);
});

test.each([
  ['an error that is not known', 50_999],
  ['a thread name that it blocks', 50_035],
])('Discord refuses a table with %s: the others wait for nothing', async (_, code) => {
  const { stores } = await openWaiting(code);
  expect(await stores.matches.list({ openIn: '10' })).toHaveLength(4);
});

test('a lobby whose message a moderator has deleted is posted again', async () => {
  const { requests, refuse, refuseNothing, work, matches } = await openWaiting();
  refuseNothing();
  const message = requests.flatMap(({ path }) => /\/messages\/(\d+)\/threads$/.exec(path)?.[1] ?? [])[0];
  refuse(new RegExp(`/messages/${message}`), 10_008);
  await work(HOUR);
  expect((await matches()).map(({ status }) => status)).toEqual(['playing', 'playing', 'playing', 'playing']);
});
