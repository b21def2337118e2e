import type { MatchContext } from '../command/command.ts';
import { explainButtons } from '../components/buttons.ts';
import { buttonRows, pageButtons, type Reply, text, textReply } from '../components/reply.ts';
import { denied, refusalReply, refusedBy } from '../narration/refusalReply.ts';
import { roundsOf } from '../narration/rounds.ts';
import { namedAt, plainName, seatName } from '../text/seatNames.ts';
import { boardPicture } from './board.ts';
import { changesSinceLastRound } from './changesSinceRound.ts';

/**
 * Returns the board after the set-up of a round (counted from 1; by default the latest), as a picture with a description. It is
 * a view of that time, the actor's own where they have a seat.
 */
export const historyReply = async (context: MatchContext, wanted?: number): Promise<Reply> => {
  const { services, say } = context;
  const { match, seat, view } = context.position;
  const { controls } = say.common;
  if (view === undefined) return refusedBy(say, 'matchNotStarted');
  const history = await services.matches.history(match, 0);
  if (history?.unreadable !== undefined) return refusalReply(say, history.unreadable, match.game, seatName(say, match));
  const rounds = history === undefined ? [] : roundsOf(services.games, history);
  const latest = rounds.at(-1);
  if (latest === undefined) return denied(say, 'noBoardYet');
  const words = say.game(match.game);
  const shown = rounds[(wanted ?? latest.number) - 1];
  if (shown === undefined) return denied(say, 'noSuchRound', words.round(latest.view('spectator')));
  const then = shown.view(seat ?? 'spectator');
  const idOf = (index: number) => ({ kind: 'history', match: match.id, round: index + 1 }) as const;
  const stepButtons = pageButtons(shown.number - 1, latest.number, idOf, [controls.earlier, controls.later]);
  const called = namedAt(match, shown.version);
  const { version } = shown;
  const changes = await changesSinceLastRound(services, match, seat ?? 'spectator', { from: version, version });
  const board = await boardPicture(context, called, then, { told: changes });
  const title = say.common.historyTitle(match.id, words.round(then));
  if (board === undefined) {
    const why = context.storedUser?.shape === 'none' ? [] : [say.notices.noPicture(true)];
    const inWords = [title, ...why, words.boardText(then, plainName(called), changes)];
    return textReply(inWords.join('\n'), ...buttonRows(stepButtons));
  }
  const buttons = [...stepButtons, ...explainButtons(say, match, { kind: 'round', number: shown.number })];
  const heading = text([title, words.summary(then, seatName(say, called))].join('\n'));
  return { components: [heading, board.picture, ...buttonRows(buttons)], file: board.file };
};
