import type { MatchHistory } from '#matches/index.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import { buttonRows, pageButtons, type Reply, textReply } from '../components/reply.ts';
import { annotatedRows } from '../narration/annotatedEvents.ts';
import { formatRows } from '../narration/eventText.ts';
import { denied, refusalReply } from '../narration/refusalReply.ts';
import { openings, roundsOf } from '../narration/rounds.ts';
import { seatName } from '../text/seatNames.ts';

/** Maximum length of a log page, which leaves room for a title within Discord's 4,000 characters. */
const PAGE_TEXT = 3600;

export interface LogOptions {
  /** Counted from 0 among the pages requested; the latest by default. */
  readonly page?: number | undefined;
  /** Only this round, counted from 1; the whole match by default. */
  readonly round?: number | undefined;
}

interface Page {
  /** 0: what came before the first round. */
  readonly round: number;
  readonly lines: readonly string[];
}

/** Returns one page of the log, as the actor may know it. A round is one page unless it is long. */
export const logReply = async (context: MatchContext, { page, round }: LogOptions): Promise<Reply> => {
  const { services, say, position } = context;
  const { match } = position;
  const history = await services.matches.history(match, 0);
  if (history?.unreadable !== undefined) return refusalReply(say, history.unreadable, match.game, seatName(say, match));
  const all = history === undefined ? [] : await pagesOf(context, history);
  const latest = all.at(-1);
  if (history === undefined || latest === undefined) return textReply(say.common.plain.emptyLog);
  const pages = round === undefined ? all : all.filter((each) => each.round === round);
  const index = Math.min(page ?? pages.length - 1, pages.length - 1);
  const shown = pages[index];
  if (shown === undefined) {
    const newest = nameOf(context, history, latest.round);
    return newest === undefined ? denied(say, 'noBoardYet') : denied(say, 'noSuchRound', newest);
  }
  const { controls } = say.common;
  const idOf = (other: number) => ({ kind: 'log', match: match.id, page: other, ...(round !== undefined && { round }) }) as const;
  return textReply(
    [say.common.logTitle(match.id, index + 1, pages.length, nameOf(context, history, shown.round)), ...shown.lines].join('\n'),
    ...buttonRows(pageButtons(index, pages.length, idOf, [controls.earlier, controls.later])),
  );
};

/** Returns the game's name of a round. If the round is announced but not set up yet, the current state gives the name. */
const nameOf = ({ services, say }: CommandContext, history: MatchHistory, round: number): string | undefined => {
  if (round === 0) return undefined;
  const laidOut = roundsOf(services.games, history).find(({ number }) => number === round);
  return say.game(history.match.game).round((laidOut ?? history.steps.at(-1))?.view('spectator'));
};

const pagesOf = async (
  { services, say, position: { match, seat } }: MatchContext,
  history: MatchHistory,
): Promise<readonly Page[]> => {
  const rows = await annotatedRows(services, say, history, history.steps, seat ?? 'spectator');
  const lines = formatRows(say, match, rows, seatName);
  const opensPage = openings(
    services.games,
    match.game,
    rows.map(({ event }) => event),
  );
  const pages: { round: number; lines: string[] }[] = [{ round: 0, lines: [] }];
  let length = 0;
  let round = 0;
  for (const [index, line] of lines.entries()) {
    const opens = opensPage[index] === true;
    if (opens && !history.takenBack.has(rows[index]?.version ?? 0)) round += 1;
    const isFull = length > 0 && length + (line?.length ?? 0) > PAGE_TEXT;
    if (opens || isFull) {
      pages.push({ round, lines: [] });
      length = 0;
    }
    if (line === undefined) continue;
    pages.at(-1)?.lines.push(line);
    length += line.length + 1;
  }
  return pages.filter(({ lines }) => lines.length > 0);
};
