import { SlashCommandBuilder } from 'discord.js';
import { type Command, type CommandBuilder, choice, choiceIn, described } from '#discord/command/command.ts';
import { PLAY_PACES, PLAY_SEATS } from '#discord/play/choices.ts';
import { beginSearch, showSearch, stopSearch } from '#discord/play/search.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';

export default (games: GameRegistry, languages: readonly Sentences[]): Command<CommandBuilder> => ({
  data: described(new SlashCommandBuilder(), 'play')
    .addStringOption((option) =>
      described(option, 'play.game').addChoices(...games.ids.map((id) => choiceIn(languages, id, (say) => say.game(id).name))),
    )
    .addStringOption((option) =>
      described(option, 'play.pace').addChoices(
        ...PLAY_PACES.map((pace) => choice(pace, ({ common }) => common.pace.short(pace))),
      ),
    )
    .addIntegerOption((option) =>
      described(option, 'play.players').addChoices(
        ...PLAY_SEATS.map((count) => choice(count, ({ play }) => play.seatCount(count))),
      ),
    )
    .addBooleanOption((option) => described(option, 'play.computer'))
    .addBooleanOption((option) => described(option, 'play.stop')),

  execute: (call) => {
    const { options } = call.interaction;
    if (options.getBoolean('stop') === true) return stopSearch(call);
    const [game, pace, players] = [options.getString('game'), options.getString('pace'), options.getInteger('players')];
    const computer = options.getBoolean('computer');
    const change = {
      ...(game !== null && { games: [game] }),
      ...(pace !== null && { paces: [pace] }),
      ...(players !== null && { seats: [players] }),
      ...(computer !== null && { computer }),
    };
    return Object.keys(change).length === 0 ? showSearch(call) : beginSearch(call, change);
  },
});
