import type { MatchService, Stores } from '#matches/index.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import type { WireGuild } from '../support/fakes/wire.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import type { FuzzMatches } from './forge.ts';

/** Two servers, one channel, a few people, and matches in every status. */

const GUILDS = ['1100000000000000001', '1100000000004194305'] as const;
const CHANNEL = '1100000000000000020';
const USERS = ['901', '902', '903', '904', '905'] as const;
const thread = (match: number): string => String(1_100_000_000_000_000_030n + BigInt(match));

export const SERVERS: readonly WireGuild[] = GUILDS.map((id) => ({ id, channel: CHANNEL, members: USERS }));

/** Opens the matches, and plays some of them for a while. */
export const openFuzzMatches = async (stores: Stores, matches: MatchService): Promise<FuzzMatches> => {
  const words = new Set(['ares', 'apollo', 'A01', 'retreat everywhere fewer 2', 'pass', '24h', 'Europe/Berlin', '22:00']);
  const open = async (game: string, people: readonly string[], isPrivate = false): Promise<number> => {
    const [host = '', ...guests] = people;
    const place = { server: GUILDS[0], channel: CHANNEL };
    const lobby = { game, host, hostName: `user${host}`, private: isPrivate, options: {}, pace: '24h', place };
    const { match } = await matches.create(lobby, `create ${game} ${people.join()}`);
    if (match === undefined) throw new Error(`${game} could not be opened.`);
    for (const user of guests) await matches.play(match.id, { type: 'Join', user }, `join ${user}`, `user${user}`);
    await stores.matches.setPlace(match.id, { thread: thread(match.id), lobbyMessage: `${thread(match.id)}` });
    return match.id;
  };
  const start = async (id: number, moves: number): Promise<void> => {
    const host = (await stores.matches.find(id))?.host ?? '';
    await matches.play(id, { type: 'Start', user: host }, 'start');
    for (let move = 0; move < moves; move++) await playOne(id, move);
  };
  const playOne = async (id: number, move: number): Promise<void> => {
    const match = await stores.matches.find(id);
    const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
    const position = await matches.position(id, user);
    if (user === undefined || position === undefined || position.legal.length === 0) return;
    for (const legal of position.legal) for (const value of Object.values(legal)) words.add(String(value));
    const { seat, ...command } = naiveMove(position.match.game, position.view, position.legal, seeded(id * 1_000 + move));
    await matches.play(id, { type: 'Play', user, command }, `move ${move}`);
  };

  const ids = [
    await open('cyclades', USERS.slice(0, 3)),
    await open('cyclades', USERS.slice(0, 5)),
    await open('peloponnes', USERS.slice(1, 4)),
    await open('peloponnes', ['901'], true),
    await open('cyclades', USERS.slice(3, 5)),
    await open('cyclades', USERS.slice(0, 2)),
  ];
  const [young = 0, old = 0, other = 0, , over = 0] = ids;
  await start(young, 2);
  await start(old, 60);
  await start(other, 25);
  await start(over, 5);
  await matches.play(over, { type: 'Concede', user: '904' }, 'concede');
  const threads = ids.map(thread);
  return {
    ...{ users: [...USERS, '906', '1'], guilds: GUILDS, channels: [CHANNEL, ...threads, '1'], matches: ids },
    words: [...words].filter((word) => word.length <= 100),
  };
};
