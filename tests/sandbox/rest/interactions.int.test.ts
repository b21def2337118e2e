import {
  type APIMessage,
  ButtonStyle,
  type Client,
  ComponentType,
  type Interaction,
  MessageFlags,
  type REST,
  Routes,
  InteractionResponseType as Type,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVirtual } from '#sandbox/clock.ts';
import type { Sandbox } from '#sandbox/index.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import { type Person, person } from '../../support/drivers/person.ts';
import { sandboxHere } from '../../support/drivers/sandbox.ts';
import { plainBot } from '../../support/fakes/plainBot.ts';
import { refused, restOf } from '../../support/fakes/restOf.ts';
import { present } from '../../support/setup/present.ts';

let sandbox: Sandbox;
let rest: REST;
let bot: Client;
let ada: Person;
let blaise: Person;
let games: string;
let hear: (interaction: Interaction) => void = () => undefined;

beforeAll(async () => {
  sandbox = await sandboxHere();
  rest = restOf(sandbox);
  const options = [{ type: 4, name: 'count', description: 'How many', autocomplete: true }];
  bot = await plainBot(sandbox, [{ name: 'ask', description: 'Asks', options }], (interaction) => hear(interaction));
  [ada, blaise] = await Promise.all([person(sandbox, 'Ada'), person(sandbox, 'Blaise')]);
  games = await ada.channel('games');
});

afterAll(async () => {
  ada.leave();
  blaise.leave();
  await bot.destroy();
  await sandbox.stop();
});

/** An interaction the bot has heard of and not yet answered. */
interface Open {
  readonly heard: Interaction;
  readonly acted: Promise<ActionResult>;
  answer(type: Type, data?: object, query?: Record<string, string>): Promise<unknown>;
  followUp(body: object): Promise<APIMessage>;
  edit(body: object, message?: string): Promise<APIMessage>;
  original(): Promise<APIMessage>;
}

const begin = async (act: () => Promise<unknown>): Promise<Open> => {
  const coming = new Promise<Interaction>((resolve) => {
    hear = resolve;
  });
  const acted = act() as Promise<ActionResult>;
  const heard = await coming;
  const { id, token, applicationId } = heard;
  return {
    heard,
    acted,
    answer: (type, data, query = {}) =>
      rest.post(Routes.interactionCallback(id, token), {
        body: { type, ...(data ? { data } : {}) },
        query: new URLSearchParams(query),
        auth: false,
      }),
    followUp: async (body) => (await rest.post(Routes.webhook(applicationId, token), { body, auth: false })) as APIMessage,
    edit: async (body, message) =>
      (await rest.patch(Routes.webhookMessage(applicationId, token, message), { body, auth: false })) as APIMessage,
    original: async () => (await rest.get(Routes.webhookMessage(applicationId, token), { auth: false })) as APIMessage,
  };
};

const ask = (): Promise<Open> => begin(() => ada.slash('/ask', { in: games }));
const advance = (ms: number): void => {
  if (isVirtual(sandbox.context.clock)) sandbox.context.clock.advance(ms);
};
const button = { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'go', label: 'Go' };
const controls = [{ type: ComponentType.ActionRow, components: [button] }];

describe('the first response', () => {
  test('a first response after three seconds is refused: the interaction is unknown', async () => {
    const open = await ask();
    advance(2_999);
    await open.answer(Type.ChannelMessageWithSource, { content: 'just in time' });
    expect((await open.acted).message?.content).toBe('just in time');
    const late = await ask();
    advance(3_000);
    expect((await late.acted).failed).toBe('timeout');
    expect(await refused(late.answer(Type.ChannelMessageWithSource, { content: 'too late' }))).toMatchObject({
      status: 404,
      code: 10062,
    });
  });

  test('a second response to an interaction is refused', async () => {
    const open = await ask();
    await open.answer(Type.DeferredChannelMessageWithSource);
    expect(await refused(open.answer(Type.ChannelMessageWithSource, { content: 'again' }))).toMatchObject({
      status: 400,
      code: 40060,
    });
  });

  test('a first response returns its message on request', async () => {
    const open = await ask();
    const told = await open.answer(Type.ChannelMessageWithSource, { content: 'hi' }, { with_response: 'true' });
    const message = present((await open.acted).message);
    expect(told).toMatchObject({
      interaction: { id: open.heard.id, response_message_id: message.id, response_message_ephemeral: false },
      resource: { type: 4, message: { id: message.id, content: 'hi' } },
    });
  });

  test('a first response with any mistake is refused as a whole and can be sent again', async () => {
    const open = await ask();
    const wrong = await refused(open.answer(Type.ChannelMessageWithSource, { content: 'x'.repeat(2_001), colour: 1 }));
    expect(wrong.wrong).toEqual(['data.content: BASE_TYPE_MAX_LENGTH', 'data.colour: UNKNOWN_FIELD']);
    expect((await refused(open.answer(Type.ChannelMessageWithSource, { components: [...controls, ...controls] }))).wrong).toEqual(
      ['data.components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED'],
    );
    await open.answer(Type.ChannelMessageWithSource, { content: 'right' });
    expect((await open.acted).message?.content).toBe('right');
  });

  test('a first response of a type that does not suit the interaction is refused', async () => {
    const open = await ask();
    expect((await refused(open.answer(Type.UpdateMessage, { content: 'x' }))).wrong).toEqual([
      'type: INTERACTION_RESPONSE_TYPE_INVALID',
    ]);
    expect((await refused(open.answer(Type.ApplicationCommandAutocompleteResult, { choices: [] }))).wrong).toEqual([
      'type: INTERACTION_RESPONSE_TYPE_INVALID',
    ]);
    expect((await refused(open.answer(Type.Pong))).wrong).toEqual(['type: UNION_TYPE_CHOICES']);
  });
});

describe('a deferred response', () => {
  test('a deferred response is a loading message until it is edited', async () => {
    const open = await ask();
    await open.answer(Type.DeferredChannelMessageWithSource);
    const { message } = await open.acted;
    expect(message?.flags).toBe(MessageFlags.Loading);
    const filled = await open.edit({ content: 'here' });
    expect(filled).toMatchObject({ id: message?.id, flags: 0, content: 'here', edited_timestamp: null });
    expect(await open.original()).toEqual(filled);
  });

  test('the first follow-up fills a deferred response and keeps its visibility', async () => {
    const open = await ask();
    await open.answer(Type.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral });
    const { message } = await open.acted;
    const first = await open.followUp({ content: 'first' });
    expect(first).toMatchObject({ id: message?.id, flags: MessageFlags.Ephemeral });
    const second = await open.followUp({ content: 'second' });
    expect(second.id).not.toBe(first.id);
    expect(second.flags).toBe(0);
  });

  test('a deferred response accepts no flag except ephemeral', async () => {
    const open = await ask();
    const flags = MessageFlags.IsComponentsV2;
    expect((await refused(open.answer(Type.DeferredChannelMessageWithSource, { flags }))).wrong).toEqual([
      'data.flags: MESSAGE_FLAGS_INVALID',
    ]);
    await open.answer(Type.DeferredChannelMessageWithSource);
    const components = [{ type: ComponentType.TextDisplay, content: 'new' }];
    expect(await open.edit({ components, flags })).toMatchObject({ flags });
  });
});

test('an ephemeral answer is seen by one person and is in no list', async () => {
  const open = await ask();
  await open.answer(Type.ChannelMessageWithSource, { content: 'only you', flags: MessageFlags.Ephemeral });
  const { message } = await open.acted;
  const id = present(message).id;
  expect((await ada.sees(games)).map((seen) => seen.id)).toContain(id);
  expect((await blaise.sees(games)).map((seen) => seen.id)).not.toContain(id);
  const listed = (await rest.get(Routes.channelMessages(games))) as APIMessage[];
  expect(listed.map((seen) => seen.id)).not.toContain(id);
  expect(await refused(rest.get(Routes.channelMessage(games, id)))).toMatchObject({ code: 10008 });
  expect((await open.edit({ content: 'still only you' })).flags).toBe(MessageFlags.Ephemeral);
});

test('a public answer to a press on an ephemeral message does not show that message to others', async () => {
  const open = await ask();
  await open.answer(Type.ChannelMessageWithSource, { content: 'secret', components: controls, flags: MessageFlags.Ephemeral });
  const { message } = await open.acted;
  const pressed = await begin(() => ada.press(present(message), 'go'));
  await pressed.answer(Type.ChannelMessageWithSource, { content: 'for all' });
  const seen = await blaise.waitFor(games, ({ content }) => content === 'for all');
  expect(JSON.stringify(seen)).not.toContain('secret');
});

describe('a token', () => {
  test('a token lives for fifteen minutes', async () => {
    const open = await ask();
    await open.answer(Type.ChannelMessageWithSource, { content: 'hi' });
    advance(15 * 60_000 - 1);
    expect((await open.edit({ content: 'still' })).content).toBe('still');
    advance(1);
    expect(await refused(open.edit({ content: 'no more' }))).toMatchObject({ status: 401, code: 50027 });
    expect(await refused(open.followUp({ content: 'no more' }))).toMatchObject({ code: 50027 });
  });

  test('a token cannot be used before the first response', async () => {
    const open = await ask();
    expect(await refused(open.followUp({ content: 'early' }))).toMatchObject({ status: 404, code: 10015 });
    await open.answer(Type.ChannelMessageWithSource, { content: 'hi' });
  });

  test('a token reaches only the messages of its own interaction', async () => {
    const [one, other] = [await ask(), await ask()];
    await one.answer(Type.ChannelMessageWithSource, { content: 'one' });
    await other.answer(Type.ChannelMessageWithSource, { content: 'other' });
    const { id } = await one.original();
    expect(await refused(other.edit({ content: 'mine now' }, id))).toMatchObject({ status: 404, code: 10008 });
  });
});

test('a pressed button can change its message at once or later', async () => {
  const sent = (await rest.post(Routes.channelMessages(games), {
    body: { content: 'press', components: controls },
  })) as APIMessage;
  const first = await begin(() => ada.press(sent, 'go'));
  await first.answer(Type.UpdateMessage, { content: 'pressed' });
  expect((await first.acted).message).toMatchObject({ id: sent.id, content: 'pressed' });
  const second = await begin(() => ada.press(sent, 'go'));
  await second.answer(Type.DeferredMessageUpdate);
  expect(await second.edit({ content: 'pressed twice', components: [] })).toMatchObject({ id: sent.id, components: [] });
});

test('a press that is delivered twice is answered once', async () => {
  const sent = (await rest.post(Routes.channelMessages(games), {
    body: { content: 'press', components: controls },
  })) as APIMessage;
  const open = await begin(() => ada.press(sent, 'go', 2));
  await open.answer(Type.UpdateMessage, { content: 'pressed' });
  expect(await refused(open.answer(Type.UpdateMessage, { content: 'pressed' }))).toMatchObject({ code: 40060 });
});

test('autocomplete offers at most 25 choices, of the type of the option', async () => {
  const open = await begin(() => ada.suggest('/ask count:1', 'count', { in: games }));
  const choices = (count: number) => Array.from({ length: count }, (_, value) => ({ name: `${value}`, value }));
  const offer = (offered: object[]): Promise<unknown> =>
    open.answer(Type.ApplicationCommandAutocompleteResult, { choices: offered });
  expect((await refused(offer(choices(26)))).wrong).toEqual(['data.choices: BASE_TYPE_MAX_LENGTH']);
  expect((await refused(offer([{ name: 'x', value: 'x' }]))).wrong).toEqual(['data.choices.0.value: UNION_TYPE_CHOICES']);
  await offer(choices(25));
  expect(await open.acted).toHaveLength(25);
});

describe('a modal', () => {
  const input = { type: ComponentType.TextInput, style: 1, custom_id: 'text' };
  const label = { type: ComponentType.Label, label: 'Text', component: input };

  test('a modal has a title of at most 45 characters and at most five parts', async () => {
    const open = await ask();
    const show = (more: object): Promise<unknown> =>
      open.answer(Type.Modal, { custom_id: 'form', title: 'A form', components: [label], ...more });
    expect((await refused(show({ title: 'x'.repeat(46) }))).wrong).toEqual(['data.title: BASE_TYPE_MAX_LENGTH']);
    const six = Array.from({ length: 6 }, (_, id) => ({ ...label, component: { ...input, custom_id: `${id}` } }));
    expect((await refused(show({ components: six }))).wrong).toEqual(['data.components: BASE_TYPE_MAX_LENGTH']);
    expect((await refused(show({ components: [label, label] }))).wrong).toEqual([
      'data.components.1: COMPONENT_CUSTOM_ID_DUPLICATED',
    ]);
    await show({});
    expect((await open.acted).modal?.title).toBe('A form');
  });

  test('a modal cannot be the response to a modal', async () => {
    const open = await ask();
    await open.answer(Type.Modal, { custom_id: 'form', title: 'A form', components: [label] });
    const acted = await open.acted;
    const sent = await begin(() => ada.submit(acted, { text: 'hi' }));
    expect((await refused(sent.answer(Type.Modal, { custom_id: 'form', title: 'Another', components: [label] }))).wrong).toEqual([
      'type: INTERACTION_RESPONSE_TYPE_INVALID',
    ]);
    await sent.answer(Type.ChannelMessageWithSource, { content: 'thanks' });
    expect((await sent.acted).message?.content).toBe('thanks');
  });
});
