import { SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { nudge } from '#discord/status/nudge.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('nudge'), 'match nudge').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : nudge(call, actorOf(call.interaction), asked.position.match.id);
  },
  autocomplete: suggestMatches,
} satisfies Command;
