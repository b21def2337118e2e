import { SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { startMatch } from '#discord/lobby/lobbyActions.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('start'), 'match start').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    return asked.position === undefined ? asked.answer : startMatch(call, actorOf(call.interaction), asked.position.match.id);
  },
  autocomplete: suggestMatches,
} satisfies Command;
