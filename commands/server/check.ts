import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { serverCheck } from '#discord/server/serverCheck.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('check'), 'server check'),
  execute: (call) => serverCheck(call, call.interaction),
} satisfies Command;
