import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { undoOrRedo } from '#discord/moves/playMove.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('undo'), 'match undo').addStringOption(matchOption),

  execute: forMatch('own', (call) => undoOrRedo(call, 'Undo')),
  autocomplete: suggestMatches,
} satisfies Command;
