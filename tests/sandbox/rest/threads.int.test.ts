import { type APIMessage, type APIThreadChannel, ChannelType, MessageType, PermissionFlagsBits, Routes } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { isVirtual } from '#sandbox/clock.ts';
import { person } from '../../support/drivers/person.ts';
import { grant, overwrite } from '../../support/drivers/sandbox.ts';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused } from '../../support/fakes/restOf.ts';

const USUAL =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.SendMessagesInThreads;

const {
  sandbox,
  rest,
  people: [ada],
  games,
} = await restHere('Ada');
const news = await ada.channel('news');
let thread: APIThreadChannel;

beforeEach(async () => {
  grant(sandbox, USUAL);
  thread = await begin(await post(games, 'A match'));
});

const post = async (channel: string, content: string): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(channel), { body: { content } })) as APIMessage;
const begin = async (message: APIMessage, body: object = { name: 'Cyclades' }): Promise<APIThreadChannel> =>
  (await rest.post(Routes.threads(message.channel_id, message.id), { body })) as APIThreadChannel;
const patch = async (body: object): Promise<APIThreadChannel> =>
  (await rest.patch(Routes.channel(thread.id), { body })) as APIThreadChannel;
const now = async (): Promise<APIThreadChannel> => (await rest.get(Routes.channel(thread.id))) as APIThreadChannel;
const advance = (ms: number): void => {
  if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(ms);
};

describe('a thread from a message', () => {
  test('a thread started from a message has the id of that message, and the message shows the thread', async () => {
    const message = await post(games, 'Another');
    const begun = await begin(message);
    expect(begun).toMatchObject({ id: message.id, parent_id: games, type: ChannelType.PublicThread, name: 'Cyclades' });
    const shown = (await rest.get(Routes.channelMessage(games, message.id))) as APIMessage;
    expect(shown.thread).toMatchObject({ id: message.id });
  });

  test('a thread started from a message begins with that message in its current version', async () => {
    await rest.patch(Routes.channelMessage(games, thread.id), { body: { content: 'A match, edited' } });
    const [first] = (await rest.get(Routes.channelMessages(thread.id))) as APIMessage[];
    expect(first).toMatchObject({ type: MessageType.ThreadStarterMessage, referenced_message: { content: 'A match, edited' } });
    await rest.delete(Routes.channelMessage(games, thread.id));
    const [bereft] = (await rest.get(Routes.channelMessages(thread.id))) as APIMessage[];
    expect(bereft?.referenced_message).toBeNull();
  });

  test('a second thread from a message is refused', async () => {
    const message = await post(games, 'Once');
    await begin(message);
    expect(await refused(begin(message))).toMatchObject({ status: 400, code: 160004 });
  });

  test('a thread from a message needs the permission, which #news denies', async () => {
    const message = await post(news, 'No thread here');
    expect(await refused(begin(message))).toMatchObject({ status: 403, code: 50013 });
  });

  test('a thread has a name of 1 to 100 characters and one of four times until it is archived', async () => {
    const message = await post(games, 'Names');
    expect((await refused(begin(message, { name: '' }))).wrong).toEqual(['name: BASE_TYPE_MIN_LENGTH']);
    expect((await refused(begin(message, { name: 'x'.repeat(101) }))).wrong).toEqual(['name: BASE_TYPE_MAX_LENGTH']);
    expect((await refused(begin(message, { name: 'x', auto_archive_duration: 90 }))).wrong).toEqual([
      'auto_archive_duration: UNION_TYPE_CHOICES',
    ]);
  });
});

test('a thread without a message is private by default, and a private thread needs a permission of its own', async () => {
  const alone = (body: object): Promise<unknown> => rest.post(Routes.threads(games), { body });
  overwrite(sandbox, games, { deny: PermissionFlagsBits.CreatePrivateThreads });
  expect(await refused(alone({ name: 'Secret' }))).toMatchObject({ code: 50013 });
  expect(await alone({ name: 'Open', type: ChannelType.PublicThread })).toMatchObject({ type: ChannelType.PublicThread });
  overwrite(sandbox, games, {});
  expect(await alone({ name: 'Secret' })).toMatchObject({ type: ChannelType.PrivateThread });
});

test('people are added to a thread by the bot or by a mention', async () => {
  const blaise = (await person(sandbox, 'Blaise')).id;
  await rest.put(Routes.threadMembers(thread.id, ada.id));
  await post(thread.id, `<@${blaise}>`);
  const members = (await rest.get(Routes.threadMembers(thread.id))) as { user_id: string }[];
  expect(members.map(({ user_id }) => user_id)).toEqual([thread.owner_id, ada.id, blaise]);
});

test('only people can be added to a thread', async () => {
  expect(await refused(rest.put(Routes.threadMembers(thread.id, '42')))).toMatchObject({ status: 404, code: 10013 });
});

describe('an archived thread', () => {
  test('an archived thread cannot be edited or get new members', async () => {
    const message = await post(thread.id, 'old');
    await patch({ archived: true });
    const edit = rest.patch(Routes.channelMessage(thread.id, message.id), { body: { content: 'new' } });
    expect(await refused(edit)).toMatchObject({ status: 400, code: 50083 });
    expect(await refused(rest.put(Routes.threadMembers(thread.id, ada.id)))).toMatchObject({ code: 50083 });
    expect(await refused(patch({ name: 'New name' }))).toMatchObject({ code: 50083 });
  });

  test('a message in an archived thread unarchives it', async () => {
    await patch({ archived: true });
    await post(thread.id, 'Awake');
    expect((await now()).thread_metadata?.archived).toBe(false);
  });

  test('a thread is archived after its own time without messages', async () => {
    await patch({ auto_archive_duration: 60 });
    advance(59 * 60_000);
    await post(thread.id, 'Still here');
    advance(59 * 60_000);
    expect((await now()).thread_metadata?.archived).toBe(false);
    advance(60_000);
    expect((await now()).thread_metadata?.archived).toBe(true);
  });
});

describe('a locked thread', () => {
  test('a bot that may not manage threads cannot write in a locked thread or unlock it', async () => {
    await ada.act({ do: 'lock', channel: thread.id });
    expect(await refused(post(thread.id, 'Hello?'))).toMatchObject({ code: 50083 });
    expect(await refused(patch({ archived: false }))).toMatchObject({ status: 403, code: 50013 });
  });

  test('a bot that may manage threads can unlock a locked thread and write in it', async () => {
    await ada.act({ do: 'lock', channel: thread.id });
    grant(sandbox, USUAL | PermissionFlagsBits.ManageThreads);
    expect((await patch({ archived: false, locked: false })).thread_metadata).toMatchObject({ archived: false, locked: false });
    expect((await post(thread.id, 'Hello')).content).toBe('Hello');
  });

  test('a bot without that permission cannot lock its own thread, but can rename and archive it', async () => {
    expect(await refused(patch({ locked: true }))).toMatchObject({ code: 50013 });
    expect((await patch({ name: 'Renamed', archived: true })).thread_metadata?.archived).toBe(true);
  });
});

test('a deleted thread is unknown', async () => {
  await ada.act({ do: 'deleteChannel', channel: thread.id });
  expect(await refused(post(thread.id, 'Hello?'))).toMatchObject({ status: 404, code: 10003 });
});
