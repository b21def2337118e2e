import { SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { joinWithEntropy } from '#discord/lobby/joinWithEntropy.ts';
import { joinMatch } from '#discord/lobby/lobbyActions.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { MAX_ENTROPY_LENGTH } from '#matches/index.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('join'), 'match join')
    .addStringOption((option) => described(option.setName('words'), 'match join.words').setMaxLength(MAX_ENTROPY_LENGTH))
    .addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'lobby');
    if (asked.position === undefined) return asked.answer;
    const actor = actorOf(call.interaction);
    const words = call.interaction.options.getString('words');
    return words === null ? joinMatch(call, actor, asked.position.match.id) : joinWithEntropy(call, actor, asked.position, words);
  },
  autocomplete: suggestMatches,
} satisfies Command;
