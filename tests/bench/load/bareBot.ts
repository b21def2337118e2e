/**
 * The least bot that could stand in for ours under the same load: answers by the same kinds of callback, after no work at all, and
 * posts a line for each press of a panel. Says `ready` on standard output.
 */
import { Client, Events, GatewayIntentBits, type MessageComponentInteraction, MessageFlags, Routes } from 'discord.js';

const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;
if (!api || !token) throw new Error('DISCORD_API and DISCORD_TOKEN say where to go, and as whom.');

// Without the limit that discord.js sets itself, which is for requests in the bot's name.
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
