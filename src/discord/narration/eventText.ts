import { TimestampStyles, time } from 'discord.js';
import type { BaseEvent, Rejection, Seat, Viewer } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { NameSeat, Sentences } from '#i18n/index.ts';
import {
  type HistoryStep,
  isMatchEvent,
  type LoggedEvent,
  type Match,
  type MatchEvent,
  type MatchRejectionCode,
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
): string | undefined => {
  if (!isMatchEvent(event)) return say.game(game).event(event, name, byItself);
  return (EVENT_LINES[event.type] as EventLine | undefined)?.(say.common.events, event, name, before);
};

const stamp = (moment: number): string => time(Math.floor(moment / 1000), TimestampStyles.ShortDateTime);

/** Returns the line for a match event; `before`: the names up to this event. */
type EventLine<Event extends MatchEvent = MatchEvent> = (
  lines: Sentences['common']['events'],
  event: Event,
  name: NameSeat,
  before: NameSeat,
) => string | undefined;

/** A missing type of event does not compile; `undefined`: it has no line. */
const EVENT_LINES: {
  readonly [Type in MatchEvent['type']]: EventLine<Extract<MatchEvent, { readonly type: Type }>> | undefined;
} = {
  SeatTaken: (lines, event, name) => lines.seatTaken(event, name),
  SeatLeft: (lines) => lines.seatLeft(),
  HostChanged: (lines, event, name) => lines.hostChanged(event, name),
  GuestInvited: (lines) => lines.guestInvited(),
  OptionsChosen: (lines) => lines.optionsChosen(),
  ReminderChosen: (lines) => lines.optionsChosen(),
  PaceChosen: (lines) => lines.optionsChosen(),
  TimeOutChosen: (lines) => lines.optionsChosen(),
  FairnessChosen: (lines) => lines.optionsChosen(),
  GateChosen: (lines) => lines.optionsChosen(),
  RatedChosen: (lines) => lines.optionsChosen(),
  RoundDrawn: (lines, { signature }) => (signature === undefined ? lines.drawnWithoutBeacon() : undefined),
  WordsGiven: (lines, event, name) => lines.wordsGiven(event, name),
  MatchStarted: (lines, event) => lines.matchStarted(event),
  SeatConceded: (lines, event, name) => lines.seatConceded(event, name),
  MatchClosed: (lines, event) => lines.matchClosed(event),
  TimeRanOut: (lines, event, name) => lines.timeRanOut(event, name),
  TimeGranted: (lines, event, name) => lines.timeGranted(event, name),
  MatchPaused: (lines, { until }) => lines.matchPaused(stamp(until)),
  MatchResumed: (lines) => lines.matchResumed(),
  ComputerSeated: (lines, event, name) => lines.computerSeated(event, name),
  SeatGivenToComputer: (lines, event, name) => lines.seatGivenToComputer(event, name),
  SeatOpened: (lines, event, name) => lines.seatOpened(event, name),
  SeatTakenOver: (lines, event, name, before) => lines.seatTakenOver(event, name, before),
  VoteCalled: (lines, event, name) => lines.voteCalled(event, stamp(event.until), name),
  Voted: (lines, event, name) => lines.voted(event, name),
  VoteEnded: (lines, event, name) => lines.voteEnded(event, name),
  OrganiserDecided: (lines, event, name) => lines.organiserDecided(event, name),
  Undone: (lines, event, name) => lines.undone(event, name),
  Redone: (lines, event, name) => lines.redone(event, name),
  MatchCreated: undefined,
  DrawAwaited: undefined,
  MatchEnded: undefined,
};

/** Names the seats of a match in a line. */
export type Naming = (say: Sentences, match: Match) => NameSeat;

/** The line about a row, and the seats that it names. */
export interface RowLine {
  readonly text: string;
  readonly row: LoggedEvent;
  readonly named: ReadonlySet<Seat>;
}

/**
 * Returns a line for each of the redacted rows, with the names of that time; `undefined` for rows without a line. If a standing
 * order made an act, or an AI player in a user's seat, the first line of the act that names the seat says so: what follows for
 * another seat is not that one's move. Only visible rows count, so the note reveals nothing more than they do.
 */
export const rowLines = (
  say: Sentences,
  match: Match,
  rows: readonly LoggedEvent[],
  naming: Naming,
): readonly (RowLine | undefined)[] => {
  const events = joinedEvents(say, match, rows);
  let isSaid = false;
  return rows.map((row, index) => {
    const named = new Set<Seat>();
    const nameAt = (version: number): NameSeat => recording(naming(say, namedAt(match, version)), named);
    const byItself = sameAction(rows[index - 1], row);
    const event = events[index];
    if (event === undefined) return undefined;
    const text = formatEvent(say, match.game, event, nameAt(row.version), nameAt(row.version - 1), byItself);
    const withAttribution = attributionOf(say, namedAt(match, row.version), row);
    isSaid &&= byItself;
    if (text === undefined) return undefined;
    if (withAttribution === undefined || isSaid || row.by === undefined || !named.has(row.by)) return { text, row, named };
    isSaid = true;
    return { text: withAttribution(text), row, named };
  });
};

/** Returns names that note in `named` which seats were asked for. */
const recording = (name: NameSeat, named: Set<Seat>): NameSeat =>
  Object.assign((seat: Seat) => {
    named.add(seat);
    return name(seat);
  }, name);

/** Returns the texts of `rowLines`. */
export const formatRows = (...asked: Parameters<typeof rowLines>): readonly (string | undefined)[] =>
  rowLines(...asked).map((line) => line?.text);

/** Returns the events of the rows; of events that one line tells, only the last, with what all of them did. */
const joinedEvents = (say: Sentences, { game }: Match, rows: readonly LoggedEvent[]): readonly (BaseEvent | undefined)[] => {
  const events: (BaseEvent | undefined)[] = [];
  for (const [index, row] of rows.entries()) {
    const before = sameAction(rows[index - 1], row) ? events[index - 1] : undefined;
    const both = before === undefined || isMatchEvent(row.event) ? undefined : say.game(game).joined(before, row.event);
    if (both !== undefined) events[index - 1] = undefined;
    events.push(both ?? row.event);
  }
  return events;
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
  const visible = game === undefined ? [] : redactRows(game, rows, viewer);
  return formatRows(say, match, visible, seatName).flatMap((line) => line ?? []);
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

/** Returns why a command was refused, and what would be legal. */
export const formatRejection = (say: Sentences, game: string | undefined, rejection: Rejection, name: NameSeat): string => {
  const { refusals } = say.common;
  if (Object.hasOwn(refusals, rejection.code)) {
    const sentence = refusals[rejection.code as MatchRejectionCode] as (facts: Rejection['params'], name: NameSeat) => string;
    return sentence(rejection.params, name);
  }
  const ofGame = game === undefined ? undefined : say.game(game).rejection(rejection, name);
  return ofGame ?? say.common.unknownRefusal(rejection.code);
};
