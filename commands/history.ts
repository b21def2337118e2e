import { described, topLevel } from '#discord/command/command.ts';
import { historyReply } from '#discord/lookups/history.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const data = topLevel('history').addIntegerOption((option) =>
  described(option, 'history.cycle').setMinValue(1).setMaxValue(9999),
);

export default matchCommand(data, 'own', (call) => historyReply(call, call.interaction.options.getInteger('cycle') ?? undefined));
