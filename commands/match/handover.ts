import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, choice, described } from '#discord/command/command.ts';
import { askHandOver } from '#discord/decisions/seatTransfer.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

const HEIRS = (['substitute', 'computer'] as const).map((heir) => choice(heir, ({ table }) => table.heirs[heir]));

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('handover'), 'match handover')
    .addStringOption((option) =>
      described(option.setName('to'), 'match handover.to')
        .setRequired(true)
        .addChoices(...HEIRS),
    )
    .addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    const to = call.interaction.options.getString('to', true) === 'computer' ? 'computer' : 'substitute';
    return askHandOver(call, asked.position, to);
  },
  autocomplete: suggestMatches,
} satisfies Command;
