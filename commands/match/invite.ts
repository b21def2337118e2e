import { SlashCommandSubcommandBuilder } from 'discord.js';
import { type Command, described } from '#discord/command/command.ts';
import { invite } from '#discord/decisions/seatTransfer.ts';
import { denied } from '#discord/narration/refusalReply.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { forMatch } from '#discord/selection/onMatch.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('invite'), 'match invite')
    .addUserOption((option) => described(option.setName('person'), 'match invite.person').setRequired(true))
    .addStringOption(matchOption),

  execute: forMatch('own', (call) => {
    const guest = call.interaction.options.getUser('person', true);
    if (guest.bot) return denied(call.say, 'botInvited');
    return invite(call, guest.id);
  }),
  autocomplete: suggestMatches,
} satisfies Command;
