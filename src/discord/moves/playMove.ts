import type { BaseCommand, Viewer } from '#engine/game.ts';
import type { LoggedEvent, Match, MatchCommandOf, MatchId, Position, UserId } from '#matches/index.ts';
import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { withOwnMove } from '../narration/annotatedEvents.ts';
import { formatRejection, formatRowsFor } from '../narration/eventText.ts';
import { deniedWith, refusalReply, refusedBy, withRuleLink } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';
import { type PanelAsked, panel, START } from './panel.ts';
import { withBoardPicture } from './panelPicture.ts';

export interface Move {
  readonly match: Match;
  readonly user: UserId;
  readonly command: Omit<BaseCommand, 'seat'>;
  /** The decision number of the pressed control; typed commands have none. */
  readonly decision?: number;
  /** The interaction's id. The move is played only once, even if the interaction arrives several times. */
  readonly commandId: string;
}

/** Plays a move through the match service. Returns its result and the actor's next panel. */
export const playMove = (context: CommandContext, { match, user, command, decision, commandId }: Move): Promise<Reply> =>
  playIn(context, match, { type: 'Play', user, command, ...(decision !== undefined && { decision }) }, commandId);

/** Undoes or redoes the actor's last move. Returns the result and the next panel. */
export const undoOrRedo = (
  context: CommandContext,
  { user, commandId }: Actor,
  match: Match,
  kind: 'undo' | 'redo',
  decision?: number,
): Promise<Reply> => {
  const type = kind === 'undo' ? 'Undo' : 'Redo';
  return playIn(context, match, { type, user, ...(decision !== undefined && { decision }) }, commandId);
};

const playIn = async (
  context: CommandContext,
  match: Match,
  command: MatchCommandOf<'Play' | 'Undo' | 'Redo'>,
  commandId: string,
): Promise<Reply> => {
  const { services, say } = context;
  const { user, decision } = command;
  const played = await services.matches.play(match, command, commandId);
  const position = await services.matches.position(played.match ?? match.id, user);
  if (position === undefined) return refusedBy(say, 'noSuchMatch');
  const name = seatName(position.match);
  // Typed moves get no picture, because their players keep typing and did not ask for one.
  const shown = async (wanted: PanelAsked): Promise<Reply> => {
    const own = panel(say, services.games, position, wanted);
    return decision === undefined ? { components: own.components } : withBoardPicture(context, position, own);
  };
  if (played.kind !== 'rejected') {
    const notes =
      command.type === 'Play'
        ? formatRowsFor(services.games, say, position.match, played.events, position.seat ?? 'spectator')
        : await tellBack(context, position, played.events);
    const last = command.type === 'Play' ? { last: command.command.type } : {};
    return shown({ ...START, ...last, notes });
  }
  if (played.rejection.code === 'alreadyDone')
    return deniedWith(say, 'alreadyDone', (note) => shown({ ...START, notes: [note] }));
  const { game } = position.match;
  if (position.legal.length === 0) return refusalReply(say, played.rejection, game, name);
  const panelWithNote = await shown({ ...START, notes: [formatRejection(say, game, played.rejection, name)] });
  return withRuleLink(say, panelWithNote, played.rejection, game);
};

/** Returns the result of an undo or redo, as the seat itself may see it. */
const tellBack = async (
  { services, say }: CommandContext,
  { match, seat = 'spectator' }: Omit<Position, 'seat'> & { readonly seat?: Viewer },
  events: readonly LoggedEvent[],
): Promise<readonly string[]> => {
  const from = events[0]?.version ?? 0;
  const step = (await services.matches.history(match, from - 1))?.steps.find((each) => each.from === from);
  const rows = events.map((row) => (step === undefined ? row : withOwnMove(services, say, match, step, row, seat)));
  return formatRowsFor(services.games, say, match, rows, seat);
};

/** Concedes a match for the actor. */
export const concede = async ({ services, say }: CommandContext, { user, commandId }: Actor, id: MatchId): Promise<Reply> => {
  const played = await services.matches.play(id, { type: 'Concede', user }, commandId);
  if (played.kind !== 'rejected') return textReply(say.common.conceded(id));
  const name = played.match === undefined ? String : seatName(played.match);
  return refusalReply(say, played.rejection, played.match?.game, name);
};
