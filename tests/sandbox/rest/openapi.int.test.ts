import { ButtonStyle, type Client, ComponentType, type Interaction, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '#sandbox/index.ts';
import { type Person, person } from '../../support/drivers/person.ts';
import { sandboxHere } from '../../support/drivers/sandbox.ts';
import { plainBot } from '../../support/fakes/plainBot.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { present } from '../../support/setup/present.ts';
import type { DiscordSpec } from '../../support/structure/discordSpec.ts';
import { discordSpec } from '../../support/structure/discordSpec.ts';

const button = { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'go', label: 'Go' };
const words = { type: ComponentType.TextDisplay, content: 'Text' };
const file = 'attachment://a.txt';
const newComponents = [
  { type: ComponentType.Container, accent_color: 255, components: [words, { type: ComponentType.Separator }] },
  { type: ComponentType.MediaGallery, items: [{ media: { url: file }, description: 'alt' }] },
  { type: ComponentType.File, file: { url: file } },
  { type: ComponentType.Section, components: [words], accessory: { type: ComponentType.Thumbnail, media: { url: file } } },
  { type: ComponentType.ActionRow, components: [button] },
];

describeWith('reference', "the sandbox's answers beside Discord's own description", (reference) => {
  let spec: DiscordSpec;
  let sandbox: Sandbox;
  let bot: Client;
  let ada: Person;
  let games: string;
  let hear: (interaction: Interaction) => void = () => undefined;

  beforeAll(async () => {
    spec = discordSpec(reference);
    sandbox = await sandboxHere();
    bot = await plainBot(sandbox, [{ name: 'ask', description: 'Asks' }], (interaction) => hear(interaction));
    ada = await person(sandbox, 'Ada');
    games = await ada.channel('games');
  });

  afterAll(async () => {
    ada.leave();
    await bot.destroy();
    await sandbox.stop();
  });

  /** Makes a request, and holds what it answers against Discord's description of it. */
  const call = async (
    method: string,
    described: string,
    params: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<unknown> => {
    const path = described.replaceAll(/\{(\w+)\}/g, (_, name) => present(params[name]));
    const [form, type] = body instanceof FormData ? [body, {}] : [JSON.stringify(body), { 'content-type': 'application/json' }];
    const response = await fetch(`${sandbox.restUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${sandbox.token}`, ...(body === undefined ? {} : type) },
      ...(body === undefined ? {} : { body: form }),
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    expect(response.ok, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(true);
    if (answer === undefined) return undefined;
    const holds = spec.response(method, described.replace(/\?.*$/, ''), response.status);
    expect(holds(answer), `${method} ${path}: ${JSON.stringify(holds.errors)} in ${JSON.stringify(answer)}`).toBe(true);
    return answer;
  };
  const idOf = (answer: unknown): string => present((answer as { id?: string }).id);

  test('answers for messages, with files and new components, match Discord’s description', async () => {
    const place = { channel_id: games };
    await call('POST', '/channels/{channel_id}/messages', place, {
      content: `<@${ada.id}>`,
      embeds: [{ title: 'Title', fields: [{ name: 'a', value: 'b' }], image: { url: 'https://a.b/c.png' } }],
      components: [{ type: ComponentType.ActionRow, components: [button] }],
    });
    const form = new FormData();
    form.set('payload_json', JSON.stringify({ components: newComponents, flags: MessageFlags.IsComponentsV2 }));
    form.set('files[0]', new Blob(['text']), 'a.txt');
    const message_id = idOf(await call('POST', '/channels/{channel_id}/messages', place, form));
    const one = '/channels/{channel_id}/messages/{message_id}';
    await call('PATCH', one, { ...place, message_id }, { components: [words] });
    await call('GET', one, { ...place, message_id });
    await call('GET', '/channels/{channel_id}/messages', place);
  });

  test('answers for threads and channels match Discord’s description', async () => {
    const place = { channel_id: games };
    const message_id = idOf(await call('POST', '/channels/{channel_id}/messages', place, { content: 'x' }));
    const thread = await call(
      'POST',
      '/channels/{channel_id}/messages/{message_id}/threads',
      { ...place, message_id },
      { name: 'T' },
    );
    const channel_id = idOf(thread);
    await call('POST', '/channels/{channel_id}/threads', place, { name: 'T', type: 11 });
    await call('PUT', '/channels/{channel_id}/thread-members/{user_id}', { channel_id, user_id: ada.id });
    await call('GET', '/channels/{channel_id}/thread-members', { channel_id });
    await call('PATCH', '/channels/{channel_id}', { channel_id }, { archived: true });
    await call('GET', '/channels/{channel_id}', { channel_id });
    await call('GET', '/channels/{channel_id}', place);
    await call('GET', '/channels/{channel_id}/messages', { channel_id });
  });

  test('answers for the guild, its members, users and direct channels match Discord’s description', async () => {
    const guild_id = sandbox.context.world.guild.id;
    await call('GET', '/guilds/{guild_id}', { guild_id });
    await call('GET', '/guilds/{guild_id}/channels', { guild_id });
    await call('GET', '/guilds/{guild_id}/members?limit=10', { guild_id });
    await call('GET', '/guilds/{guild_id}/members/{user_id}', { guild_id, user_id: ada.id });
    await call('GET', '/guilds/{guild_id}/threads/active', { guild_id });
    await call('GET', '/users/@me', {});
    await call('GET', '/users/{user_id}', { user_id: ada.id });
    await call('GET', '/applications/@me', {});
    await call('GET', '/gateway/bot', {});
    const channel_id = idOf(await call('POST', '/users/@me/channels', {}, { recipient_id: ada.id }));
    await call('GET', '/channels/{channel_id}', { channel_id });
  });

  test('answers for commands match Discord’s description', async () => {
    const application_id = sandbox.context.world.bot.id;
    const scope = { application_id, guild_id: sandbox.context.world.guild.id };
    const option = { type: 3, name: 'god', description: 'Which', choices: [{ name: 'Ares', value: 'ares' }] };
    const body = { name: 'bid', description: 'Bids', options: [option] };
    for (const path of ['/applications/{application_id}/commands', '/applications/{application_id}/guilds/{guild_id}/commands']) {
      const command_id = idOf(await call('POST', path, scope, { ...body, name: 'other' }));
      await call('GET', `${path}/{command_id}`, { ...scope, command_id });
      await call('PATCH', `${path}/{command_id}`, { ...scope, command_id }, { description: 'New' });
      await call('PUT', path, scope, [body, { name: 'ask', description: 'Asks' }]);
      await call('GET', path, scope);
    }
  });

  test('answers for emojis match Discord’s description', async () => {
    const application_id = sandbox.context.world.bot.id;
    const all = '/applications/{application_id}/emojis';
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const emoji_id = idOf(await call('POST', all, { application_id }, { name: 'gold', image: `data:image/png;base64,${pixel}` }));
    await call('GET', all, { application_id });
    await call('GET', `${all}/{emoji_id}`, { application_id, emoji_id });
    await call('PATCH', `${all}/{emoji_id}`, { application_id, emoji_id }, { name: 'coin' });
    await call('DELETE', `${all}/{emoji_id}`, { application_id, emoji_id });
  });

  test('answers for interactions match Discord’s description', async () => {
    const coming = new Promise<Interaction>((resolve) => {
      hear = resolve;
    });
    const acted = ada.slash('/ask', { in: games });
    const { id, token } = await coming;
    const webhook = { webhook_id: sandbox.context.world.bot.id, webhook_token: token };
    await call(
      'POST',
      '/interactions/{interaction_id}/{interaction_token}/callback?with_response=true',
      { interaction_id: id, interaction_token: token },
      { type: 5, data: { flags: MessageFlags.Ephemeral } },
    );
    await acted;
    await call('PATCH', '/webhooks/{webhook_id}/{webhook_token}/messages/@original', webhook, { content: 'done' });
    await call('GET', '/webhooks/{webhook_id}/{webhook_token}/messages/@original', webhook);
    const message_id = idOf(await call('POST', '/webhooks/{webhook_id}/{webhook_token}', webhook, { content: 'more' }));
    await call(
      'PATCH',
      '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}',
      { ...webhook, message_id },
      { content: 'most' },
    );
  });
});
