import type { Draft } from '#engine/draft.ts';
import type { BaseEvent, Milestone, Seat } from '#engine/game.ts';
import { type HistoryStep, isMatchEvent, type LoggedEvent } from '#matches/index.ts';
import { councilPosts, noDrafts, organiserPosts } from './planDecisions.ts';
import { type LossPlanning, planLosses } from './planLosses.ts';
import type { CardPost, PlannedPost, RecapPost, RetractedReminder, TablePost, TurnPost } from './postTypes.ts';

export interface Planning extends LossPlanning {
  readonly moment: (event: BaseEvent) => Milestone | undefined;
  /** The version of the newest turn post, if any; the steps begin with the one that opened it, or earlier. */
  readonly resumed?: number | undefined;
  /** The versions of undone events. */
  readonly takenBack: ReadonlySet<number>;
}

/** Outer events that change what a lobby message shows. */
const LOBBY_EVENTS: ReadonlySet<string> = new Set([
  'MatchCreated',
  'OptionsChosen',
  'ReminderChosen',
  'PaceChosen',
  'TimeOutChosen',
  'FairnessChosen',
  'RatedChosen',
  'GateChosen',
  'GuestInvited',
  'SeatTaken',
  'SeatLeft',
  'ComputerSeated',
  'SeatGivenToComputer',
  'SeatOpened',
  'SeatTakenOver',
  'HostChanged',
  'MatchStarted',
  'MatchEnded',
  'MatchClosed',
]);

/** Match events that change what earlier posts show. */
const GOING_BACK: ReadonlySet<string> = new Set(['Undone', 'Redone']);

/** Outer events by which a person gets a seat. */
const SITTING_DOWN: ReadonlySet<string> = new Set(['SeatTaken', 'SeatTakenOver']);

/** `calls`: the seats that the post mentions while they have to act; a seat that acts is not mentioned again. */
interface TurnDraft extends Draft<TurnPost> {
  calls: readonly Seat[];
}

/**
 * Returns the posts that announce these steps, in sending order, each with its content after the last step. Posts depend only
 * on the log, never on the time of sending, and on nothing secret. When a turn post has been claimed, everything before it
 * has been sent: a crashed announcer resumes there. Notices of attacks and cards come last, after the players who have to act
 * were pinged, and are planned until everything is announced.
 */
export const planPosts = (steps: readonly HistoryStep[], planning: Planning): readonly PlannedPost[] => {
  const posts: PlannedPost[] = [];
  const cardPosts: CardPost[] = [];
  const cards = new Map<Seat, Draft<CardPost>>();
  const council = noDrafts();
  let turn: TurnDraft | undefined;

  const unsettled = steps.filter((step) => !isAlreadyPosted(step, planning));
  posts.push(...gatheringPosts(unsettled));
  const goesBack = unsettled.some((step) => holdsOne(step, GOING_BACK));
  for (const step of steps) {
    const resumes = step.from === planning.resumed;
    const over = resumes || isOver(turn, step) || hasMoment(step, 'round', planning);
    const tables = tablePosts(step, planning);
    const opens = over && step.active.length > 0;
    if (turn !== undefined) continueTurn(turn, step, { over, isShownBelow: tables.length > 0 || opens, goesBack }, planning);
    posts.push(...decisionPosts(step, planning));
    posts.push(...tables.filter(({ isTakenBack }) => isTakenBack || !isAlreadyPosted(step, planning)));
    cardPosts.push(...retractedCards(step, planning));
    if (!isAlreadyPosted(step, planning)) posts.push(...councilPosts(step, council), ...retractedReminders(step));
    if (step.version > planning.announced) cardPosts.push(...planCards(step, planning, cards));
    if (!opens) continue;
    turn = openTurn(step, tables.length === 0);
    posts.push(turn);
  }
  const from = planning.resumed ?? 0;
  const kept = posts.filter((post) => post.kind !== 'turn' || post.version >= from);
  return [...kept, ...planLosses(steps, planning), ...cardPosts, ...recapPosts(steps, planning)];
};

const gatheringPosts = (unsettled: readonly HistoryStep[]): readonly PlannedPost[] => [
  ...(unsettled.some((step) => holdsOne(step, LOBBY_EVENTS)) ? [{ kind: 'lobby' } as const] : []),
  ...(unsettled.some((step) => holdsOne(step, SITTING_DOWN)) ? [{ kind: 'greetings' } as const] : []),
];

/** An organiser's reason is posted before the consequences of the decision. */
const decisionPosts = (step: HistoryStep, planning: Planning): readonly PlannedPost[] =>
  isAlreadyPosted(step, planning) ? [] : organiserPosts(step);

const isAlreadyPosted = (step: HistoryStep, { announced, resumed = 0 }: Planning): boolean =>
  step.version <= announced || step.from <= resumed;

const holdsOne = (step: HistoryStep, types: ReadonlySet<string>): boolean =>
  step.events.some(({ event }) => types.has(event.type));

/**
 * A turn post ends when a seat becomes active that it didn't ask, or when no seat is active. A new round always gets a new
 * post, under its picture. A seat that undoes its own move, or redoes it, stays in the same post.
 */
const isOver = (turn: TurnDraft | undefined, step: HistoryStep): boolean =>
  turn === undefined ||
  step.active.length === 0 ||
  (step.active.some((seat) => !turn.due.includes(seat) && !hasUndone(step, seat)) && !redoesWithin(turn, step));

const hasUndone = (step: HistoryStep, seat: Seat): boolean =>
  step.events.some(({ event }) => isMatchEvent(event) && event.type === 'Undone' && event.of === seat);

/** Whether a seat undoes or redoes its own move: seats that need not act in the meantime may soon have to again. */
const isGoingBack = ({ events }: HistoryStep): boolean =>
  events.some(
    ({ event }) => isMatchEvent(event) && (event.type === 'Redone' || (event.type === 'Undone' && event.of !== undefined)),
  );

/** Whether the step redoes what was undone within this turn. */
const redoesWithin = (turn: TurnDraft, step: HistoryStep): boolean =>
  step.events.some(
    ({ event }) =>
      isMatchEvent(event) &&
      event.type === 'Redone' &&
      turn.steps.some(({ from, version }) => from !== turn.version && from <= event.version && event.version <= version),
  );

const openTurn = (step: HistoryStep, isShownHere: boolean): TurnDraft => {
  const calls = step.active.filter((seat) => seat !== step.by);
  return {
    kind: 'turn',
    version: step.from,
    number: step.number,
    steps: isShownHere ? [step] : [],
    latest: step,
    due: step.active,
    asked: step.active,
    calls,
    pings: calls,
    isOnlyClosed: false,
  };
};

interface Continuation {
  readonly over: boolean;
  /** A later post shows the step. */
  readonly isShownBelow: boolean;
  /** What earlier posts show changes. */
  readonly goesBack: boolean;
}

const continueTurn = (
  turn: TurnDraft,
  step: HistoryStep,
  { over, isShownBelow, goesBack }: Continuation,
  planning: Planning,
): void => {
  if (!over) {
    addStep(turn, step);
    return;
  }
  turn.isOnlyClosed = isShownBelow && !goesBack && turn.steps.every((each) => isAlreadyPosted(each, planning));
  if (!isShownBelow) turn.steps = [...turn.steps, step];
  turn.due = [];
  turn.pings = [];
};

const addStep = (turn: TurnDraft, step: HistoryStep): void => {
  turn.steps = [...turn.steps, step];
  turn.latest = step;
  turn.due = step.active;
  turn.asked = step.active;
  turn.calls = turn.calls.filter((seat) => (isGoingBack(step) ? seat !== step.by : turn.due.includes(seat)));
  turn.pings = turn.calls.filter((seat) => turn.due.includes(seat));
};

/** Whether the step reaches a milestone, also by undoing or redoing one. */
const hasMoment = (step: HistoryStep, moment: Milestone, planning: Planning): boolean =>
  rowsOf(step, moment, planning).length > 0 || step.retracted.some(({ event }) => planning.moment(event) === moment);

const rowsOf = (step: HistoryStep, moment: Milestone, planning: Planning): readonly LoggedEvent[] =>
  step.events.filter(({ event }) => planning.moment(event) === moment);

/** Whether all of the step's events of this milestone have been undone. */
const isRetracted = (step: HistoryStep, moment: Milestone, planning: Planning): boolean =>
  !step.retracted.some(({ event }) => planning.moment(event) === moment) &&
  rowsOf(step, moment, planning).every(({ version }) => planning.takenBack.has(version));

const hasEnded = (step: HistoryStep): boolean => step.events.some(({ event }) => event.type === 'MatchEnded');

const tablePosts = (step: HistoryStep, planning: Planning): readonly TablePost[] => {
  if (hasEnded(step)) {
    return [{ kind: 'end', version: step.from, step, told: [step], isTakenBack: false }];
  }
  if (!hasMoment(step, 'round', planning)) return [];
  return [{ kind: 'round', version: step.from, step, told: [step], isTakenBack: isRetracted(step, 'round', planning) }];
};

/** Recap and report come last, because making them takes a while. */
const recapPosts = (steps: readonly HistoryStep[], planning: Planning): readonly RecapPost[] =>
  steps
    .filter((step) => !isAlreadyPosted(step, planning) && hasEnded(step))
    .flatMap(({ from: version, number }) => (['course', 'report'] as const).map((kind) => ({ kind, version, number })));

const retractedCards = (step: HistoryStep, planning: Planning): readonly CardPost[] => {
  if (!hasMoment(step, 'round', planning) || !isRetracted(step, 'round', planning)) return [];
  const round = { version: step.from, number: step.number };
  return planning.cardSeats.map((seat) => ({ kind: 'card', seat, round, step, isTakenBack: true }));
};

/** Returns the seats that had to act before events were undone, and no longer have to. */
const retractedReminders = (step: HistoryStep): readonly RetractedReminder[] =>
  step.events.some(({ event }) => isMatchEvent(event) && event.type === 'Undone')
    ? step.activeBefore
        .filter((seat) => !step.active.includes(seat))
        .map((seat) => ({ kind: 'calledOff', seat, version: step.from }))
    : [];

/** Whether the seat is taken over: its new player gets the card immediately. */
const isTakenOver = (step: HistoryStep, seat: Seat): boolean =>
  step.events.some(({ event }) => isMatchEvent(event) && event.type === 'SeatTakenOver' && event.seat === seat);

/**
 * Returns the new cards of a step; earlier cards of the same round are updated to it. At each milestone every seat gets its card,
 * whether its text changes or not, so that the sends reveal nothing.
 */
const planCards = (step: HistoryStep, planning: Planning, cards: Map<Seat, Draft<CardPost>>): readonly CardPost[] => {
  const isNewRound = hasMoment(step, 'round', planning);
  if (isNewRound && isRetracted(step, 'round', planning)) return [];
  const isForAll = isNewRound || hasMoment(step, 'card', planning);
  const seats = planning.cardSeats.filter((seat) => isForAll || isTakenOver(step, seat));
  return seats.flatMap((seat) => {
    const known = isNewRound ? undefined : cards.get(seat);
    if (known !== undefined) {
      known.step = step;
      return [];
    }
    const round = isNewRound ? { version: step.from, number: step.number } : undefined;
    const card: Draft<CardPost> = { kind: 'card', seat, round, step, isTakenBack: false };
    cards.set(seat, card);
    return [card];
  });
};
