import type { AnyGame, Rejection } from '#engine/game.ts';
import { whyNotPassed } from '../record/index.ts';
import { type Cup, evolveCup, hasSubstitutes, isIn, placedIn, reservesIn, tablesOf } from './cup.ts';
import { nextRound } from './draw.ts';
import type { Applicant, CupCommand, CupEvent, Entrant } from './events.ts';
import type { CupSettings } from './settings.ts';

const DAY = 24 * 3_600_000;

/** Why a cup refuses a command, besides the gate's own `recordNeeded` and `recordBelowGate`. */
type CupRejectionCode =
  | 'cupOver'
  | 'cupRunning'
  | 'cupNotDrawn'
  | 'cupNotDue'
  | 'cupEntered'
  | 'cupNotEntered'
  | 'cupBanned'
  | 'cupRating'
  | 'cupRole'
  | 'cupSettings';

export type CupDecision =
  | { readonly events: readonly CupEvent[]; readonly rejected?: never }
  | { readonly rejected: Rejection; readonly events?: never };

export interface CupContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The rules of the cup's game; needed only for `Open`. */
  readonly game?: Pick<AnyGame, 'seats' | 'options'> | undefined;
}

const refused = (code: CupRejectionCode, params: Rejection['params'] = {}): CupDecision => ({ rejected: { code, params } });
const of = (...events: readonly CupEvent[]): CupDecision => ({ events });

/** Decides a command: returns its events, or why it is refused. `cup`: absent before `Open`. */
export const decideCup = (cup: Cup | undefined, command: CupCommand, context: CupContext): CupDecision => {
  if (command.type === 'Open') return open(command.settings, context);
  if (cup === undefined || cup.phase === 'ended' || cup.phase === 'cancelled') return refused('cupOver');
  switch (command.type) {
    case 'Enter':
      return enter(cup, command.entrant ?? cup.entrants.length, command.applicant);
    case 'Withdraw':
      return isIn(cup, command.entrant) ? of({ type: 'Withdrew', entrant: command.entrant }) : refused('cupNotEntered');
    case 'End':
      return cup.phase === 'entries' ? refused('cupNotDrawn') : of({ type: 'CupEnded', by: 'moderator' });
    case 'Cancel':
      return of({ type: 'CupCancelled', reason: 'moderator' });
    case 'MoveDeadline': {
      // A server may remove the bot again while its return is being processed. No part of the absence counts twice.
      const since = Math.max(command.since, cup.awayUntil ?? 0);
      return of({ type: 'DeadlineMoved', endsAt: cup.endsAt + command.until - since, until: command.until });
    }
    case 'Seek':
      return cup.soughtUntil === undefined ? of({ type: 'SubstitutesSought', until: command.until }) : refused('cupNotDue');
    case 'CloseEntries':
      if (command.early !== true && context.now < cup.endsAt) return refused('cupNotDue');
      return closeEntries(cup, command.seed, context.now);
    case 'EndRound':
      return endRound(cup, context.now);
    default:
      return decideTable(cup, command);
  }
};

const open = (settings: CupSettings, { now, game }: CupContext): CupDecision => {
  const { seats, points, options, entriesCloseAt, format, most } = settings;
  const hasOption = (name: string): boolean => game?.options[name]?.includes(options[name] ?? '') === true;
  const areRight: Partial<Record<keyof CupSettings, boolean>> = {
    game: game !== undefined,
    seats: game !== undefined && seats >= game.seats.min && seats <= game.seats.max,
    options: Object.keys(options).every(hasOption),
    points: points.length === seats && points.every((each, place) => each >= (points[place + 1] ?? 0)),
    entriesCloseAt: entriesCloseAt > now,
    most: most === undefined || most >= seats,
    format: format.kind !== 'league' || 2 * format.moving <= format.division,
  };
  const wrong = Object.entries(areRight).find(([, isRight]) => !isRight)?.[0];
  return wrong === undefined ? of({ type: 'CupOpened', settings }) : refused('cupSettings', { setting: wrong });
};

/** Anybody may enter until the cup is over: who comes too late for a place is a substitute, or plays the next season of a league. */
const enter = (cup: Cup, entrant: Entrant, applicant: Applicant): CupDecision => {
  if (isIn(cup, entrant)) return refused('cupEntered');
  const rejected = whyNotEnter(cup.settings, applicant);
  return rejected === undefined ? of({ type: 'Entered', entrant }) : { rejected };
};

/** Returns why a person may not enter a cup with these settings, or `undefined` if they may. */
export const whyNotEnter = (
  { entry: { gate, rating, role } }: CupSettings,
  { reliability, rating: own, roles, isBanned }: Applicant,
): Rejection | undefined => {
  if (isBanned) return { code: 'cupBanned', params: {} };
  if (role !== undefined && !roles.includes(role)) return { code: 'cupRole', params: { role } };
  if (rating !== undefined && (own ?? 0) < rating) return { code: 'cupRating', params: { least: rating } };
  return whyNotPassed(gate, reliability);
};

/** Closes the entries, fills places with AI players if there are to be some, and draws the first round. */
const closeEntries = (cup: Cup, seed: string, now: number): CupDecision => {
  const { settings, entrants } = cup;
  if (cup.phase !== 'entries') return refused('cupRunning');
  const people = placedIn(cup).length;
  const places = settings.computers && people > 0 ? Math.max(people, settings.most ?? settings.seats) : people;
  if (people === 0 || places < settings.seats) return of({ type: 'CupCancelled', reason: 'tooFew' });
  const filled = Array.from({ length: places - people }, (_, index): CupEvent => {
    return { type: 'Entered', entrant: entrants.length + index, computer: true };
  });
  const closed: readonly CupEvent[] = [...filled, { type: 'EntriesClosed', seed }];
  return of(...closed, ...drawNext(closed.reduce<Cup>(evolveCup, cup), now));
};

const drawNext = (cup: Cup, now: number): readonly CupEvent[] => {
  const groups = nextRound(cup);
  return groups === undefined
    ? [{ type: 'CupEnded', by: 'play' }]
    : [{ type: 'RoundDrawn', round: cup.rounds.length + 1, endsAt: now + cup.settings.roundDays * DAY, groups }];
};

const endRound = (cup: Cup, now: number): CupDecision => {
  if (cup.phase === 'entries') return refused('cupNotDrawn');
  if (tablesOf(cup).some(({ result }) => result === undefined)) return refused('cupNotDue');
  return of(...drawNext(cup, now));
};

/** Decides what happens at one table of the present round. */
const decideTable = (cup: Cup, command: Extract<CupCommand, { readonly table: number }>): CupDecision => {
  const table = tablesOf(cup).find((each) => each.table === command.table);
  if (table === undefined || table.result !== undefined) return refused('cupNotDue');
  switch (command.type) {
    case 'OpenTable':
      // Another process may have opened it since this step was decided.
      return table.match === undefined ? of({ ...command, type: 'TableOpened' }) : refused('cupNotDue');
    case 'Score':
      return of({ ...command, type: 'TableScored' });
    case 'Substitute': {
      const [next] = hasSubstitutes(cup) ? reservesIn(cup) : [];
      // One substitute plays all their matches that have not begun.
      const events = tablesOf(cup).flatMap(({ table, seats, match, result }): readonly CupEvent[] => {
        const seat = match === undefined && result === undefined ? seats.indexOf(command.entrant) : -1;
        return seat < 0 ? [] : [{ type: 'SeatSubstituted', table, seat, entrant: next ?? null }];
      });
      return events.length === 0 ? refused('cupNotDue') : of(...events);
    }
  }
};
