/**
 * A minimal discord.js bot: one command, acknowledged ephemerally and answered with a word, and one option with autocomplete from a fixed
 * list. The baseline for our bot's first responses. Prints `ready` on standard output.
 */
import { MessageFlags, SlashCommandBuilder } from 'discord.js';
import { plainBot } from '../support/fakes/plainBot.ts';

const { DISCORD_API: restUrl, DISCORD_TOKEN: token } = process.env;
if (!restUrl || !token) throw new Error('DISCORD_API and DISCORD_TOKEN have to be set.');

const command = new SlashCommandBuilder()
  .setName('bare')
  .setDescription('Answers at once')
  .addStringOption((option) => option.setName('word').setDescription('Any of a few').setAutocomplete(true));

const CHOICES = ['one', 'two', 'three', 'four', 'five'].map((name) => ({ name, value: name }));

await plainBot({ url: '', restUrl, token }, [command.toJSON()], async (interaction) => {
  if (interaction.isAutocomplete()) return interaction.respond(CHOICES);
  if (!interaction.isChatInputCommand()) return;
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply('Here.');
});
process.stdout.write('ready\n');
