import { TimestampStyles, time } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { askedSince, deadlineFor, type Match, type MatchId, type UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { turnControls } from '../components/buttons.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, type Row, row } from '../components/reply.ts';
import { changesSinceLastMove } from '../narration/changesSinceMove.ts';
import { threadLink } from '../text/links.ts';
import { seatName } from '../text/seatNames.ts';
import { truncate } from '../text/truncate.ts';

/** A match that waits for a person, for their eyes only. */
export interface PendingMatch {
  readonly match: Match;
  readonly seat: Seat;
  /** What is asked, as the game puts it. */
  readonly asked: string;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
}

/** What a match takes besides what is asked: its number and name, times, a link. */
const BESIDES = 190;
/** Where less room is left, it is not told what is asked. */
const MIN_ASKED_LENGTH = 40;

/** Where less room is left, it is not told what has happened. */
const MIN_SINCE_LENGTH = 240;
/** For its title. */
const TITLE = 60;

/** `undefined` when the match does not wait for them any more, or cannot be read. */
export const pendingMatchFor = async (
  { matches, stores }: Services,
  say: Sentences,
  id: MatchId,
  user: UserId,
): Promise<PendingMatch | undefined> => {
  const { match, seat, view } = (await matches.position(id, user)) ?? {};
  if (match === undefined || seat === undefined || view === undefined || !match.active.includes(seat)) return undefined;
  const steps = (await matches.history(match, 0))?.steps ?? [];
  const asked = say.game(match.game).prompt(view, seat, seatName(match));
  return { match, seat, asked, since: askedSince(steps, seat), until: await deadlineFor(stores, match, seat) };
};

/** So many characters each of some matches has, below a title. */
export const charactersEach = (matches: number): number => Math.floor((TEXT_LIMIT - BESIDES) / matches);

/** A match in a list, in at most so many characters: what is asked is cut, or left out. */
export const waitingLine = (say: Sentences, { match, asked, since, until }: PendingMatch, characters: number): string => {
  const room = characters - BESIDES;
  return say.me.turn({
    number: match.id,
    game: say.game(match.game).name,
    asked: room < MIN_ASKED_LENGTH ? '' : truncate(asked, room),
    since: since && time(since, TimestampStyles.RelativeTime),
    until: until && time(until, TimestampStyles.ShortDateTime),
    paused: match.pausedUntil && time(match.pausedUntil, TimestampStyles.ShortDateTime),
    link: threadLink(match),
  });
};

/**
 * A message to a person about matches that wait for them: what has happened in each since their last move, what is asked, and how to
 * get there.
 */
export const pendingMatchesMessage = async (
  services: Services,
  say: Sentences,
  waiting: readonly PendingMatch[],
): Promise<{ readonly texts: readonly string[]; readonly controls: readonly Row[] }> => {
  const [only, ...more] = waiting;
  if (only === undefined) return { texts: [], controls: [] };
  const count = waiting.length;
  const heading = say.me.turns(count);
  if (more.length === 0) {
    const since = await changesSinceLastMove(services, say, only.match, only.seat);
    return {
      texts: [since, [heading, waitingLine(say, only, TEXT_LIMIT / 2)].join('\n')],
      controls: [turnControls(say, only.match, [only.seat])],
    };
  }
  const lines = [heading];
  for (const each of waiting) {
    const line = waitingLine(say, each, charactersEach(count));
    const room = charactersEach(count) - line.length;
    const since = room < MIN_SINCE_LENGTH ? '' : await changesSinceLastMove(services, say, each.match, each.seat, room - TITLE);
    lines.push(line, ...(since === '' ? [] : [since]));
  }
  return { texts: [lines.join('\n')], controls: openRows(say, waiting) };
};

const BUTTONS_A_ROW = 5;

/** A button for each match, which opens what its person can do there. */
const openRows = (say: Sentences, waiting: readonly PendingMatch[]): readonly Row[] => {
  const buttons = waiting.map(({ match, seat }) =>
    button({ kind: 'open', match: match.id, due: [seat] }, say.common.matchName(match.id)),
  );
  const rows = Math.ceil(buttons.length / BUTTONS_A_ROW);
  return Array.from({ length: rows }, (_, index) => row(...buttons.slice(index * BUTTONS_A_ROW, (index + 1) * BUTTONS_A_ROW)));
};
