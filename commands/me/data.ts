import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { ownData } from '#discord/me/meData.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('data'), 'me data'),
  execute: (call) => ownData(call, call.interaction.user.id),
} satisfies Command;
