import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { joinWithEntropy } from '#discord/lobby/joinWithEntropy.ts';
import { joinMatch } from '#discord/lobby/lobbyActions.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';
import { MAX_ENTROPY_LENGTH } from '#matches/index.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('join'), 'match join')
    .addStringOption((option) => described(option.setName('words'), 'match join.words').setMaxLength(MAX_ENTROPY_LENGTH))
    .addStringOption(matchOption),

  execute: forMatch('lobby', (call) => {
    const words = call.interaction.options.getString('words');
    return words === null ? joinMatch(call) : joinWithEntropy(call, words);
  }),
  autocomplete: suggestMatches,
} satisfies Command;
