import { describe, expect, test } from 'vitest';
import type { MatchId } from '#matches/index.ts';
import { hashEntropy } from '#matches/log/seedCommitment.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES } from '../../support/games.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { type Table, table } from '../games/table.ts';

const HOST = '100000000000000001';
const GUESTS = ['100000000000000002', '100000000000000003', '100000000000000004'];
const SERVER = '200000000000000001';
/** Fewer than any match of three takes. */
const CONCEDED_AFTER = 20;

/** Returns every string in a value, at any depth. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Uses every feature of a lobby, then plays legal moves of the active seats, among which one concedes. */
const lived = async (at: Table, game: string, moves: number): Promise<MatchId> => {
  const match = await at.lobby({ game, host: HOST, hostName: 'Ada of the Isles', place: { server: SERVER, channel: SERVER } });
  for (const user of GUESTS) await at.act(match, { type: 'Join', user });
  await at.act(match, { type: 'Invite', user: HOST, guest: '100000000000000005' });
  await at.act(match, { type: 'ChooseOption', user: HOST, option: 'remind', value: '48' });
  await at.act(match, { type: 'GiveWords', user: HOST, hash: hashEntropy('Blow, winds') });
  await at.act(match, { type: 'PassHost', user: HOST, to: GUESTS[0] ?? '' });
  await at.act(match, { type: 'Leave', user: GUESTS[2] ?? '' });
  await at.act(match, { type: 'Start', user: GUESTS[0] ?? '' });
  for (let move = 0; move < moves; move++) {
    if (move === CONCEDED_AFTER) await at.act(match, { type: 'Concede', user: HOST });
    await playDue(at, match, move);
  }
  return match;
};

const playDue = async (at: Table, match: MatchId, move: number): Promise<void> => {
  for (const user of [HOST, ...GUESTS]) {
    const legal = (await at.matches.position(match, user))?.legal ?? [];
    if (legal.length === 0) continue;
    const { seat: _, ...command } = seeded(move).pick(legal);
    await at.act(match, { type: 'Play', user, command });
    return;
  }
};

describe.each(Object.keys(GAMES))('the log of a match of %s', (game) => {
  test('a log names seats, never users, servers or channels, and contains no prose', async () => {
    const at = table(openMemoryStores(), GAMES);
    const match = await lived(at, game, 120);
    const rows = await at.stores.matches.read(match, 0);
    const types = new Set(rows.map(({ event }) => event.type));
    for (const type of ['MatchCreated', 'WordsGiven', 'SeatTaken', 'SeatLeft', 'HostChanged', 'MatchStarted', 'SeatConceded']) {
      expect(types).toContain(type);
    }
    expect(rows.length).toBeGreaterThan(100);
    const strange = rows
      .flatMap(({ event, seen, command }) => stringsIn([event, seen, command]))
      .filter((word) => !/^[0-9a-f]{64}$/.test(word))
      .filter((word) => !/^[A-Za-z0-9-]{1,24}$/.test(word) || /\d{15}/.test(word));
    expect(strange).toEqual([]);
  });
});
