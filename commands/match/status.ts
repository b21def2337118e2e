import { SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { statusAnswer } from '#discord/status/status.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('status'), 'match status').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    const { user } = actorOf(call.interaction);
    return asked.position === undefined ? asked.answer : statusAnswer(call, asked.position.match.id, user);
  },
  autocomplete: suggestMatches,
} satisfies Command;
