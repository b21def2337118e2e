import type { BaseCommand, Viewer } from '#engine/game.ts';
import type { LoggedEvent, Match, MatchCommandOf, MatchId, Position, UserId } from '#matches/index.ts';
import type { Asker } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { type Answer, answer } from '../components/reply.ts';
import { withOwnMove } from '../narration/annotatedEvents.ts';
import { tellRejection, tellTo } from '../narration/eventText.ts';
import { deniedAbove, refusalReply, refusedBy, withWhy } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';
import { type PanelAsked, panel, START } from './panel.ts';
import { pictured } from './panelPicture.ts';

export interface Move {
  readonly match: Match;
  readonly user: UserId;
  readonly command: Omit<BaseCommand, 'seat'>;
  /** Of the control that was pressed; a typed command has none. */
  readonly decision?: number;
  /** Of the interaction: played once, however often it arrives. */
  readonly commandId: string;
}

/** Plays a move by the one door, and shows what came of it and what the asker can do now. */
export const playMove = (asking: CommandContext, { match, user, command, decision, commandId }: Move): Promise<Answer> =>
  playIn(asking, match, { type: 'Play', user, command, ...(decision !== undefined && { decision }) }, commandId);

/** Takes the asker's last act back, or makes again what was taken back, and shows what can be done now. */
export const playBack = (
  asking: CommandContext,
  { user, commandId }: Asker,
  match: Match,
  kind: 'undo' | 'redo',
  decision?: number,
): Promise<Answer> => {
  const type = kind === 'undo' ? 'Undo' : 'Redo';
  return playIn(asking, match, { type, user, ...(decision !== undefined && { decision }) }, commandId);
};

const playIn = async (
  asking: CommandContext,
  match: Match,
  command: MatchCommandOf<'Play' | 'Undo' | 'Redo'>,
  commandId: string,
): Promise<Answer> => {
  const { services, say } = asking;
  const { user, decision } = command;
  const played = await services.matches.play(match, command, commandId);
  const position = await services.matches.position(played.match ?? match.id, user);
  if (position === undefined) return refusedBy(say, 'noSuchMatch');
  const name = seatName(position.match);
  // Who types goes on typing, without a picture that was not asked for.
  const shown = async (wanted: PanelAsked): Promise<Answer> => {
    const own = panel(say, asking.catalogue, position, wanted);
    return decision === undefined ? { components: own.components } : pictured(asking, position, own);
  };
  if (played.kind !== 'rejected') {
    const notes =
      command.type === 'Play'
        ? tellTo(say, position.match, played.events, position.seat ?? 'spectator')
        : await tellBack(asking, position, played.events);
    const last = command.type === 'Play' ? { last: command.command.type } : {};
    return shown({ ...START, ...last, notes });
  }
  if (played.rejection.code === 'alreadyDone')
    return deniedAbove(say, 'alreadyDone', (note) => shown({ ...START, notes: [note] }));
  const { game } = position.match;
  if (position.legal.length === 0) return refusalReply(say, played.rejection, game, name);
  const panelWithNote = await shown({ ...START, notes: [tellRejection(say, game, played.rejection, name)] });
  return withWhy(say, panelWithNote, played.rejection, game);
};

/** What an undo or redo came to, for its seat's own eyes. */
const tellBack = async (
  { services, say }: CommandContext,
  { match, seat = 'spectator' }: Omit<Position, 'seat'> & { readonly seat?: Viewer },
  events: readonly LoggedEvent[],
): Promise<readonly string[]> => {
  const from = events[0]?.version ?? 0;
  const step = (await services.matches.history(match, from - 1))?.steps.find((each) => each.from === from);
  const rows = events.map((row) => (step === undefined ? row : withOwnMove(say, match, step, row, seat)));
  return tellTo(say, match, rows, seat);
};

/** Gives up a match for the asker. */
export const concede = async ({ services, say }: CommandContext, { user, commandId }: Asker, id: MatchId): Promise<Answer> => {
  const played = await services.matches.play(id, { type: 'Concede', user }, commandId);
  if (played.kind !== 'rejected') return answer(say.common.conceded(id));
  const name = played.match === undefined ? String : seatName(played.match);
  return refusalReply(say, played.rejection, played.match?.game, name);
};
