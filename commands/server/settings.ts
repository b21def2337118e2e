import { ChannelType, type ChatInputCommandInteraction } from 'discord.js';
import { type Command, choice, described, languageChoices, subcommand } from '#discord/command/command.ts';
import { matchingPaces, parsePace } from '#discord/narration/paceText.ts';
import { NO_LIMIT, OPEN_MATCH_LIMITS, type ServerChoices, serverSettings } from '#discord/server/serverSettings.ts';
import type { Sentences } from '#i18n/index.ts';

const creators = (['everybody', 'organisers'] as const).map((who) => choice(who, ({ common }) => common.server.creators(who)));
const themes = (['dark', 'light'] as const).map((theme) => choice(theme, ({ common }) => common.server.themes[theme]));
const limits = [undefined, ...OPEN_MATCH_LIMITS].map((most) =>
  choice(most ?? Number(NO_LIMIT), ({ common }) => common.server.openMatches(most)),
);

/** Returns the typed options in the form of the panel's menus. */
const chosen = (say: Sentences, { options }: ChatInputCommandInteraction): ServerChoices => {
  const [channel, role, most] = [options.getChannel('channel'), options.getRole('role'), options.getInteger('matches')];
  const [pace, who] = [options.getString('pace'), options.getString('creators')];
  const [theme, language] = [options.getString('theme'), options.getString('language')];
  return {
    ...(channel !== null && { channels: [channel.id] }),
    ...(role !== null && { organiserRole: [role.id] }),
    ...(pace !== null && { pace: [parsePace(say, pace)] }),
    ...(who !== null && { creators: [who] }),
    ...(most !== null && { openMatches: [String(most)] }),
    ...(theme !== null && { theme: [theme] }),
    ...(language !== null && { locale: [language] }),
  };
};

export default {
  data: subcommand('server settings')
    .addChannelOption((option) =>
      described(option, 'server settings.channel').addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement),
    )
    .addRoleOption((option) => described(option, 'server settings.role'))
    .addStringOption((option) => described(option, 'server settings.pace').setAutocomplete(true))
    .addStringOption((option) => described(option, 'server settings.creators').addChoices(...creators))
    .addIntegerOption((option) => described(option, 'server settings.matches').addChoices(...limits))
    .addStringOption((option) => described(option, 'server settings.theme').addChoices(...themes))
    .addStringOption((option) => described(option, 'server settings.language').addChoices(...languageChoices)),

  execute: (call) => serverSettings(call, call.interaction, chosen(call.say, call.interaction)),

  autocomplete: async ({ interaction, say }) => matchingPaces(say, interaction.options.getFocused()),
} satisfies Command;
