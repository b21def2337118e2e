import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { turnsAnswer } from '#discord/me/meTurns.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('turns'), 'me turns'),
  execute: (call) => turnsAnswer(call, call.interaction.user.id),
} satisfies Command;
