import { TimestampStyles, time } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import { askedSince, deadlineFor, type MatchId, type UserId } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { turnControls } from '../components/buttons.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, buttonRows, type Row } from '../components/reply.ts';
import { changesSinceLastMove } from '../narration/changesSinceMove.ts';
import { threadLink } from '../text/links.ts';
import { seatName } from '../text/seatNames.ts';
import { truncate } from '../text/truncate.ts';

/** A match that waits for a user, for that user's eyes only. */
export type PendingMatch = Readonly<NonNullable<Awaited<ReturnType<typeof pendingMatchFor>>>>;

/** The characters a match needs besides that decision: its number and name, times, a link. */
const BESIDES = 190;
/** With less room, the current decision is omitted. */
const MIN_ASKED_LENGTH = 40;

/** With less room, the events since the last move are omitted. */
const MIN_SINCE_LENGTH = 240;
/** Room for the title. */
const TITLE = 60;

/** Returns a match that waits for a user; `undefined` when it no longer does, or cannot be read. */
export const pendingMatchFor = async ({ matches, stores }: Services, say: Sentences, id: MatchId, user: UserId) => {
  const { match, seat, view } = (await matches.position(id, user)) ?? {};
  if (match === undefined || seat === undefined || view === undefined || !match.active.includes(seat)) return undefined;
  const steps = (await matches.history(match, 0))?.steps ?? [];
  const asked = say.game(match.game).prompt(view, seat, seatName(say, match));
  return {
    match,
    seat,
    /** The current decision, as the game puts it. */
    asked,
    since: askedSince(steps, seat),
    until: await deadlineFor(stores, match, seat),
  };
};

/** Returns how many characters each of several matches gets, below a title. */
export const charactersEach = (matches: number): number => Math.floor((TEXT_LIMIT - BESIDES) / matches);

/** Returns a match as a line of a list with at most the given characters: the current decision is cut or omitted. */
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
 * Returns a message to a user about the matches that wait for them: the events in each since their last move, the current
 * decision, and a link.
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

/** Returns a button for each match, which opens the user's panel there. */
const openRows = (say: Sentences, waiting: readonly PendingMatch[]): readonly Row[] =>
  buttonRows(
    waiting.map(({ match, seat }) => button({ kind: 'open', match: match.id, due: [seat] }, say.common.matchName(match.id))),
  );
