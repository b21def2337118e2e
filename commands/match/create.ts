import type { ChatInputCommandInteraction, SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, choice, choiceIn, described, languageChoices, subcommand } from '#discord/command/command.ts';
import { isLanguage } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import { openLobby } from '#discord/lobby/lobbyActions.ts';
import { settingsOf } from '#discord/lobby/lobbySettings.ts';
import { matchingPaces, parsePace } from '#discord/narration/paceText.ts';
import { refusalWithHelp } from '#discord/narration/refusalReply.ts';
import { channelForNewMatch } from '#discord/server/channelSelection.ts';
import { rulesOf } from '#discord/server/serverPermissions.ts';
import { normalizeText } from '#discord/text/normalizeText.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import { isTimeOutAnswer, type Lobby, MATCH_OPTIONS, type MatchPlace } from '#matches/index.ts';

const timeOuts = MATCH_OPTIONS.timeout.map((value) => choice(value, ({ common }) => common.timeout.value(value)));

/** Returns the pace and time-out that the host typed, if any. */
const timesOf = (say: Sentences, { options }: ChatInputCommandInteraction): Pick<Lobby, 'pace' | 'timeOut'> => {
  const [pace, timeOut] = [options.getString('pace'), options.getString('timeout')];
  return {
    ...(pace !== null && { pace: parsePace(say, pace) }),
    ...(timeOut !== null && isTimeOutAnswer(timeOut) && { timeOut }),
  };
};

/** Returns a place with the chosen language, which is untrusted. */
const spokenAt = (place: MatchPlace, chosen: string | null): MatchPlace =>
  chosen !== null && isLanguage(chosen) ? { ...place, locale: chosen } : place;

/** The option for the one setting that a host thinks of first; all others are in the lobby's settings. */
const SETTING = 'setting';

/** Returns the setting typed in full; otherwise the non-default ones whose name or value contains the typed text. */
const settingsCalled = (services: Services, say: Sentences, game: string, typed: string): ReturnType<typeof settingsOf> => {
  const words = normalizeText(typed);
  const called = settingsOf(services, say, game).map((each) => ({
    each,
    names: [each.typed, each.label].map(normalizeText),
  }));
  const exact = called.filter(({ names }) => names.includes(words));
  const meant =
    exact.length > 0 ? exact : called.filter(({ each, names }) => !each.isDefault && names.some((name) => name.includes(words)));
  return meant.map(({ each }) => each);
};

const dataOf = ({ ids, rules }: GameRegistry, languages: readonly Sentences[]): SlashCommandSubcommandBuilder => {
  const seatCounts = Object.values(rules).map(({ seats }) => seats);
  const games = ids.map((id) => choiceIn(languages, id, (say) => say.game(id).name));
  return subcommand('match create')
    .addStringOption((option) =>
      described(option, 'match create.game')
        .setRequired(true)
        .addChoices(...games),
    )
    .addIntegerOption((option) =>
      described(option, 'match create.seats')
        .setMinValue(Math.min(...seatCounts.map(({ min }) => min)))
        .setMaxValue(Math.max(...seatCounts.map(({ max }) => max))),
    )
    .addStringOption((option) => described(option, 'match create.setting').setAutocomplete(true))
    .addStringOption((option) => described(option, 'match create.pace').setAutocomplete(true))
    .addStringOption((option) => described(option, 'match create.timeout').addChoices(...timeOuts))
    .addStringOption((option) => described(option, 'match create.language').addChoices(...languageChoices))
    .addBooleanOption((option) => described(option, 'match create.private'))
    .addBooleanOption((option) => described(option, 'match create.rated'));
};

export default (games: GameRegistry, languages: readonly Sentences[]): Command => ({
  data: dataOf(games, languages),
  execute: async (call) => {
    const { interaction, services, say, actor } = call;
    const placed = await channelForNewMatch(call);
    if (placed.place === undefined) return placed.refused;
    const game = interaction.options.getString('game', true);
    const seatLimit = interaction.options.getInteger('seats');
    const typed = interaction.options.getString(SETTING);
    const [setting, ...more] = typed === null ? [] : settingsCalled(services, say, game, typed);
    if (typed !== null && (setting === undefined || more.length > 0)) {
      const possible = settingsOf(services, say, game).flatMap(({ isDefault, typed: name }) => (isDefault ? [] : [name]));
      return refusalWithHelp(
        say,
        'lobby',
        say.common.missingOption(say.common.commandNames['match create.setting'], possible, 0),
      );
    }
    return openLobby(
      call,
      {
        game,
        private: interaction.options.getBoolean('private') ?? false,
        options: setting === undefined ? {} : { [setting.option]: setting.value },
        place: spokenAt(placed.place, interaction.options.getString('language')),
        ...(await rulesOf(services, placed.place.server)),
        ...timesOf(say, interaction),
        ...(seatLimit !== null && { seatLimit }),
      },
      actor.commandId,
      { rated: interaction.options.getBoolean('rated') ?? false },
    );
  },

  autocomplete: async ({ interaction, services, say }) => {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'pace') return matchingPaces(say, value);
    const called = settingsCalled(services, say, interaction.options.getString('game') ?? '', value);
    return called.map(({ label, typed }) => ({ name: label, value: typed }));
  },
});
