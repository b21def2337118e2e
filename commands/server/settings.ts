import { ChannelType, type ChatInputCommandInteraction, SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { pacesCalled } from '#discord/paces.ts';
import { MOST_OPEN, NO_LIMIT, type ServerChoices, serverSettings } from '#discord/serverSettings.ts';
import { sentencesOf } from '#i18n/index.ts';

const { server } = sentencesOf().common;
const creators = (['everybody', 'organisers'] as const).map((value) => ({ name: server.creators(value), value }));
const themes = (['dark', 'light'] as const).map((value) => ({ name: server.themes[value], value }));
const limits = [
  { name: server.openMatches(undefined), value: Number(NO_LIMIT) },
  ...MOST_OPEN.map((value) => ({ name: server.openMatches(value), value })),
];

/** What is typed, as the menus of the panel would give it. */
const chosen = ({ options }: ChatInputCommandInteraction): ServerChoices => {
  const [channel, role, most] = [options.getChannel('channel'), options.getRole('role'), options.getInteger('matches')];
  const [pace, who] = [options.getString('pace'), options.getString('creators')];
  const theme = options.getString('theme');
  return {
    ...(channel !== null && { channels: [channel.id] }),
    ...(role !== null && { organiserRole: [role.id] }),
    ...(pace !== null && { pace: [pace.trim().toLowerCase()] }),
    ...(who !== null && { creators: [who] }),
    ...(most !== null && { openMatches: [String(most)] }),
    ...(theme !== null && { theme: [theme] }),
  };
};

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('settings'), 'server settings')
    .addChannelOption((option) =>
      described(option.setName('channel'), 'server settings.channel').addChannelTypes(
        ChannelType.GuildText,
        ChannelType.GuildAnnouncement,
      ),
    )
    .addRoleOption((option) => described(option.setName('role'), 'server settings.role'))
    .addStringOption((option) => described(option.setName('pace'), 'server settings.pace').setAutocomplete(true))
    .addStringOption((option) => described(option.setName('creators'), 'server settings.creators').addChoices(...creators))
    .addIntegerOption((option) => described(option.setName('matches'), 'server settings.matches').addChoices(...limits))
    .addStringOption((option) => described(option.setName('theme'), 'server settings.theme').addChoices(...themes)),

  execute: (call) => serverSettings(call, call.interaction, chosen(call.interaction)),

  autocomplete: async ({ interaction, say }) => pacesCalled(say, interaction.options.getFocused()),
} satisfies Command;
