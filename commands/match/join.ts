import { SlashCommandSubcommandBuilder } from 'discord.js';
import { askerOf } from '#discord/asker.ts';
import { type Command, described } from '#discord/command.ts';
import { joinMatch } from '#discord/lobbyActions.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('join'), 'match join').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'lobby');
    return asked.position === undefined ? asked.answer : joinMatch(call, askerOf(call.interaction), asked.position.match.id);
  },
  autocomplete: suggestMatches,
} satisfies Command;
