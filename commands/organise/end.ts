import { choice, described, subcommand } from '#discord/command/command.ts';
import { organise, withReason } from '#discord/decisions/organiserCommand.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const WAYS = (['standing', 'draw'] as const).map((way) => choice(way, ({ table }) => table.motionKinds[way]));

const data = subcommand('organise end').addStringOption((option) =>
  described(option, 'organise.as')
    .setRequired(true)
    .addChoices(...WAYS),
);

export default matchCommand(withReason(data), 'own', (call) =>
  organise(call, call.interaction.options.getString('as', true) === 'draw' ? 'draw' : 'standing'),
);
