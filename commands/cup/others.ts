import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described, subcommand } from '#discord/command/command.ts';
import { askToEnd, cupStatus } from '#discord/cups/cups.ts';

const withCup = (data: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  data.addIntegerOption((option) => described(option, 'cup.cup').setMinValue(1));

export const cupStatusCommand: Command = {
  data: withCup(subcommand('cup status')),
  execute: (call) => cupStatus(call, call.interaction.options.getInteger('cup') ?? undefined),
};

const ending = (how: 'end' | 'cancel'): Command => ({
  data: withCup(subcommand(`cup ${how}`)),
  execute: (call) => askToEnd(call, how, call.interaction.options.getInteger('cup') ?? undefined),
});

export const cupEnd = ending('end');
export const cupCancel = ending('cancel');
