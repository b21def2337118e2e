import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, choice, described } from '#discord/command/command.ts';
import { askHandOver } from '#discord/decisions/seatTransfer.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

const HEIRS = (['substitute', 'computer'] as const).map((heir) => choice(heir, ({ table }) => table.heirs[heir]));

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('handover'), 'match handover')
    .addStringOption((option) =>
      described(option.setName('to'), 'match handover.to')
        .setRequired(true)
        .addChoices(...HEIRS),
    )
    .addStringOption(matchOption),

  execute: forMatch('own', (call) => {
    const to = call.interaction.options.getString('to', true) === 'computer' ? 'computer' : 'substitute';
    return askHandOver(call, to);
  }),
  autocomplete: suggestMatches,
} satisfies Command;
