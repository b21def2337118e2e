import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command.ts';
import { serverCheck } from '#discord/serverCheck.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('check'), 'server check'),
  execute: (call) => serverCheck(call, call.interaction),
} satisfies Command;
