import { once } from 'node:events';
import { SlashCommandBuilder } from 'discord.js';
import { expect, test } from 'vitest';
import { person } from '../support/drivers/person.ts';
import { sandboxHere } from '../support/drivers/sandbox.ts';
import { plainBot } from '../support/fakes/plainBot.ts';

const HELLO = new SlashCommandBuilder().setName('hello').setDescription('Says hello').toJSON();

test('the bot receives the language of the person and of the server, and both can be changed', async () => {
  const sandbox = await sandboxHere();
  const bot = await plainBot(sandbox, [HELLO], (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply('hello');
  });
  const ada = await person(sandbox, 'Ada');
  const [heard, changed] = [once(bot, 'interactionCreate'), once(bot, 'guildUpdate')];
  await ada.act({ do: 'settings', locale: 'fr' });
  await ada.act({ do: 'guild', locale: 'cs' });
  await ada.slash('/hello', { in: await ada.channel('games') });
  expect((await heard)[0]).toMatchObject({ locale: 'fr', guildLocale: 'cs' });
  expect((await changed)[1]).toMatchObject({ preferredLocale: 'cs' });
  expect(await ada.state()).toMatchObject({ me: { locale: 'fr' }, guild: { locale: 'cs' } });
  await expect(ada.act({ do: 'guild', locale: 'klingon' })).rejects.toThrow('not an act');
  ada.leave();
  await bot.destroy();
  await sandbox.stop();
});
