import type { AnyGame, BaseEvent, MatchEndReason, Seat } from '#engine/game.ts';
import { type HistoryStep, isMatchEvent, type MatchEvent, type MatchHistory, paceOf } from '#matches/index.ts';
import type { SeatResult, TableResult } from './events.ts';

/** Turns of a seat that ran out of time in a row, up to the end of the match, after which its player has left. */
const MISSES_OF_ABSENCE = 3;
/** How many times an equal part of the waiting for those who stayed a player may cause in a match that is open at the deadline. */
const FAIR_PARTS = 1.5;

/** Returns the result of a match that is over, which depends only on its log: so it can be computed again from the export of the match. */
export const resultOf = ({ match, steps, ranking }: MatchHistory, rules: Pick<AnyGame, 'ranking'>): TableResult => {
  const last = steps.at(-1);
  const ended = last && outerOf(last).find((event) => event.type === 'MatchEnded');
  const count = steps.flatMap(outerOf).find((event) => event.type === 'MatchStarted')?.seats ?? 0;
  if (last === undefined || ended?.type !== 'MatchEnded') return { how: 'void', seats: [] };
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const isOpen = (['standing', 'abandoned'] satisfies MatchEndReason[] as string[]).includes(ended.reason);
  const stories = seats.map((seat) => storyOf(seat, steps));
  const computers = computersIn(steps);
  const people = seats.filter((seat) => stories[seat]?.left === false && !computers.includes(seat));
  // Players who vote to end a match early cannot take the points of a slower one by that.
  const isVoted = ended.reason === 'standing' && !outerOf(last).some(({ type }) => type === 'OrganiserDecided');
  const late = isOpen && !isVoted ? lateSeats(steps, people, paceOf(match.pace)?.perDecision ?? 0) : [];
  const ranks = ranking();
  const scores = Object.values(rules.ranking?.(seats.map((seat) => last.view(seat))) ?? {})[0] ?? [];
  const total = scores.reduce((sum, score) => sum + score, 0);
  return {
    how: isOpen ? 'deadline' : 'played',
    seats: seats.map((seat): SeatResult => {
      const { left = false, timeOuts = 0 } = stories[seat] ?? {};
      const rank = ranks.findIndex((tied) => tied.includes(seat));
      const ahead = ranks.slice(0, Math.max(rank, 0)).flat().length;
      const share = total > 0 ? (scores[seat] ?? 0) / total : 0;
      return { place: rank < 0 ? 0 : ahead + 1, left: left || late.includes(seat), timeOuts, share };
    }),
  };
};

const outerOf = ({ events }: HistoryStep) => events.flatMap(({ event }) => (isMatchEvent(event) ? event : []));

/** What takes a seat from its player, or gives it back. */
const CHANGES: readonly string[] = [
  'SeatConceded',
  'SeatGivenToComputer',
  'SeatOpened',
  'SeatTakenOver',
] satisfies MatchEvent['type'][];
const PRESENCES: readonly string[] = ['SeatTakenOver', 'TimeGranted'] satisfies MatchEvent['type'][];

/** Returns what became of a seat's first player by the end. */
const storyOf = (seat: Seat, steps: readonly HistoryStep[]) => {
  const own = steps.flatMap(({ events }) =>
    events.flatMap(({ event, by, how }) => {
      const isOwn = isMatchEvent(event) ? 'seat' in event && event.seat === seat : by === seat && how === undefined;
      return isOwn ? event : [];
    }),
  );
  const timeOutsIn = (events: readonly BaseEvent[]): number => events.filter(({ type }) => type === 'TimeRanOut').length;
  const change = own.findLast(({ type }) => CHANGES.includes(type));
  const isBack = (event: BaseEvent): boolean => 'back' in event && event.back === true;
  // Who takes the seat back after another person took it may be that person.
  const isGone =
    (change !== undefined && !isBack(change)) || own.some((event) => event.type === 'SeatTakenOver' && !isBack(event));
  const seen = own.findLastIndex((event) => !isMatchEvent(event) || PRESENCES.includes(event.type));
  return { left: isGone || timeOutsIn(own.slice(seen + 1)) >= MISSES_OF_ABSENCE, timeOuts: timeOutsIn(own) };
};

/** Returns the seats that AI players had from the start. */
const computersIn = (steps: readonly HistoryStep[]): readonly Seat[] => {
  const seats: boolean[] = [];
  for (const event of steps.flatMap(outerOf)) {
    if (event.type === 'SeatTaken') seats.push(false);
    if (event.type === 'ComputerSeated') seats.push(true);
    if (event.type === 'SeatLeft') seats.splice(event.seat, 1);
  }
  return [...seats.keys()].filter((seat) => seats[seat]);
};

/**
 * Returns those of these seats for which a match waited too long, compared with the others of them. No wait counts for more than the timer
 * gives, as clocks do not always run.
 */
const lateSeats = (steps: readonly HistoryStep[], seats: readonly Seat[], longest: number): readonly Seat[] => {
  const waited = new Map(seats.map((seat) => [seat, 0]));
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    const wait = Math.min(longest, step.at.getTime() - (before?.at ?? step.at).getTime());
    for (const seat of before?.asked ?? []) {
      const known = waited.get(seat);
      if (known !== undefined) waited.set(seat, known + wait);
    }
  }
  const fair = [...waited.values()].reduce((sum, wait) => sum + wait, 0) / seats.length;
  return seats.filter((seat) => (waited.get(seat) ?? 0) > FAIR_PARTS * fair);
};
