import { describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import { hashEntropy, type Match, type MatchCommand, type MatchId } from '#matches/index.ts';
import { SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { boundTo } from '../../support/fakes/fixedLuck.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES, ordersOf } from '../../support/games.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';
import { type Table, table } from '../games/table.ts';

/** A match with a fixed secret, fixed entropy and fixed moves. */
interface Same {
  readonly at: Table;
  readonly match: MatchId;
  readonly act: (command: MatchCommand) => Promise<string>;
}

const SEED = 7;
const SECRET = new Uint8Array(SECRET_BYTES).fill(SEED);

const lobbyOf = async (game: string): Promise<Same> => {
  const at = table(boundTo(openMemoryStores(), SECRET), GAMES, ordersOf);
  const match = await at.lobby({ game, pace: '24h' });
  const act = async (command: MatchCommand): Promise<string> => (await at.act(match, command)).kind;
  for (const user of ['ben', 'cleo']) await act({ type: 'Join', user });
  await act({ type: 'GiveWords', user: 'cleo', hash: hashEntropy('Blow, winds') });
  return { at, match, act };
};

const begun = async (game: string): Promise<Same> => {
  const same = await lobbyOf(game);
  await same.act({ type: 'Start', user: 'ada' });
  return same;
};

const rowOf = async ({ at, match }: Same): Promise<Match> => {
  const row = await at.stores.matches.find(match);
  if (row === undefined) throw new Error('The match is gone.');
  return row;
};

/** Plays the next move, which depends only on the position. Returns its draws and the game's events. */
const move = async (same: Same, count: number): Promise<{ readonly drew: number; readonly events: readonly BaseEvent[] }> => {
  const { at, match } = same;
  const { active, seats, game, version } = await rowOf(same);
  const user = seats.find(({ seat }) => seat === active[0])?.user ?? '';
  const { legal = [], view } = (await at.matches.position(match, user)) ?? {};
  const { seat: _, ...command } = naiveMove(game, view, legal, seeded(SEED + count));
  await at.act(match, { type: 'Play', user, command });
  const rows = await at.stores.matches.read(match, version);
  return { drew: rows[0]?.command?.drew ?? 0, events: rows.map(({ event }) => event) };
};

/** Starts a match and plays up to a move that draws. */
const beforeDraw = async (game: string, moves: number): Promise<Same> => {
  const same = await begun(game);
  for (let count = 0; count < moves; count++) await move(same, count);
  return same;
};

/** Returns the number of moves before each of the first moves that draw. */
const drawingMoves = async (game: string, most: number): Promise<readonly number[]> => {
  const same = await begun(game);
  const found: number[] = [];
  for (let count = 0; found.length < most && (await rowOf(same)).status === 'playing'; count++) {
    if ((await move(same, count)).drew > 0) found.push(count);
  }
  return found;
};

const organise = ({ act }: Same, motion: Extract<MatchCommand, { type: 'Organise' }>['motion']) =>
  act({ type: 'Organise', user: 'eve', motion, reason: 'Just so.' });

const calledIn = async ({ at, match }: Same): Promise<number> => (await at.matches.position(match, 'ada'))?.vote?.called ?? 0;

/** Acts that neither end the match nor change its next move. Each returns whether all of it was accepted. */
const BEFORE: Readonly<Record<string, (same: Same, mover: string) => Promise<readonly string[]>>> = {
  'an undo and a redo': async ({ act }, mover) => [
    await act({ type: 'Undo', user: mover }),
    await act({ type: 'Redo', user: mover }),
  ],
  'a vote that fails': async (same) => [
    await same.act({ type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 } }),
    await same.act({ type: 'Vote', user: 'ben', called: await calledIn(same), yes: false }),
    await same.act({ type: 'Vote', user: 'cleo', called: await calledIn(same), yes: false }),
  ],
  'a vote that is withdrawn': async (same) => [
    await same.act({ type: 'CallVote', user: 'ben', motion: { kind: 'draw' } }),
    await same.act({ type: 'WithdrawVote', user: 'ben', called: await calledIn(same) }),
  ],
  'a vote that carries more time': async (same) => [
    await same.act({ type: 'CallVote', user: 'ben', motion: { kind: 'extend', seat: 0, hours: 5 } }),
    await same.act({ type: 'Vote', user: 'cleo', called: await calledIn(same), yes: true }),
  ],
  'a pause and its end': async (same) => [
    await organise(same, { kind: 'pause', hours: 24 }),
    await organise(same, { kind: 'resume' }),
  ],
  'more time': async (same) => [await organise(same, { kind: 'extend', seat: 1, hours: 3 })],
  'a seat that is given up and taken again': async ({ act }) => [
    await act({ type: 'HandOver', user: 'cleo', to: 'substitute' }),
    await act({ type: 'TakeSeat', user: 'cleo', seat: 2 }),
  ],
  'a seat that somebody else takes': async ({ act }) => [
    await act({ type: 'HandOver', user: 'cleo', to: 'substitute' }),
    await act({ type: 'TakeSeat', user: 'eve', seat: 2 }),
  ],
  'orders that are taken back': async ({ act }) => [await act({ type: 'ChangeOrders', user: 'ada', orders: [] })],
};

describe.each(Object.keys(GAMES))('the next draw of %s', (game) => {
  test.each(Object.keys(BEFORE))('the next draw is unchanged after %s', async (name) => {
    const accepted: string[] = [];
    for (const moves of await drawingMoves(game, 4)) {
      const plain = await move(await beforeDraw(game, moves), moves);
      const same = await beforeDraw(game, moves);
      const { seats, active } = await rowOf(same);
      const before = (await rowOf(same)).version;
      const mover = moves === 0 ? 'ada' : await lastMoverOf(same);
      accepted.push(...((await BEFORE[name]?.(same, mover)) ?? []));
      const now = await rowOf(same);
      if (now.active.join() !== active.join() || now.seats.length !== seats.length) continue;
      const disturbed = await move(same, moves);
      expect(plain.drew).toBeGreaterThan(0);
      expect(disturbed).toEqual(plain);
      expect(now.version).toBeGreaterThanOrEqual(before);
    }
    expect(accepted).toContain('played');
  });

  test('the deal is the same whatever happened in the lobby', async () => {
    const dealt = async (same: Same): Promise<readonly BaseEvent[]> => {
      const { version } = await rowOf(same);
      await same.act({ type: 'Start', user: 'ada' });
      return (await same.at.stores.matches.read(same.match, version)).map(({ event }) => event);
    };
    const plain = await dealt(await lobbyOf(game));
    const stirred = await lobbyOf(game);
    const acts: readonly MatchCommand[] = [
      { type: 'Join', user: 'dan' },
      { type: 'Leave', user: 'dan' },
      { type: 'ChooseOption', user: 'ada', option: 'remind', value: '12' },
      { type: 'SeatComputer', user: 'ada' },
      { type: 'RemoveComputer', user: 'ada', seat: 3 },
      { type: 'Invite', user: 'ada', guest: 'eve' },
      { type: 'PassHost', user: 'ada', to: 'ben' },
      { type: 'PassHost', user: 'ben', to: 'ada' },
    ];
    for (const command of acts) expect(await stirred.act(command)).toBe('played');
    expect(await dealt(stirred)).toEqual(plain);
  });

  test('the next draw differs after the table has rewound a draw', async () => {
    const [, moves = 0] = await drawingMoves(game, 2);
    const same = await beforeDraw(game, moves);
    const { version } = await rowOf(same);
    const first = await move(same, moves);
    expect(await organise(same, { kind: 'rewind', toVersion: version })).toBe('played');
    const again = await move(same, moves);
    expect(again.drew).toBe(first.drew);
    expect(again.events).not.toEqual(first.events);
  });
});

/** Returns the user who moved last. */
const lastMoverOf = async (same: Same): Promise<string> => {
  const rows = await same.at.stores.matches.read(same.match, 0);
  const seat = rows.findLast(({ command }) => command?.type === 'Play')?.by;
  return (await rowOf(same)).seats.find((row) => row.seat === seat)?.user ?? '';
};
