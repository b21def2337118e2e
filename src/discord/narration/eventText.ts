import { TimestampStyles, time } from 'discord.js';
import type { BaseEvent, Rejection, Viewer } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { CommonSentences, NameSeat, Sentences } from '#i18n/index.ts';
import {
  type HistoryStep,
  isMatchEvent,
  type LoggedEvent,
  type Match,
  type MatchEvent,
  type MatchRejections,
  redactRows,
} from '#matches/index.ts';
import { namedAt, seatName } from '../text/seatNames.ts';

/**
 * Returns the log line for an event of the match or its game, as redacted for its reader; `undefined` for events without a
 * line. `before`: the names up to this event; `byItself`: it followed from another event of the same act.
 */
export const formatEvent = (
  say: Sentences,
  game: string,
  event: BaseEvent,
  name: NameSeat,
  before: NameSeat = name,
  byItself = false,
): string | undefined =>
  isMatchEvent(event) ? tellMatchEvent(say.common, event, name, before) : say.game(game).event(event, name, byItself);

const stamp = (moment: number): string => time(Math.floor(moment / 1000), TimestampStyles.ShortDateTime);

const tellMatchEvent = ({ events }: CommonSentences, event: MatchEvent, name: NameSeat, before: NameSeat): string | undefined => {
  switch (event.type) {
    case 'SeatTaken':
      return events.seatTaken(event, name);
    case 'SeatLeft':
      return events.seatLeft();
    case 'HostChanged':
      return events.hostChanged(event, name);
    case 'GuestInvited':
      return events.guestInvited();
    case 'OptionsChosen':
    case 'ReminderChosen':
    case 'PaceChosen':
    case 'TimeOutChosen':
    case 'FairnessChosen':
      return events.optionsChosen();
    case 'RoundDrawn':
      return event.signature === undefined ? events.drawnWithoutBeacon() : undefined;
    case 'WordsGiven':
      return events.wordsGiven(event, name);
    case 'MatchStarted':
      return events.matchStarted(event);
    case 'SeatConceded':
      return events.seatConceded(event, name);
    case 'MatchClosed':
      return events.matchClosed(event);
    case 'TimeRanOut':
      return events.timeRanOut(event, name);
    case 'TimeGranted':
      return events.timeGranted(event, name);
    case 'MatchPaused':
      return events.matchPaused(stamp(event.until));
    case 'MatchResumed':
      return events.matchResumed();
    case 'ComputerSeated':
      return events.computerSeated(event, name);
    case 'SeatGivenToComputer':
      return events.seatGivenToComputer(event, name);
    case 'SeatOpened':
      return events.seatOpened(event, name);
    case 'SeatTakenOver':
      return events.seatTakenOver(event, name, before);
    case 'VoteCalled':
      return events.voteCalled(event, stamp(event.until), name);
    case 'Voted':
      return events.voted(event, name);
    case 'VoteEnded':
      return events.voteEnded(event, name);
    case 'OrganiserDecided':
      return events.organiserDecided(event, name);
    case 'Undone':
      return events.undone(event, name);
    case 'Redone':
      return events.redone(event, name);
    case 'MatchCreated':
    case 'DrawAwaited':
    case 'MatchEnded':
      return undefined;
  }
};

/** Names the seats of a match in a line. */
export type Naming = (match: Match) => NameSeat;

/**
 * Returns a line for each of the redacted rows, with the names of that time; `undefined` for rows without a line. If a standing
 * order made an act, or an AI player in a user's seat, the first line of the act says so. Only visible rows count, so the note
 * reveals nothing more than they do.
 */
export const formatRows = (
  say: Sentences,
  match: Match,
  rows: readonly LoggedEvent[],
  naming: Naming,
): readonly (string | undefined)[] => {
  const nameAt = (version: number): NameSeat => naming(namedAt(match, version));
  let isSaid = false;
  return rows.map((row, index) => {
    const byItself = sameAction(rows[index - 1], row);
    const line = formatEvent(say, match.game, row.event, nameAt(row.version), nameAt(row.version - 1), byItself);
    const withMaker = attributionOf(say, namedAt(match, row.version), row);
    isSaid &&= byItself;
    if (line === undefined || withMaker === undefined || isSaid) return line;
    isSaid = true;
    return withMaker(line);
  });
};

/** Returns the note that the seat's user did not make the move by hand; nothing where the seat never had a user. */
const attributionOf = (
  { common }: Sentences,
  { seats }: Match,
  { by, how }: LoggedEvent,
): ((line: string) => string) | undefined => {
  if (how === 'order') return common.byOrder;
  const isOfPerson = seats.some(({ seat, user }) => seat === by && user !== undefined);
  return how === 'computer' && isOfPerson ? common.byComputer : undefined;
};

const sameAction = (one: LoggedEvent | undefined, other: LoggedEvent): boolean =>
  one?.commandId === other.commandId && one.by === other.by && one.how === other.how;

/** Returns the lines about rows for one viewer, without the secrets of others. */
export const formatRowsFor = (
  games: GameRegistry,
  say: Sentences,
  match: Match,
  rows: readonly LoggedEvent[],
  viewer: Viewer,
): readonly string[] => {
  const game = games.rules[match.game];
  const told = game === undefined ? [] : redactRows(game, rows, viewer);
  return formatRows(say, match, told, seatName).flatMap((line) => line ?? []);
};

/** Returns the lines about steps for one viewer. */
export const formatSteps = (
  say: Sentences,
  match: Match,
  steps: readonly HistoryStep[],
  viewer: Viewer,
  naming: Naming,
): readonly string[] =>
  formatRows(
    say,
    match,
    steps.flatMap((step) => step.redactedFor(viewer)),
    naming,
  ).flatMap((line) => line ?? []);

/** One sentence per rejection code of a match, with that code's facts. A missing code does not compile. */
type Refusals = { readonly [Code in keyof MatchRejections]: (facts: MatchRejections[Code], name: NameSeat) => string };

/** Returns why a command was refused, and what would be legal. */
export const formatRejection = (say: Sentences, game: string | undefined, rejection: Rejection, name: NameSeat): string => {
  const refusals: Refusals = say.common.refusals;
  if (Object.hasOwn(refusals, rejection.code)) {
    const sentence = refusals[rejection.code as keyof Refusals] as (facts: Rejection['params'], name: NameSeat) => string;
    return sentence(rejection.params, name);
  }
  const ofGame = game === undefined ? undefined : say.game(game).rejection(rejection, name);
  return ofGame ?? say.common.unknownRefusal(rejection.code);
};
