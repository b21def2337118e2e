import { described, subcommand } from '#discord/command/command.ts';
import { seatToTake, takeSeat } from '#discord/decisions/seatTransfer.ts';
import { denied } from '#discord/narration/refusalReply.ts';
import { matchCommand, suggestInMatch } from '#discord/selection/onMatch.ts';
import { filterByName } from '#discord/text/normalizeText.ts';
import { labelName, parseSeat, seatName } from '#discord/text/seatNames.ts';

const data = subcommand('match take').addStringOption((option) => described(option, 'match take.seat').setAutocomplete(true));

export default matchCommand(
  data,
  'own',
  (call) => {
    const { position } = call;
    const typed = call.interaction.options.getString('seat');
    const meant = typed === null ? seatToTake(position) : (parseSeat(position.match, typed) ?? position.open);
    if (typeof meant === 'number') return takeSeat(call, meant);
    if (meant.length === 0) return denied(call.say, 'noFreeSeat');
    return denied(call.say, 'freeSeats', meant.map(seatName(call.say, position.match)));
  },
  {
    autocomplete: suggestInMatch('own', ({ position: { match, seat: own, open } }, { value: typed }) => {
      const mine = own !== undefined && match.computers.includes(own) ? [own] : [];
      const free = [...new Set([...mine, ...open])];
      return filterByName(
        free.map((seat) => ({ name: labelName(match)(seat), value: String(seat + 1) })),
        typed,
      );
    }),
  },
);
