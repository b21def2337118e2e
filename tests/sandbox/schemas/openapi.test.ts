import { ButtonStyle, ChannelType, ComponentType, InteractionResponseType, TextInputStyle } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { callback } from '#sandbox/schemas/callbacks.ts';
import { commandList } from '#sandbox/schemas/commands.ts';
import { interactionMessage, messageCreate, messageEdit } from '#sandbox/schemas/messages.ts';
import { threadAlone, threadFromMessage, threadPatch } from '#sandbox/schemas/threads.ts';
import { mutationsOf } from '../../support/fakes/mutations.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { discordSpec } from '../../support/structure/discordSpec.ts';

const words = { type: ComponentType.TextDisplay, id: 1, content: 'Your turn' };
const button = { type: ComponentType.Button, style: ButtonStyle.Primary, custom_id: 'go', label: 'Go', disabled: false };
const menu = {
  type: ComponentType.StringSelect,
  custom_id: 'menu',
  placeholder: 'Choose',
  min_values: 1,
  max_values: 1,
  options: [{ label: 'Ares', value: 'ares', description: 'War', default: true }],
};
const rows = [
  { type: ComponentType.ActionRow, components: [button] },
  { type: ComponentType.ActionRow, components: [menu] },
];
const gallery = { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://a.png' }, description: 'The board' }] };
const components = [
  {
    type: ComponentType.Container,
    accent_color: 255,
    components: [
      {
        type: ComponentType.Section,
        components: [words],
        accessory: { type: ComponentType.Thumbnail, media: { url: 'https://a.b/c' } },
      },
      gallery,
      { type: ComponentType.Separator, divider: true, spacing: 1 },
      { type: ComponentType.File, file: { url: 'attachment://a.txt' }, spoiler: false },
    ],
  },
  ...rows,
];
const embeds = [
  {
    title: 'Title',
    description: 'Text',
    url: 'https://a.b/c',
    color: 255,
    timestamp: '2026-01-01T00:00:00.000Z',
    footer: { text: 'Foot' },
    author: { name: 'Author' },
    image: { url: 'https://a.b/c.png' },
    fields: [{ name: 'Name', value: 'Value', inline: true }],
  },
];
const said = {
  content: 'Hello',
  embeds,
  components: rows,
  allowed_mentions: { parse: ['roles'], users: ['1300000000000000001'] },
  attachments: [{ id: '0', filename: 'a.txt', description: 'A file' }],
  flags: 4,
};
const option = (more: object) => ({ name: 'god', description: 'Which god', required: true, ...more });
const commands = [
  {
    name: 'bid',
    name_localizations: { el: 'προσφορά' },
    description: 'Bids',
    description_localizations: { el: 'Προσφέρει' },
    nsfw: false,
    contexts: [0, 1],
    integration_types: [0],
    options: [
      option({ type: 3, min_length: 1, max_length: 10, choices: [{ name: 'Ares', value: 'ares' }] }),
      option({ type: 4, name: 'amount', min_value: 1, max_value: 10, autocomplete: true }),
      option({ type: 10, name: 'share', choices: [{ name: 'Half', value: 0.5 }] }),
      option({ type: 6, name: 'whom' }),
      option({ type: 7, name: 'where', channel_types: [0] }),
    ],
  },
  {
    name: 'match',
    description: 'x',
    options: [{ type: 2, name: 'group', description: 'x', options: [{ type: 1, name: 'sub', description: 'x' }] }],
  },
];
const input = {
  type: ComponentType.TextInput,
  style: TextInputStyle.Short,
  custom_id: 'text',
  placeholder: 'x',
  min_length: 1,
  max_length: 9,
};
const modal = {
  custom_id: 'form',
  title: 'A form',
  components: [
    { type: ComponentType.Label, label: 'Text', description: 'x', component: input },
    { type: ComponentType.Label, label: 'God', component: { ...menu, required: true } },
    {
      type: ComponentType.Label,
      label: 'One',
      component: {
        type: ComponentType.RadioGroup,
        custom_id: 'r',
        options: [...menu.options, { label: 'Athena', value: 'athena' }],
      },
    },
    {
      type: ComponentType.Label,
      label: 'Some',
      component: { type: ComponentType.CheckboxGroup, custom_id: 'c', options: menu.options },
    },
    { type: ComponentType.TextDisplay, content: 'x' },
  ],
};

const message = '/channels/{channel_id}/messages/{message_id}';
const webhook = '/webhooks/{webhook_id}/{webhook_token}';
const reply = '/interactions/{interaction_id}/{interaction_token}/callback';

/** Every body this bot sends, in all its parts, with the schema it is read by. */
const CASES: readonly (readonly [what: string, schema: z.ZodType, method: string, path: string, body: unknown])[] = [
  [
    'a message',
    messageCreate,
    'post',
    '/channels/{channel_id}/messages',
    { ...said, nonce: 'n', enforce_nonce: true, tts: false },
  ],
  ['a message of new components', messageCreate, 'post', '/channels/{channel_id}/messages', { components, flags: 32_768 }],
  ['an edit', messageEdit, 'patch', message, said],
  ['a follow-up', interactionMessage, 'post', webhook, said],
  ['an edit of an answer', messageEdit, 'patch', `${webhook}/messages/@original`, said],
  ['an answer', callback, 'post', reply, { type: InteractionResponseType.ChannelMessageWithSource, data: said }],
  [
    'a deferral',
    callback,
    'post',
    reply,
    { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: 64 } },
  ],
  ['an update', callback, 'post', reply, { type: InteractionResponseType.UpdateMessage, data: said }],
  [
    'choices',
    callback,
    'post',
    reply,
    { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [{ name: 'Ares', value: 'ares' }] } },
  ],
  ['a form', callback, 'post', reply, { type: InteractionResponseType.Modal, data: modal }],
  ['commands', commandList, 'put', '/applications/{application_id}/commands', commands],
  [
    'a thread of a message',
    threadFromMessage,
    'post',
    `${message}/threads`,
    { name: 'Match', auto_archive_duration: 1_440, rate_limit_per_user: 5 },
  ],
  [
    'a thread alone',
    threadAlone,
    'post',
    '/channels/{channel_id}/threads',
    { name: 'Match', type: ChannelType.PrivateThread, auto_archive_duration: 60, invitable: true },
  ],
  ['a change of a thread', threadPatch, 'patch', '/channels/{channel_id}', { name: 'Match', archived: true, locked: false }],
];

describeWith('reference', "the sandbox's schemas beside Discord's own", (reference) => {
  const spec = discordSpec(reference);

  test.each(CASES)(
    'the schema accepts %s, and refuses every change of it that Discord refuses',
    (_what, schema, method, path, body) => {
      const discord = spec.request(method, path);
      expect(discord(body), JSON.stringify(discord.errors)).toBe(true);
      expect(schema.safeParse(body).error).toBeUndefined();
      const refusedThere = mutationsOf(body).filter((mutation) => !discord(mutation.body));
      expect(refusedThere.length).toBeGreaterThan(2);
      const takenHere = refusedThere.filter((mutation) => schema.safeParse(mutation.body).success).map(({ what }) => what);
      expect(takenHere).toEqual([]);
    },
  );
});
