import { described, subcommand } from '#discord/command/command.ts';
import { invite } from '#discord/decisions/seatTransfer.ts';
import { denied } from '#discord/narration/refusalReply.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const data = subcommand('match invite').addUserOption((option) => described(option, 'match invite.person').setRequired(true));

export default matchCommand(data, 'own', (call) => {
  const guest = call.interaction.options.getUser('person', true);
  return guest.bot ? denied(call.say, 'botInvited') : invite(call, guest.id);
});
