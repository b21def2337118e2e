import { AllowedMentionsTypes, type APIMessage, ComponentType, MessageFlags, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { restHere } from '../../support/fakes/restHere.ts';
import { refused } from '../../support/fakes/restOf.ts';

const {
  sandbox,
  rest,
  people: [ada, blaise],
  games,
} = await restHere('Ada', 'Blaise');

const post = async (body: object): Promise<APIMessage> =>
  (await rest.post(Routes.channelMessages(games), { body })) as APIMessage;
const pinged = ({ id }: APIMessage): readonly string[] => sandbox.context.world.messages.get(games)?.get(id)?.pinged ?? [];
const mentioned = ({ mentions }: APIMessage): readonly string[] => mentions.map(({ id }) => id);

describe('a mention', () => {
  test('a mention pings the people that it names', async () => {
    const sent = await post({ content: `<@${ada.id}> and <@${blaise.id}>` });
    expect(mentioned(sent)).toEqual([ada.id, blaise.id]);
    expect(pinged(sent)).toEqual([ada.id, blaise.id]);
  });

  test('a mention pings nobody that allowed_mentions leaves out', async () => {
    const content = `<@${ada.id}> and <@${blaise.id}>`;
    expect(pinged(await post({ content, allowed_mentions: { parse: [] } }))).toEqual([]);
    const one = await post({ content, allowed_mentions: { parse: [], users: [blaise.id] } });
    expect(mentioned(one)).toEqual([blaise.id]);
    expect(pinged(one)).toEqual([blaise.id]);
    expect(pinged(await post({ content, allowed_mentions: { parse: [AllowedMentionsTypes.User] } }))).toEqual([
      ada.id,
      blaise.id,
    ]);
  });

  test('a mention in a text display pings too', async () => {
    const components = [{ type: ComponentType.TextDisplay, content: `Your turn, <@${ada.id}>` }];
    expect(pinged(await post({ components, flags: MessageFlags.IsComponentsV2 }))).toEqual([ada.id]);
  });

  test('a mention in a silent message pings nobody', async () => {
    const sent = await post({ content: `<@${ada.id}>`, flags: MessageFlags.SuppressNotifications });
    expect(mentioned(sent)).toEqual([ada.id]);
    expect(pinged(sent)).toEqual([]);
  });

  test('a mention in an edit pings nobody', async () => {
    const sent = await post({ content: 'nobody' });
    await rest.patch(Routes.channelMessage(games, sent.id), { body: { content: `<@${ada.id}>` } });
    expect(pinged(sent)).toEqual([]);
  });

  test('a mention of everyone pings nobody if allowed_mentions leaves it out', async () => {
    expect(pinged(await post({ content: '@everyone' }))).toHaveLength(5);
    expect(pinged(await post({ content: '@everyone', allowed_mentions: { parse: [] } }))).toEqual([]);
  });
});

test('allowed_mentions with both users and a list, or with a user twice, is refused', async () => {
  const both = { parse: [AllowedMentionsTypes.User], users: [ada.id] };
  expect((await refused(post({ content: 'x', allowed_mentions: both }))).wrong).toEqual([
    'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ]);
  expect((await refused(post({ content: 'x', allowed_mentions: { users: [ada.id, ada.id] } }))).wrong).toEqual([
    'allowed_mentions.users.1: SET_TYPE_ALREADY_CONTAINS_VALUE',
  ]);
});
