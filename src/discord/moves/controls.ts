import { upsertUser } from '../command/actor.ts';
import type { MatchContext } from '../command/command.ts';
import type { Controls } from '../command/control.ts';
import { appendChoice, resolvePath } from '../command/movePath.ts';
import type { Reply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { boardReply } from '../lookups/board.ts';
import { changesSinceLastMove } from '../narration/changesSinceMove.ts';
import { ownDeadline } from '../narration/paceText.ts';
import { deniedWith, withRuleLink } from '../narration/refusalReply.ts';
import { orderNoticesFor } from '../orders/ordersPanel.ts';
import { onMatch, onOwnSeat } from '../selection/onMatch.ts';
import { asksBeforePressed, confirmationReply } from './confirmMove.ts';
import { hintParts } from './hint.ts';
import { withCompound } from './moveOffer.ts';
import { type PanelOptions, panel, START, whyNothingToChoose } from './panel.ts';
import { withBoardPicture } from './panelPicture.ts';
import { concede, playMove, undoOrRedo } from './playMove.ts';

/** Returns a panel with its picture. */
const shown = (context: MatchContext, wanted: PanelOptions): Promise<Reply> =>
  withBoardPicture(context, panel(context.say, context.services.games, context.position, wanted));

/**
 * Opens the actor's own panel, no matter for whom the post was made, below the events since their last move. A post of a
 * finished turn shows that first.
 */
const open = onMatch<IdOf<'open'>>(async (context, { id: { due } }) => {
  const { services, say, position } = context;
  const { match, seat, legal } = position;
  const news = await orderNoticesFor(context);
  if (seat === undefined || legal.length === 0) {
    const resting = (...notes: readonly string[]) =>
      panel(say, services.games, position, { ...START, notes: [...news, ...notes] });
    const isOver = seat !== undefined && due.includes(seat);
    return isOver
      ? deniedWith(say, 'alreadyDone', resting)
      : withRuleLink(say, resting(), whyNothingToChoose(position), match.game);
  }
  const since = await changesSinceLastMove(services, say, match, seat);
  const until = await ownDeadline(services, match, seat);
  const notes = [...news, ...(since === '' ? [] : [since]), ...(until === undefined ? [] : [say.common.ownTime(until)])];
  return shown(context, { ...START, notes });
});

/** Shows a panel of the actor's own seat, unless a later decision of the seat made it outdated. */
const ownPanel = onOwnSeat<IdOf<'panel'>>((context, { id }) =>
  context.position.decisions[id.seat] === id.decision
    ? shown(context, { ...id, notes: [] })
    : deniedWith(context.say, 'alreadyDone', (note) => shown(context, { ...START, notes: [note] })),
);

/** Shows a hint, unless a later decision of the seat made the control outdated; out of turn, whose turn it is. */
const hint = onOwnSeat<IdOf<'hint'>>(async (context, { id }) => {
  const { say, position } = context;
  if (position.legal.length === 0) return shown(context, START);
  if (position.decisions[id.seat] !== id.decision)
    return deniedWith(say, 'alreadyDone', (note) => shown(context, { ...START, notes: [note] }));
  const found = await hintParts(context);
  return typeof found === 'string' ? shown(context, { ...START, notes: [found] }) : withBoardPicture(context, found);
});

const move = onOwnSeat<IdOf<'move' | 'sure'>>((context, { id, value }) => {
  const { services, say } = context;
  const position = withCompound(services.games, context.position);
  const { decision } = id;
  const path = appendChoice(id.path, value);
  const isOld = position.decisions[id.seat] !== decision;
  const resolved = resolvePath(services.games.find(position.match.game)?.fields ?? {}, isOld ? [] : position.legal, path);
  const isAsked = id.kind === 'move' && resolved.kind === 'move' && asksBeforePressed(services.games, position, resolved.command);
  if (isAsked) return confirmationReply(say, services.games, position, resolved.command);
  if (resolved.kind === 'move' || isOld) {
    // The match service recognises an old decision, and a repeated press that was already played, whatever move it names.
    return playMove(context, resolved.kind === 'move' ? resolved.command : { type: path[0] ?? '' }, decision);
  }
  const there = (...notes: readonly string[]) => shown(context, { path, page: 0, notes });
  return resolved.kind === 'nowhere' ? deniedWith(say, 'notPossibleNow', there) : there();
});

/** Sets the shape of the actor's pictures, and shows the board or their panel in it. */
const shape = onMatch<IdOf<'shape'>>(async (context, { id: { of, to } }) => {
  const { services, actor } = context;
  await upsertUser(services, actor);
  const changed = { ...context, storedUser: await services.stores.users.change(actor.user, { shape: to }) };
  return of === 'board' ? boardReply(changed) : shown(changed, { ...START, notes: [] });
});

/** The controls of a seat's panel. */
export const moveControls: Controls<'open' | 'panel' | 'move' | 'sure' | 'hint' | 'undo' | 'redo' | 'concede' | 'shape'> = {
  open,
  shape,
  panel: ownPanel,
  move,
  sure: move,
  hint,
  undo: onOwnSeat((context, { id }) => undoOrRedo(context, 'Undo', id.decision)),
  redo: onOwnSeat((context, { id }) => undoOrRedo(context, 'Redo', id.decision)),
  concede: onOwnSeat(concede),
};
