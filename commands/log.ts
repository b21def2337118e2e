import { described, topLevel } from '#discord/command/command.ts';
import { logReply } from '#discord/lookups/log.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const data = topLevel('log')
  .addIntegerOption((option) => described(option, 'log.page').setMinValue(1).setMaxValue(9999))
  .addIntegerOption((option) => described(option, 'log.cycle').setMinValue(1).setMaxValue(9999));

export default matchCommand(data, 'own', (call) => {
  const { options } = call.interaction;
  const page = options.getInteger('page');
  const round = options.getInteger('cycle') ?? undefined;
  return logReply(call, { page: page === null ? undefined : page - 1, round });
});
