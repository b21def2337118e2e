import { SlashCommandSubcommandBuilder } from 'discord.js';
import { actorOf } from '#discord/command/actor.ts';
import { type Command, described } from '#discord/command/command.ts';
import { invite } from '#discord/decisions/seatTransfer.ts';
import { denied } from '#discord/narration/refusalReply.ts';
import { askedMatch, matchOption, suggestMatches } from '#discord/selection/matchOption.ts';

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('invite'), 'match invite')
    .addUserOption((option) => described(option.setName('person'), 'match invite.person').setRequired(true))
    .addStringOption(matchOption),

  execute: async (call) => {
    const asked = await askedMatch(call, 'own');
    if (asked.position === undefined) return asked.answer;
    const guest = call.interaction.options.getUser('person', true);
    if (guest.bot) return denied(call.say, 'botInvited');
    return invite(call, actorOf(call.interaction), asked.position, guest.id);
  },
  autocomplete: suggestMatches,
} satisfies Command;
