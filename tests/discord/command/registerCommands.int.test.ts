import { Routes } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCommands } from '#discord/command/registerCommands.ts';
import { commandRegistry } from '../../support/commands.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';

let bot: AnsweringBot;

beforeAll(async () => {
  bot = await answeringBot();
});
afterAll(() => bot?.stop());

const names = async (): Promise<readonly string[]> => {
  const standing = await bot.services.rest.get(Routes.applicationCommands(bot.services.applicationId));
  return (standing as readonly { readonly name: string }[]).map(({ name }) => name).sort();
};

test('commands are registered once, and again at a start after some or all of them were removed', async () => {
  const { services } = bot;
  const whole = commandRegistry.commands.map(({ data }) => data.name).sort();
  expect(await names()).toEqual(whole);
  expect(await registerCommands(services, commandRegistry)).toBe(false);
  for (const left of [[], [commandRegistry.commands[0]?.data.toJSON()]]) {
    await services.rest.put(Routes.applicationCommands(services.applicationId), { body: left });
    expect(await registerCommands(services, commandRegistry)).toBe(true);
    expect(await names()).toEqual(whole);
    expect(await registerCommands(services, commandRegistry)).toBe(false);
  }
});
