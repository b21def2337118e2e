import { SlashCommandSubcommandBuilder } from 'discord.js';
import { askerOf } from '#discord/asker.ts';
import { type Command, described } from '#discord/command.ts';
import { startMatch } from '#discord/lobbyActions.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('start'), 'match start').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : startMatch(call, askerOf(call.interaction), asked.position.match.id);
  },
  autocomplete: suggestMatches,
} satisfies Command;
