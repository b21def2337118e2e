import { choice, described, subcommand } from '#discord/command/command.ts';
import { askHandOver } from '#discord/decisions/seatTransfer.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const HEIRS = (['substitute', 'computer'] as const).map((heir) => choice(heir, ({ table }) => table.heirs[heir]));

const data = subcommand('match handover').addStringOption((option) =>
  described(option, 'match handover.to')
    .setRequired(true)
    .addChoices(...HEIRS),
);

export default matchCommand(data, 'own', (call) =>
  askHandOver(call, call.interaction.options.getString('to', true) === 'computer' ? 'computer' : 'substitute'),
);
