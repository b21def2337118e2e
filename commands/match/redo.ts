import { SlashCommandSubcommandBuilder } from 'discord.js';
import { askerOf } from '#discord/asker.ts';
import { type Command, described } from '#discord/command.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/matchOption.ts';
import { playBack } from '#discord/play.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('redo'), 'match redo').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    return playBack(call, askerOf(call.interaction), asked.position.match, 'redo');
  },
  autocomplete: suggestMatches,
} satisfies Command;
