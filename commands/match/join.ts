import { described, subcommand } from '#discord/command/command.ts';
import { joinWithEntropy } from '#discord/lobby/joinWithEntropy.ts';
import { joinMatch } from '#discord/lobby/lobbyActions.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';
import { MAX_ENTROPY_LENGTH } from '#matches/index.ts';

const data = subcommand('match join').addStringOption((option) =>
  described(option, 'match join.words').setMaxLength(MAX_ENTROPY_LENGTH),
);

export default matchCommand(data, 'lobby', (call) => {
  const words = call.interaction.options.getString('words');
  return words === null ? joinMatch(call) : joinWithEntropy(call, words);
});
