import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { referenceAnswer, referenceChoices } from '#discord/reference.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('card'), 'cyclades card').addStringOption((option) =>
    described(option.setName('name'), 'cyclades card.name').setRequired(true).setAutocomplete(true),
  ),
  execute: async ({ interaction, say }) => referenceAnswer(say, 'cyclades', interaction.options.getString('name', true)),
  autocomplete: async ({ interaction, say }) => referenceChoices(say, 'cyclades', interaction.options.getFocused()),
} satisfies Command;
