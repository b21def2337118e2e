import { readFile } from 'node:fs/promises';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';

const GODS = ['Ares', 'Athena', 'Apollo', 'Poseidon', 'Zeus'];

export const ALT_TEXT = 'The board: Ada holds the isle in the middle.';

const COMMAND = new SlashCommandBuilder()
  .setName('demo')
  .setDescription('Something of everything')
  .addSubcommand((offer) =>
    offer
      .setName('offer')
      .setDescription('Offer gold to a god')
      .addStringOption((god) => god.setName('god').setDescription('Which god').setRequired(true).setAutocomplete(true))
      .addIntegerOption((amount) =>
        amount.setName('amount').setDescription('How much').setRequired(true).setMinValue(1).setMaxValue(30),
      )
      .addUserOption((friend) => friend.setName('friend').setDescription('Who helps')),
  )
  .addSubcommand((board) => board.setName('board').setDescription('Show the board to all'));

const button = (id: string, style: ButtonStyle = ButtonStyle.Secondary): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id.toLowerCase()).setLabel(id).setStyle(style);

async function showBoard(interaction: ChatInputCommandInteraction): Promise<void> {
  await interaction.deferReply();
  const bytes = await readFile(
    new URL('../../renderers/golden/cyclades-start-of-4-seats-without-creatures.png', import.meta.url),
  );
  const gallery = new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: ALT_TEXT });
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('Whisper', ButtonStyle.Primary),
    button('Ask'),
    button('Sleep'),
    button('Shut').setDisabled(true),
  );
  const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('pick')
      .setPlaceholder('Pick a god')
      .addOptions(GODS.map((god) => ({ label: god, value: god.toLowerCase() }))),
  );
  const container = new ContainerBuilder()
    .setAccentColor(0x2b6f8f)
    .addTextDisplayComponents({ type: 10, content: `## The board\n<@${interaction.user.id}> asked for it.` })
    .addMediaGalleryComponents(gallery)
    .addActionRowComponents(buttons)
    .addActionRowComponents(menu);
  await interaction.editReply({
    flags: MessageFlags.IsComponentsV2,
    components: [container],
    files: [new AttachmentBuilder(bytes, { name: 'board.png' })],
  });
}

async function command(interaction: ChatInputCommandInteraction): Promise<void> {
  if (interaction.options.getSubcommand() === 'board') return showBoard(interaction);
  const { options } = interaction;
  const friend = options.getUser('friend');
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply(
    `Offered ${options.getInteger('amount', true)} to ${options.getString('god', true)}${friend ? ` with ${friend}` : ''}.`,
  );
}

async function pressed(interaction: ButtonInteraction): Promise<void> {
  if (interaction.customId === 'whisper') {
    await interaction.reply({ content: `A secret for ${interaction.user.username}.`, flags: MessageFlags.Ephemeral });
  } else if (interaction.customId === 'ask') {
    const input = new TextInputBuilder().setCustomId('word').setStyle(TextInputStyle.Short).setMinLength(2);
    const label = new LabelBuilder().setLabel('Your word').setTextInputComponent(input);
    await interaction.showModal(new ModalBuilder().setCustomId('ask').setTitle('A question').addLabelComponents(label));
  }
}

const suggest = (interaction: AutocompleteInteraction): Promise<void> => {
  const typed = interaction.options.getFocused().toLowerCase();
  const fitting = GODS.filter((god) => god.toLowerCase().startsWith(typed));
  return interaction
    .respond(fitting.map((god) => ({ name: `${god} – at least 3`, value: god.toLowerCase() })))
    .then(() => undefined);
};

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await suggest(interaction);
  else if (interaction.isChatInputCommand()) await command(interaction);
  else if (interaction.isButton()) await pressed(interaction);
  else if (interaction.isStringSelectMenu()) {
    await interaction.reply({ content: `Picked ${interaction.values}.`, flags: MessageFlags.Ephemeral });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`The word is ${interaction.fields.getTextInputValue('word')}.`);
  }
}

/** Starts a small bot that answers by every means the page has to show. Its button "Sleep" is never answered. */
export async function startDemoBot(restUrl: string, token: string): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: restUrl } });
  client.on('interactionCreate', (interaction) => void answer(interaction));
  await new Promise<void>((resolve, reject) => {
    client.once('clientReady', () => resolve());
    client.login(token).catch(reject);
  });
  if (!client.isReady()) throw new Error('the bot is not ready');
  await client.application.commands.set([COMMAND]);
  return client;
}
