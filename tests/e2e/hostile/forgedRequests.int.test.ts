import { InteractionType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedBy } from '#discord/narration/refusalReply.ts';
import type { MatchCommand, MatchId } from '#matches/index.ts';
import { textOf } from '../../support/drivers/person.ts';
import { type Asker, type ForgedBot, forgedBot, type Told } from '../../support/fakes/forgedBot.ts';
import { MATCH_COMMANDS, requestsAbout } from '../../support/fakes/matchRequests.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { messagesFor } from '../../support/languages.ts';
import { hastyMove } from '../../support/players/naivePlayer.ts';

const HARBOUR = '1100000000000000001';
const ELSEWHERE = '1100000000004194305';
const GAMES = '1100000000000000020';
const DEN = '1100000000000000021';
const THEIRS = '1100000000000000022';
/** Ada and her friends; whoever sees the matches of the harbour's open channel; somebody else; two who sat in matches once. */
const [ADA, BLAISE, CARL, LOOKER, STRANGER, REPLACED, FORGOTTEN] = ['901', '902', '903', '904', '905', '906', '907'] as const;
const IN_HARBOUR = [ADA, BLAISE, CARL, LOOKER, STRANGER, REPLACED, FORGOTTEN];
const SERVERS = [
  { id: HARBOUR, channel: GAMES, hidden: DEN, members: IN_HARBOUR },
  { id: ELSEWHERE, channel: THEIRS, members: [STRANGER, LOOKER, REPLACED, FORGOTTEN] },
];
/** As long as the numbers of those that there are. */
const NO_MATCH = 9;

const from = (user: string) => ({
  'another server': { user, channel: THEIRS, server: ELSEWHERE },
  'direct messages': { user, channel: '1100000000000000050' },
  'a channel beside the hidden one': { user, channel: GAMES, server: HARBOUR },
});
type Where = keyof ReturnType<typeof from>;

let bot: ForgedBot;
/** Matches of the open channel, and of the hidden one, by what has become of them. */
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
    const { seat, ...command } = hastyMove(match?.game ?? '', view, legal, seeded(move));
    await play(id, { type: 'Play', user, command });
  }
  return id;
};

beforeAll(async () => {
  bot = await forgedBot(SERVERS);
  await begin(await openIn(GAMES, 'cyclades', false, ADA, BLAISE, CARL), 12);
  await openIn(GAMES, 'peloponnes', true, ADA, BLAISE);
  // Two who sat in a match of the open channel: one has given the seat to Carl, one has been forgotten.
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
/** The refusal of a match that there is not. */
const isNoSuchMatch = (body: unknown): boolean => JSON.stringify(body).includes(JSON.stringify(NO_SUCH_MATCH).slice(1, -1));

const versions = async (): Promise<readonly unknown[]> =>
  Promise.all([...open, ...hidden].map(async (id) => JSON.stringify(await bot.stores.matches.find(id))));

/** Of all matches but the first, one request in so many is tried. */
const SAMPLED = 5;

/** Whoever asks about these matches is told what they are told of one that never was. */
const expectNothingTold = async (actor: Asker, matches: readonly MatchId[]): Promise<void> => {
  const before = await versions();
  const never: Told[] = [];
  for (const request of requestsAbout(NO_MATCH)) never.push(await bot.ask(actor, request));
  for (const [nth, match] of matches.entries()) {
    for (const [index, request] of requestsAbout(match).entries()) {
      if (nth > 0 && (index + nth) % SAMPLED !== 0) continue;
      const told = await bot.ask(actor, request);
      expect(told, request.what).toEqual(never[index]);
      if (request.type === InteractionType.ApplicationCommand) expect(isNoSuchMatch(told.body), request.what).toBe(true);
    }
  }
  expect(await versions()).toEqual(before);
  expect(bot.errors).toEqual([]);
};

describe('a match that somebody may not see is refused, by every command, control, form and choice, as one that never was', () => {
  test.each<readonly [string, string, Where]>([
    ['a stranger', STRANGER, 'another server'],
    ['a stranger', STRANGER, 'direct messages'],
    ['a spectator', LOOKER, 'another server'],
    ['a spectator', LOOKER, 'direct messages'],
    ['who was replaced', REPLACED, 'another server'],
    ['who was replaced', REPLACED, 'direct messages'],
    ['who was forgotten', FORGOTTEN, 'another server'],
    ['who was forgotten', FORGOTTEN, 'direct messages'],
  ])('to %s (%s) who asks from %s', { timeout: 120_000 }, async (_who, user, where) => {
    await expectNothingTold(from(user)[where], [...open, ...hidden]);
  });

  test.each([
    ['a stranger', STRANGER],
    ['a spectator of others', LOOKER],
    ['who was replaced', REPLACED],
    ['who was forgotten', FORGOTTEN],
  ])('to %s (%s) on its own server who does not see its channel', { timeout: 120_000 }, async (_who, user) => {
    await expectNothingTold(from(user)['a channel beside the hidden one'], hidden);
  });
});

test('whoever may watch a running match changes nothing of it by any command or control', { timeout: 120_000 }, async () => {
  const [running = 0] = open;
  const before = await versions();
  for (const request of requestsAbout(running)) await bot.ask(from(LOOKER)['a channel beside the hidden one'], request);
  expect(await versions()).toEqual(before);
  expect(bot.errors).toEqual([]);
});

test('each of these requests tells whoever sits in a match more than that there is none', async () => {
  const [, ownLobby = 0] = open;
  expect(MATCH_COMMANDS.length).toBeGreaterThan(50);
  const actor = { user: BLAISE, channel: '1100000000000000050' };
  for (const request of requestsAbout(ownLobby)) {
    if (request.type === InteractionType.ModalSubmit) continue;
    expect(isNoSuchMatch((await bot.ask(actor, request)).body), request.what).toBe(false);
  }
});
