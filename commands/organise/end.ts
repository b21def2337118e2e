import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, choice, described } from '#discord/command/command.ts';
import { organise, withReason } from '#discord/decisions/organiserCommand.ts';
import { suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const WAYS = (['standing', 'draw'] as const).map((way) => choice(way, ({ table }) => table.motionKinds[way]));

export default {
  data: withReason(
    described(new SlashCommandSubcommandBuilder().setName('end'), 'organise end').addStringOption((option) =>
      described(option.setName('as'), 'organise.as')
        .setRequired(true)
        .addChoices(...WAYS),
    ),
  ),
  execute: forMatch('own', (call) =>
    organise(call, call.interaction.options.getString('as', true) === 'draw' ? 'draw' : 'standing'),
  ),
  autocomplete: suggestMatches,
} satisfies Command;
