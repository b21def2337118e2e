/**
 * The least that a discord.js bot can be: one command, acknowledged ephemerally and answered with a word, and one option
 * that completes itself from a fixed list. What our bot's first answers are measured beside. Says `ready` on standard output.
 */
import { Client, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder } from 'discord.js';

const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;
if (!api || !token) throw new Error('DISCORD_API and DISCORD_TOKEN say where to go, and as whom.');

const command = new SlashCommandBuilder()
  .setName('bare')
  .setDescription('Answers at once')
  .addStringOption((option) => option.setName('word').setDescription('Any of a few').setAutocomplete(true));

const CHOICES = ['one', 'two', 'three', 'four', 'five'].map((name) => ({ name, value: name }));

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isAutocomplete()) return interaction.respond(CHOICES);
  if (!interaction.isChatInputCommand()) return;
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply('Here.');
});
client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set([command]);
  process.stdout.write('ready\n');
});
await client.login(token);
