import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described, type SlashCommandContext, subcommand } from '#discord/command/command.ts';
import type { Reply } from '#discord/components/reply.ts';
import { cupStatus } from '#discord/cups/cupStatus.ts';
import { askToEnd, cupExport } from '#discord/cups/cups.ts';

/** Numbers of cups are stored as 32-bit integers. */
const MOST = 2 ** 31 - 1;

const withCup = (data: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  data.addIntegerOption((option) => described(option, 'cup.cup').setMinValue(1).setMaxValue(MOST));

type Act = (call: SlashCommandContext, cup: number | undefined) => Promise<Reply>;

/** Returns a command about a cup, by default the newest. */
const about = (name: 'status' | 'end' | 'cancel' | 'export', act: Act): Command => ({
  data: withCup(subcommand(`cup ${name}`)),
  execute: (call) => act(call, call.interaction.options.getInteger('cup') ?? undefined),
});

/** The commands about a cup that there is. */
export const cupCommands: readonly Command[] = [
  about('status', cupStatus),
  about('end', (call, cup) => askToEnd(call, 'end', cup)),
  about('cancel', (call, cup) => askToEnd(call, 'cancel', cup)),
  about('export', cupExport),
];
