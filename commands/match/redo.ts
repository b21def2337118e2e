import { SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { undoOrRedo } from '#discord/moves/playMove.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('redo'), 'match redo').addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    return undoOrRedo(call, actorOf(call.interaction), asked.position.match, 'redo');
  },
  autocomplete: suggestMatches,
} satisfies Command;
