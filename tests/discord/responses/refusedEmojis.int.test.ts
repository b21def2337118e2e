import { type APIMessage, ButtonStyle, ComponentType, MessageFlags, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { createRest } from '#discord/gateway/gatewayClient.ts';
import { controlsOf } from '../../support/drivers/person.ts';
import { restHere } from '../../support/fakes/restHere.ts';

const { sandbox, games } = await restHere('Ada');
const rest = createRest({ api: sandbox.restUrl, token: sandbox.token });

const GONE = { id: '42', name: 'ares_1a2b3c' };
const WARNING = { name: '⚠️' };
const button = (custom_id: string, emoji: object) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Success,
  label: 'Ares',
  custom_id,
  emoji,
});
const menu = { type: ComponentType.StringSelect, custom_id: 'menu', options: [{ label: 'Ares', value: 'ares', emoji: GONE }] };
const row = (...components: readonly object[]) => ({ type: ComponentType.ActionRow, components });
const body = { flags: MessageFlags.IsComponentsV2, components: [row(button('a', GONE), button('b', WARNING)), row(menu)] };
const file = { name: 'board.png', data: Buffer.from('a picture') };
const gallery = { type: ComponentType.MediaGallery, items: [{ media: { url: 'attachment://board.png' } }] };

test.each([
  ['a message', {}],
  ['a message with a picture', { files: [file] }],
])(
  '%s whose emojis Discord does not find is sent with their words alone',
  async (_what, { files = [] }: { files?: (typeof file)[] }) => {
    const components = [...body.components, ...(files.length > 0 ? [gallery] : [])];
    const sent = (await rest.post(Routes.channelMessages(games), { body: { ...body, components }, files })) as APIMessage;
    const controls = controlsOf(sent);
    expect(controls).toMatchObject([
      { label: 'Ares', custom_id: 'a' },
      { label: 'Ares', custom_id: 'b', emoji: WARNING },
      { options: [{ label: 'Ares', value: 'ares' }] },
    ]);
    expect(JSON.stringify(controls)).not.toContain(GONE.id);
    expect(sent.attachments.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name));
  },
);
