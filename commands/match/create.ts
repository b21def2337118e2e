import { SlashCommandSubcommandBuilder } from 'discord.js';
import { answer } from '#discord/answer.ts';
import { askerOf } from '#discord/asker.ts';
import { type Command, described } from '#discord/command.ts';
import { keepLobbyIfPossible } from '#discord/lobby.ts';
import { welcome } from '#discord/lobbyActions.ts';
import { placeFor } from '#discord/placing.ts';
import { tellRejection } from '#discord/tell.ts';
import { GAMES } from '#games/index.ts';
import { sentencesOf } from '#i18n/index.ts';

const games = Object.keys(GAMES).map((id) => ({ name: sentencesOf().game(id).name, value: id }));
/** The option a host thinks of first; the others stand in the lobby's settings. */
const creatures = (GAMES.cyclades?.options.creatures ?? []).map((value) => ({
  name: sentencesOf().game('cyclades').optionNames.creatures?.values[value] ?? value,
  value,
}));
const seatCounts = Object.values(GAMES).map(({ seats }) => seats);

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('create'), 'match create')
    .addStringOption((option) =>
      described(option.setName('game'), 'match create.game')
        .setRequired(true)
        .addChoices(...games),
    )
    .addIntegerOption((option) =>
      described(option.setName('seats'), 'match create.seats')
        .setMinValue(Math.min(...seatCounts.map(({ min }) => min)))
        .setMaxValue(Math.max(...seatCounts.map(({ max }) => max))),
    )
    .addStringOption((option) => described(option.setName('creatures'), 'match create.creatures').addChoices(...creatures))
    .addBooleanOption((option) => described(option.setName('private'), 'match create.private')),

  execute: async (call) => {
    const { interaction, services, say } = call;
    const placed = placeFor(call);
    if (placed.place === undefined) return placed.answer;
    const asker = askerOf(interaction);
    const seatLimit = interaction.options.getInteger('seats');
    const chosen = interaction.options.getString('creatures');
    const played = await services.matches.create(
      {
        game: interaction.options.getString('game', true),
        host: asker.user,
        hostName: asker.name,
        private: interaction.options.getBoolean('private') ?? false,
        options: chosen === null ? {} : { creatures: chosen },
        place: placed.place,
        ...(seatLimit !== null && { seatLimit }),
      },
      asker.commandId,
    );
    if (played.kind === 'rejected') return answer(tellRejection(say, undefined, played.rejection, String));
    const match = await keepLobbyIfPossible(services, played.match.id);
    return welcome(call, asker, match, say.common.created(match.id, `<#${match.place.thread ?? match.place.channel}>`));
  },
} satisfies Command;
