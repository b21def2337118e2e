import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { seatToTake, takeSeat } from '#discord/decisions/seatTransfer.ts';
import { denied } from '#discord/narration/refusalReply.ts';
import { askedMatch, MATCH_OPTION, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';
import { filterByName } from '#discord/text/normalizeText.ts';
import { labelName, seatMeant, seatName } from '#discord/text/seatNames.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('take'), 'match take')
    .addStringOption((option) => described(option.setName('seat'), 'match take.seat').setAutocomplete(true))
    .addStringOption(matchOption),

  execute: forMatch('own', (call) => {
    const { position } = call;
    const typed = call.interaction.options.getString('seat');
    const meant = typed === null ? seatToTake(position) : (seatMeant(position.match, typed) ?? position.open);
    if (typeof meant === 'number') return takeSeat(call, meant);
    if (meant.length === 0) return denied(call.say, 'noFreeSeat');
    return denied(call.say, 'freeSeats', meant.map(seatName(position.match)));
  }),
  autocomplete: async (suggestion) => {
    const { name: option, value: typed } = suggestion.interaction.options.getFocused(true);
    if (option === MATCH_OPTION) return suggestMatches(suggestion);
    const { position } = await askedMatch(suggestion, 'own');
    if (position === undefined) return [];
    const own = position.seat;
    const mine = own !== undefined && position.match.computers.includes(own) ? [own] : [];
    const free = [...new Set([...mine, ...position.open])];
    return filterByName(
      free.map((seat) => ({ name: labelName(position.match)(seat), value: String(seat + 1) })),
      typed,
    );
  },
} satisfies Command;
