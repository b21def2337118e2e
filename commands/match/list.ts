import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { listAnswer } from '#discord/status/status.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('list'), 'match list'),
  execute: (call) => listAnswer(call, call.interaction),
} satisfies Command;
