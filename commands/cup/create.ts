import { type Command, choice, choiceIn, described, subcommand } from '#discord/command/command.ts';
import { beginCup } from '#discord/cups/cups.ts';
import { ENTRY_DAYS } from '#discord/cups/setup.ts';
import { PLAY_PACES, PLAY_SEATS } from '#discord/play/choices.ts';
import type { GameRegistry } from '#games/index.ts';
import { CUP_FORMATS, type Sentences } from '#i18n/index.ts';

export default (games: GameRegistry, languages: readonly Sentences[]): Command => ({
  data: subcommand('cup create')
    .addStringOption((option) =>
      described(option, 'cup create.game').addChoices(
        ...games.ids.map((id) => choiceIn(languages, id, (say) => say.game(id).name)),
      ),
    )
    .addIntegerOption((option) =>
      described(option, 'cup create.players').addChoices(
        ...PLAY_SEATS.map((count) => choice(count, ({ play }) => play.seatCount(count))),
      ),
    )
    .addStringOption((option) =>
      described(option, 'cup create.pace').addChoices(
        ...PLAY_PACES.map((pace) => choice(pace, ({ common }) => common.pace.short(pace))),
      ),
    )
    .addIntegerOption((option) =>
      described(option, 'cup create.days').addChoices(
        ...ENTRY_DAYS.map((days) => choice(days, ({ cups }) => cups.closing(days))),
      ),
    )
    .addStringOption((option) =>
      described(option, 'cup create.format').addChoices(
        ...CUP_FORMATS.map((format) => choice(format, ({ cups }) => cups.format(format))),
      ),
    ),
  execute: (call) => {
    const { options } = call.interaction;
    return beginCup(call, {
      game: options.getString('game') ?? '',
      seats: String(options.getInteger('players') ?? 4),
      pace: options.getString('pace') ?? '48h',
      days: String(options.getInteger('days') ?? 3),
      format: options.getString('format') ?? 'pools',
    });
  },
});
