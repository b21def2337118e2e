import type { Controls, Press } from '../command/control.ts';
import type { ControlKind } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { onMatch } from '../selection/onMatch.ts';
import {
  askLevel,
  joinMatch,
  leaveMatch,
  playAgain,
  removeComputer,
  seatComputer,
  startMatch,
  tryAgain,
} from './lobbyActions.ts';
import { chooseOption, inviteGuest, passHost, showSettings } from './lobbySettings.ts';
import { createFromWelcome, postWelcome } from './welcome.ts';

/** The controls of lobbies. */
export const lobbyControls = {
  welcome: postWelcome,
  create: (press) => createFromWelcome(press, press.id.game),
  join: onMatch(joinMatch),
  leave: onMatch(leaveMatch),
  start: onMatch(startMatch),
  settings: onMatch((context) => showSettings(context)),
  options: onMatch((context, { id }) => showSettings(context, id.page)),
  again: onMatch((context, { interaction }) => playAgain(context, interaction)),
  dm: onMatch(tryAgain),
  invite: onMatch((context, { interaction }) => {
    const guest = guestIn(interaction);
    // Only users whom Discord itself resolved can be invited: others could not even be mentioned.
    if (guest === undefined) return denied(context.say, 'notUnderstood');
    return guest.bot ? denied(context.say, 'botInvited') : inviteGuest(context, guest.id);
  }),
  set: onMatch((context, { id, value }) =>
    value === undefined ? denied(context.say, 'notUnderstood') : chooseOption(context, id.option, value),
  ),
  host: onMatch((context, { value }) => (value === undefined ? denied(context.say, 'notUnderstood') : passHost(context, value))),
  computer: onMatch(askLevel),
  level: onMatch((context, { id }) => seatComputer(context, id.level)),
  away: onMatch((context, { value }) =>
    value === undefined || !/^\d{1,2}$/.test(value)
      ? denied(context.say, 'notUnderstood')
      : removeComputer(context, Number(value)),
  ),
} satisfies Partial<Controls<ControlKind>>;

const guestIn = (interaction: Press['interaction']) => (interaction.isUserSelectMenu() ? interaction.users.first() : undefined);
