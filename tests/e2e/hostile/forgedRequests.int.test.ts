import { InteractionType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedBy } from '#discord/narration/refusalReply.ts';
import type { MatchCommand, MatchId } from '#matches/index.ts';
import { textOf } from '../../support/drivers/person.ts';
import { type Asker, type ForgedBot, forgedBot } from '../../support/fakes/forgedBot.ts';
import { MATCH_COMMANDS, requestsAbout } from '../../support/fakes/matchRequests.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { messagesFor } from '../../support/languages.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';
import { isWhole } from '../../support/setup/whole.ts';

const HARBOUR = '1100000000000000001';
const ELSEWHERE = '1100000000004194305';
const GAMES = '1100000000000000020';
const DEN = '1100000000000000021';
const THEIRS = '1100000000000000022';
/** Ada and her friends; a member who sees matches of the harbour's open channel; an outsider; two former players. */
const [ADA, BLAISE, CARL, LOOKER, STRANGER, REPLACED, FORGOTTEN] = ['901', '902', '903', '904', '905', '906', '907'] as const;
const IN_HARBOUR = [ADA, BLAISE, CARL, LOOKER, STRANGER, REPLACED, FORGOTTEN];
const SERVERS = [
  { id: HARBOUR, channel: GAMES, hidden: DEN, members: IN_HARBOUR },
  { id: ELSEWHERE, channel: THEIRS, members: [STRANGER, LOOKER, REPLACED, FORGOTTEN] },
];
/** Numbers as long as those of existing matches. */
const NO_MATCH = 9;

const from = (user: string) => ({
  'another server': { user, channel: THEIRS, server: ELSEWHERE },
  'direct messages': { user, channel: '1100000000000000050' },
  'a channel beside the hidden one': { user, channel: GAMES, server: HARBOUR },
});
type Where = keyof ReturnType<typeof from>;

let bot: ForgedBot;
/** Matches of the open and of the hidden channel, by their status. */
const open: MatchId[] = [];
const hidden: MatchId[] = [];

const play = async (match: MatchId, command: MatchCommand): Promise<void> => {
  const played = await bot.matches.play(match, command, `${match} ${JSON.stringify(command)} ${Math.random()}`, 'Somebody');
  if (played.kind === 'rejected') throw new Error(`${JSON.stringify(command)}: ${played.rejection.code}`);
};

const openIn = async (channel: string, game: string, isPrivate: boolean, ...people: readonly string[]): Promise<MatchId> => {
  const [host = '', ...guests] = people;
  const place = { server: HARBOUR, channel };
  const lobby = { game, host, hostName: 'Host', private: isPrivate, options: {}, pace: '24h', place };
  const created = await bot.matches.create(lobby, `create ${channel} ${game} ${people.join()} ${isPrivate}`);
  if (created.kind === 'rejected') throw new Error(created.rejection.code);
  const { id } = created.match;
  for (const guest of guests) {
    if (isPrivate) await play(id, { type: 'Invite', user: host, guest });
    await play(id, { type: 'Join', user: guest });
  }
  await bot.stores.matches.setPlace(id, { thread: `110000000000000006${id}`, lobbyMessage: `110000000000000006${id}` });
  (channel === DEN ? hidden : open).push(id);
  return id;
};

const begin = async (id: MatchId, moves: number): Promise<MatchId> => {
  await play(id, { type: 'Start', user: (await bot.stores.matches.find(id))?.host ?? '' });
  for (let move = 0; move < moves; move++) {
    const match = await bot.stores.matches.find(id);
    const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user ?? '';
    const { view, legal } = (await bot.matches.position(id, user)) ?? { legal: [] };
    const { seat, ...command } = naiveMove(match?.game ?? '', view, legal, seeded(move));
    await play(id, { type: 'Play', user, command });
  }
  return id;
};

beforeAll(async () => {
  bot = await forgedBot(SERVERS);
  await begin(await openIn(GAMES, 'cyclades', false, ADA, BLAISE, CARL), 12);
  await openIn(GAMES, 'peloponnes', true, ADA, BLAISE);
  // Two former players of a match in the open channel: one gave the seat to Carl, one was forgotten.
  const left = await begin(await openIn(GAMES, 'peloponnes', false, ADA, BLAISE, REPLACED, FORGOTTEN), 4);
  const inDen = await begin(await openIn(DEN, 'cyclades', true, ADA, BLAISE, REPLACED, FORGOTTEN), 6);
  for (const id of [left, inDen]) {
    const { seats = [] } = (await bot.stores.matches.find(id)) ?? {};
    const seat = seats.find(({ user }) => user === REPLACED)?.seat ?? -1;
    await play(id, { type: 'HandOver', user: REPLACED, to: 'substitute' });
    if (id === inDen) await play(id, { type: 'Invite', user: ADA, guest: CARL });
    await play(id, { type: 'TakeSeat', user: CARL, seat });
  }
  const forget = { custom_id: '1.me.forget', component_type: 2 };
  await bot.ask(from(FORGOTTEN)['direct messages'], { what: 'forget', type: InteractionType.MessageComponent, data: forget });
  await begin(await openIn(DEN, 'peloponnes', true, ADA, BLAISE), 3);
  await openIn(DEN, 'cyclades', true, ADA, BLAISE);
  const over = await begin(await openIn(DEN, 'cyclades', false, ADA, BLAISE), 2);
  await play(over, { type: 'Concede', user: BLAISE });
});
afterAll(() => bot?.stop());

const NO_SUCH_MATCH = textOf({ content: '', components: [...refusedBy(messagesFor(), 'noSuchMatch').components] });
/** The refusal for a match that does not exist. */
const isNoSuchMatch = (body: unknown): boolean => JSON.stringify(body).includes(JSON.stringify(NO_SUCH_MATCH).slice(1, -1));

const versions = async (): Promise<readonly unknown[]> =>
  Promise.all([...open, ...hidden].map(async (id) => JSON.stringify(await bot.stores.matches.find(id))));

/** One in this number of requests is compared each time, the next ones the next time. */
const COMPARED_EVERY = isWhole ? 1 : 6;
/** How many times requests have been compared. */
let compared = 0;

/**
 * Expects the replies about these matches to equal the replies about a match that never existed. Each request is about one of the
 * matches, and about another the next time.
 */
const expectNothingTold = async (actor: Asker, matches: readonly MatchId[]): Promise<void> => {
  const before = await versions();
  compared++;
  const about = matches.map(requestsAbout);
  for (const [index, never] of requestsAbout(NO_MATCH).entries()) {
    if ((index + compared) % COMPARED_EVERY !== 0) continue;
    const request = about[(index + compared) % about.length]?.[index] ?? never;
    const told = await bot.ask(actor, request);
    expect(told, request.what).toEqual(await bot.ask(actor, never));
    if (request.type === InteractionType.ApplicationCommand) expect(isNoSuchMatch(told.body), request.what).toBe(true);
  }
  expect(await versions()).toEqual(before);
  expect(bot.errors).toEqual([]);
};

describe('a match that the actor may not see', () => {
  test.each<readonly [string, string, Where]>([
    ['a stranger', STRANGER, 'another server'],
    ['a stranger', STRANGER, 'direct messages'],
    ['a spectator', LOOKER, 'another server'],
    ['a spectator', LOOKER, 'direct messages'],
    ['who was replaced', REPLACED, 'another server'],
    ['who was replaced', REPLACED, 'direct messages'],
    ['who was forgotten', FORGOTTEN, 'another server'],
    ['who was forgotten', FORGOTTEN, 'direct messages'],
  ])('a hidden match is refused like one that does not exist: to %s (%s) who asks from %s', async (_who, user, where) => {
    await expectNothingTold(from(user)[where], [...open, ...hidden]);
  });

  test.each([
    ['a stranger', STRANGER],
    ['a spectator of others', LOOKER],
    ['a replaced player', REPLACED],
    ['a forgotten player', FORGOTTEN],
  ])(
    'a match is refused like one that does not exist: to %s (%s) on its own server who does not see its channel',
    async (_who, user) => {
      await expectNothingTold(from(user)['a channel beside the hidden one'], hidden);
    },
  );
});

test('a spectator of a running match changes nothing by any command or control', async () => {
  const [running = 0] = open;
  const before = await versions();
  for (const request of requestsAbout(running)) await bot.ask(from(LOOKER)['a channel beside the hidden one'], request);
  expect(await versions()).toEqual(before);
  expect(bot.errors).toEqual([]);
});

test('each of these requests shows a player of the match more than that it does not exist', async () => {
  const [, ownLobby = 0] = open;
  expect(MATCH_COMMANDS.length).toBeGreaterThan(50);
  const actor = { user: BLAISE, channel: '1100000000000000050' };
  for (const request of requestsAbout(ownLobby)) {
    if (request.type === InteractionType.ModalSubmit) continue;
    expect(isNoSuchMatch((await bot.ask(actor, request)).body), request.what).toBe(false);
  }
});
