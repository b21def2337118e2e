/**
 * A minimal bot for the same load as ours: responds by the same kinds of callback without any work, and posts a line for each press of a
 * panel. Prints `ready` on standard output.
 */
import { Client, Events, GatewayIntentBits, type MessageComponentInteraction, MessageFlags, Routes } from 'discord.js';

const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;
if (!api || !token) throw new Error('DISCORD_API and DISCORD_TOKEN have to be set.');

// Without discord.js's own limit, which applies to requests with the bot's token.
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
});

const pressed = async (interaction: MessageComponentInteraction): Promise<void> => {
  const isPanel = interaction.message.flags.has(MessageFlags.Ephemeral);
  await (isPanel ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  await interaction.editReply('Here.');
  const body = { content: 'Somebody pressed.', nonce: interaction.id, enforce_nonce: true };
  if (isPanel) await client.rest.post(Routes.channelMessages(interaction.channelId), { body });
};

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isMessageComponent()) return pressed(interaction);
  if (!interaction.isChatInputCommand()) return;
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply('Here.');
});
client.once(Events.ClientReady, () => process.stdout.write('ready\n'));
await client.login(token);
