import type { MessageComponentInteraction } from 'discord.js';
import type { MatchId, Position } from '#matches/index.ts';
import { type Actor, actorOf } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { appendChoice, resolvePath } from '../command/movePath.ts';
import type { Reply } from '../components/reply.ts';
import type { CustomId, ServerSetting } from '../customIds/customId.ts';
import { isTableId } from '../customIds/decisionCustomId.ts';
import { isOfCourse, type PictureOf } from '../customIds/rulesCustomId.ts';
import { isLessonId } from '../customIds/tutorialCustomId.ts';
import { joinMatch, leaveMatch, playAgain, startMatch, tryAgain } from '../lobby/lobbyActions.ts';
import { chooseOption, inviteGuest, passHost, showSettings } from '../lobby/lobbySettings.ts';
import { boardAnswer, cardAnswer } from '../lookups/board.ts';
import { explainCourse } from '../lookups/explainChart.ts';
import { explainAnswer } from '../lookups/explainPicture.ts';
import { historyAnswer } from '../lookups/history.ts';
import { logAnswer } from '../lookups/log.ts';
import { confirmationReply, needsConfirmation } from '../moves/confirmMove.ts';
import { type PanelAsked, panel, START, whyResting } from '../moves/panel.ts';
import { withBoardPicture } from '../moves/panelPicture.ts';
import { concede, playMove, undoOrRedo } from '../moves/playMove.ts';
import { changesSinceLastMove } from '../narration/changesSinceMove.ts';
import { ownDeadline } from '../narration/paceText.ts';
import { denied, deniedWith, withRuleLink } from '../narration/refusalReply.ts';
import { orderNoticesFor } from '../orders/ordersPanel.ts';
import { rulesAnswer } from '../rules/rules.ts';
import { resolveMatchFor } from '../selection/matchOption.ts';
import { serverSettings } from '../server/serverSettings.ts';
import { helpAnswer } from '../status/help.ts';
import { nudge } from '../status/nudge.ts';
import { seatName } from '../text/seatNames.ts';
import { pressLesson } from '../tutorial/tutorial.ts';
import { handleDecisionComponent } from './decisionComponents.ts';
import { handleMeComponent } from './meComponents.ts';
import { type OrdersId, pressOrders } from './orderComponents.ts';

type Of<Kind extends CustomId['kind']> = Extract<CustomId, { kind: Kind }>;

/** Returns the reply to a button or menu. Everything it carries is untrusted, like typed text. */
export const handleComponent = async (
  context: CommandContext,
  interaction: MessageComponentInteraction,
  id: CustomId,
): Promise<Reply> => {
  if (id.kind === 'server') return pressServer(context, interaction, id.setting);
  const actor = actorOf(interaction);
  const value = chosenOf(interaction);
  if (id.kind === 'me') return handleMeComponent(context, actor, id.part, value);
  if (isLessonId(id)) return pressLesson(context, actor, id, value);
  if (id.kind === 'section') return rulesAnswer(context, [id.page]);
  if (id.kind === 'rules') return rulesAnswer(context, id.pages, value);
  const asked = await resolveMatchFor(context, id.match, interaction);
  if (asked.position === undefined) return asked.answer;
  if (id.kind === 'help') return helpAnswer(context, asked.position, id.page);
  if (id.kind === 'explain') return explainPicture(context, asked.position, id.of);
  if (isTableId(id)) return handleDecisionComponent(context, actor, asked.position, id, value);
  switch (id.kind) {
    case 'join':
    case 'leave':
    case 'start':
    case 'settings':
    case 'again':
    case 'dm':
    case 'nudge':
      return ACTIONS[id.kind](context, actor, id.match, interaction);
    case 'invite':
      return inviteChosen(context, actor, id.match, interaction);
    case 'set':
    case 'host':
      return value === undefined ? denied(context.say, 'notUnderstood') : choose(context, actor, id, value);
    default:
      return handleMatchComponent(context, actor, asked.position, id, value);
  }
};

const explainPicture = (context: CommandContext, position: Position, of: PictureOf | undefined): Promise<Reply> =>
  of !== undefined && isOfCourse(of) ? explainCourse(context, position, of) : explainAnswer(context, position, of);

/** Sets a server setting. A menu of channels or roles may come back empty, which unsets it. */
const pressServer = async (
  context: CommandContext,
  interaction: MessageComponentInteraction,
  setting: ServerSetting,
): Promise<Reply> =>
  interaction.isAnySelectMenu()
    ? serverSettings(context, interaction, { [setting]: interaction.values })
    : denied(context.say, 'notUnderstood');

/** The controls that change a match, in contrast to those that show it. */
const ACTIONS = {
  join: joinMatch,
  leave: leaveMatch,
  start: startMatch,
  settings: showSettings,
  again: playAgain,
  dm: tryAgain,
  nudge,
} as const;

/** Returns the value chosen in a menu: the first, because no menu here allows several. */
const chosenOf = (interaction: MessageComponentInteraction): string | undefined =>
  interaction.isAnySelectMenu() ? interaction.values[0] : undefined;

const choose = (context: CommandContext, actor: Actor, id: Of<'set' | 'host'>, value: string): Promise<Reply> =>
  id.kind === 'set' ? chooseOption(context, actor, id.match, id.option, value) : passHost(context, actor, id.match, value);

/** Invites a user from a menu. Only users whom Discord itself resolved can be invited: others could not even be mentioned. */
const inviteChosen = async (
  context: CommandContext,
  actor: Actor,
  match: MatchId,
  interaction: MessageComponentInteraction,
): Promise<Reply> => {
  const guest = interaction.isUserSelectMenu() ? interaction.users.first() : undefined;
  const { say } = context;
  if (guest === undefined) return denied(say, 'notUnderstood');
  return guest.bot ? denied(say, 'botInvited') : inviteGuest(context, actor, match, guest.id);
};

const handleMatchComponent = async (
  context: CommandContext,
  actor: Actor,
  position: Position,
  id: Of<'board' | 'card' | 'log' | 'history' | 'open' | 'move' | 'sure' | 'panel' | 'concede' | 'undo' | 'redo'> | OrdersId,
  value: string | undefined,
): Promise<Reply> => {
  switch (id.kind) {
    case 'board':
      return boardAnswer(context, position);
    case 'card':
      return cardAnswer(context, position, actor.user);
    case 'log':
      return logAnswer(context, position, id);
    case 'history':
      return historyAnswer(context, position, id.round);
    case 'open':
      return openPanel(context, actor, position, id);
    case 'orders':
    case 'say':
    case 'keep':
    case 'keepsure':
    case 'unkeep':
      return pressOrders(context, actor, position, id, value);
    default:
      return handleOwnSeatComponent(context, actor, position, id, value);
  }
};

/**
 * Opens the actor's own panel, no matter for whom the post was made, below the events since their last move. A post of a
 * finished turn shows that first.
 */
const openPanel = async (context: CommandContext, actor: Actor, position: Position, { due }: Of<'open'>): Promise<Reply> => {
  const { services, say } = context;
  const { match, seat, legal } = position;
  const news = await orderNoticesFor(context, match, actor.user);
  if (seat === undefined || legal.length === 0) {
    const resting = (...notes: readonly string[]) =>
      panel(say, services.games, position, { ...START, notes: [...news, ...notes] });
    const isOver = seat !== undefined && due.includes(seat);
    return isOver
      ? deniedWith(say, 'alreadyDone', resting)
      : withRuleLink(say, resting(), whyResting(position), position.match.game);
  }
  const since = await changesSinceLastMove(services, say, match, seat);
  const until = await ownDeadline(services, match, seat);
  const notes = [...news, ...(since === '' ? [] : [since]), ...(until === undefined ? [] : [say.common.ownTime(until)])];
  return shown(context, position, { ...START, notes });
};

/** Returns a panel with its picture. */
const shown = (context: CommandContext, position: Position, wanted: PanelAsked): Promise<Reply> =>
  withBoardPicture(context, position, panel(context.say, context.services.games, position, wanted));

/**
 * Handles the controls of one seat's panel. Refuses other users, and reports controls that the seat's later decision made
 * outdated.
 */
const handleOwnSeatComponent = async (
  context: CommandContext,
  actor: Actor,
  position: Position,
  id: Of<'move' | 'sure' | 'panel' | 'concede' | 'undo' | 'redo'>,
  value: string | undefined,
): Promise<Reply> => {
  const { say } = context;
  if (id.seat >= position.match.seats.length) return denied(say, 'notUnderstood');
  if (position.seat !== id.seat) return denied(say, 'notYourControl', seatName(position.match)(id.seat));
  if (id.kind === 'concede') return concede(context, actor, id.match);
  if (id.kind === 'undo' || id.kind === 'redo') return undoOrRedo(context, actor, position.match, id.kind, id.decision);
  if (id.kind === 'move' || id.kind === 'sure') return move(context, actor, position, id, value);
  if (position.decisions[id.seat] === id.decision) return shown(context, position, { ...id, notes: [] });
  return deniedWith(say, 'alreadyDone', (note) => shown(context, position, { ...START, notes: [note] }));
};

const move = async (
  context: CommandContext,
  actor: Actor,
  position: Position,
  id: Of<'move' | 'sure'>,
  value: string | undefined,
): Promise<Reply> => {
  const { services, say } = context;
  const { decision } = id;
  const path = appendChoice(id.path, value);
  const isOld = position.decisions[id.seat] !== decision;
  const crossing = resolvePath(services.games.find(position.match.game)?.fields ?? {}, isOld ? [] : position.legal, path);
  const isAsked =
    id.kind === 'move' &&
    crossing.kind === 'move' &&
    needsConfirmation(services.games, position.match.game, crossing.command.type, position.legal);
  if (isAsked) return confirmationReply(say, services.games, position, crossing.command);
  if (crossing.kind === 'move' || isOld) {
    // The match service recognises an old decision, and a repeated press that was already played, whatever move it names.
    const command = crossing.kind === 'move' ? crossing.command : { type: path[0] ?? '' };
    return playMove(context, { match: position.match, user: actor.user, command, decision, commandId: actor.commandId });
  }
  const there = (...notes: readonly string[]) => shown(context, position, { path, page: 0, notes });
  return crossing.kind === 'nowhere' ? deniedWith(say, 'notPossibleNow', there) : there();
};
