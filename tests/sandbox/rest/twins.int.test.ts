import { Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { isVirtual } from '#sandbox/clock.ts';
import { sandboxHere } from '../../support/drivers/sandbox.ts';
import { restOf } from '../../support/fakes/restOf.ts';

/** A short story told to a fresh sandbox; answers everything it answered, with its own address left out. */
const tell = async (): Promise<string> => {
  const sandbox = await sandboxHere();
  const rest = restOf(sandbox);
  const { world, clock } = sandbox.context;
  const games = [...world.channels.values()].find((channel) => channel.kind === 'text')?.id ?? '';
  const files = [{ name: 'a.txt', data: Buffer.from('abc') }];
  const answers = [];
  answers.push(await rest.put(Routes.applicationCommands(world.bot.id), { body: [{ name: 'ask', description: 'x' }] }));
  const message = (await rest.post(Routes.channelMessages(games), { body: { content: 'one' }, files })) as { id: string };
  answers.push(message);
  if (isVirtual(clock)) clock.advance(1_234);
  answers.push(await rest.post(Routes.threads(games, message.id), { body: { name: 'T' } }));
  answers.push(await rest.post(Routes.channelMessages(message.id), { body: { content: 'two' } }));
  answers.push(await rest.get(Routes.channelMessages(message.id)));
  await sandbox.stop();
  return JSON.stringify(answers).replaceAll(sandbox.url, '');
};

test('equal requests at equal times get byte-identical answers, with ids and files', async () => {
  const story = await tell();
  expect(story).toContain('/sandbox/files/');
  expect(await tell()).toBe(story);
});
