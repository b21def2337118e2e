import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { askToForget } from '#discord/me/meForget.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('forget'), 'me forget'),
  execute: (call) => askToForget(call, call.interaction.user.id),
} satisfies Command;
