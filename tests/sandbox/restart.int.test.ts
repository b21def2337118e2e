import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Routes } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';
import { person } from '../support/drivers/person.ts';
import { plainBot } from '../support/fakes/plainBot.ts';

let journal: string;
beforeAll(() => {
  journal = mkdtempSync(join(tmpdir(), 'trireme-restart-'));
});
afterAll(() => rmSync(journal, { recursive: true }));

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PING = { name: 'ping', description: 'Answers' };
const start = (): Promise<Sandbox> => startSandbox({ port: 0, journal, page: false });

/** What Ada sees of the world: channels, messages, commands, who has closed direct messages. */
const seen = async (sandbox: Sandbox): Promise<unknown> => {
  const ada = await person(sandbox, 'Ada');
  const { channels, commands, unread } = await ada.state();
  const messages = await Promise.all(channels.map(({ id }) => ada.sees(id)));
  const closed = [...sandbox.context.world.people.values()].map(({ dmsClosed }) => dmsClosed);
  ada.leave();
  const { emojis } = sandbox.context.world;
  return JSON.parse(JSON.stringify({ channels, commands, unread, messages, closed, emojis }).replaceAll(sandbox.url, 'here'));
};

test('a restarted sandbox keeps everything except ephemeral messages', async () => {
  const first = await start();
  const bot = await plainBot(first, [PING], (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply({ content: 'only you', flags: 'Ephemeral' });
  });
  const [ada, blaise] = await Promise.all([person(first, 'Ada'), person(first, 'Blaise')]);
  const games = await ada.channel('games');
  const direct = await ada.channel('@bot');
  const file = { name: 'a.txt', data: Buffer.from('words') };
  await bot.rest.post(Routes.channelMessages(games), { body: { content: 'kept' }, files: [file] });
  await bot.rest.post(Routes.threads(games), { body: { name: 'a thread', type: 11 } });
  await bot.rest.post(Routes.channelMessages(direct), { body: { content: 'for Ada' } });
  await bot.rest.post(Routes.applicationEmojis(first.context.world.bot.id), { body: { name: 'gold', image: PIXEL } });
  await blaise.act({ do: 'settings', dmsClosed: true });
  await ada.act({ do: 'read', channel: direct });
  const before = await seen(first);
  await ada.slash('/ping', { in: games });
  expect((await ada.sees(games)).map(({ content }) => content)).toContain('only you');
  expect(first.context.world.emojis).toHaveLength(1);
  ada.leave();
  blaise.leave();
  await bot.destroy();
  await first.stop();

  const second = await start();
  expect(await seen(second)).toEqual(before);
  const again = await person(second, 'Ada');
  const [kept] = await again.sees(games);
  expect(await (await fetch(kept?.attachments[0]?.url ?? '')).text()).toBe('words');
  again.leave();
  await second.stop();
});

test('a restarted sandbox never gives an id twice', async () => {
  const first = await start();
  const { next } = first.context.snowflakes;
  const ada = await person(first, 'Ada');
  const said = await ada.act({ do: 'say', channel: await ada.channel('games'), content: 'x' });
  ada.leave();
  await first.stop();
  const second = await start();
  expect(BigInt(second.context.snowflakes.next())).toBeGreaterThan(BigInt(said.message?.id ?? next()));
  await second.stop();
});
