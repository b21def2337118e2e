import type { Draft } from '#engine/draft.ts';
import type { BaseEvent, Milestone, Seat } from '#engine/game.ts';
import { type HistoryStep, isMatchEvent, type LoggedEvent } from '#matches/index.ts';
import { councilPosts, noDrafts, organiserPosts } from './planDecisions.ts';
import type { CardPost, CoursePost, PlannedPost, RetractedReminder, TablePost, TurnPost } from './postTypes.ts';

export interface Planning {
  readonly moment: (event: BaseEvent) => Milestone | undefined;
  /** Up to which version everything has been told. */
  readonly announced: number;
  /** The version of the newest turn post there is; then the steps begin with the one that opened it, or before. */
  readonly resumed?: number | undefined;
  /** Whose cards are kept. */
  readonly cardSeats: readonly Seat[];
  /** Versions of events that do not count any more. */
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

/** Outer events by which a person comes to sit there. */
const SITTING_DOWN: ReadonlySet<string> = new Set(['SeatTaken', 'SeatTakenOver']);

/** `calls`: the seats that the post mentions while they have to act; a seat that acts is not mentioned again. */
interface TurnDraft extends Draft<TurnPost> {
  calls: readonly Seat[];
}

/**
 * The posts that tell these steps, in the order in which they must come to stand, each with what it says after the last step.
 * Posts depend on the log alone, never on when they are sent, and on nothing secret. Everything before a turn post in the
 * order has been sent when that turn post has been claimed: from there a crashed announcer goes on. Cards come last, after who is
 * waited for has been called, and are planned until all is announced.
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
    if (turn !== undefined) goOn(turn, step, { over, isToldBelow: tables.length > 0 || opens, goesBack }, planning);
    posts.push(...decisions(step, planning));
    posts.push(...tables.filter(({ isTakenBack }) => isTakenBack || !isAlreadyPosted(step, planning)));
    cardPosts.push(...cardsTakenBack(step, planning));
    if (!isAlreadyPosted(step, planning)) posts.push(...councilPosts(step, council), ...calledOff(step));
    if (step.version > planning.announced) cardPosts.push(...planCards(step, planning, cards));
    if (!opens) continue;
    turn = openTurn(step, tables.length === 0);
    posts.push(turn);
  }
  const from = planning.resumed ?? 0;
  const standing = posts.filter((post) => post.kind !== 'turn' || post.version >= from);
  return [...standing, ...cardPosts, ...coursePosts(steps, planning)];
};

const gatheringPosts = (unsettled: readonly HistoryStep[]): readonly PlannedPost[] => [
  ...(unsettled.some((step) => holdsOne(step, LOBBY_EVENTS)) ? [{ kind: 'lobby' } as const] : []),
  ...(unsettled.some((step) => holdsOne(step, SITTING_DOWN)) ? [{ kind: 'greetings' } as const] : []),
];

/** Why an organiser has decided something is read before what comes of it. */
const decisions = (step: HistoryStep, planning: Planning): readonly PlannedPost[] =>
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
  (step.active.some((seat) => !turn.due.includes(seat) && !hasTakenBack(step, seat)) && !isMadeGoodIn(turn, step));

const hasTakenBack = (step: HistoryStep, seat: Seat): boolean =>
  step.events.some(({ event }) => isMatchEvent(event) && event.type === 'Undone' && event.of === seat);

/** A seat takes its act back, or brings it again: those who are not asked meanwhile may soon be asked the same again. */
const isGoingBack = ({ events }: HistoryStep): boolean =>
  events.some(
    ({ event }) => isMatchEvent(event) && (event.type === 'Redone' || (event.type === 'Undone' && event.of !== undefined)),
  );

/** Whether the step brings again what was taken back while this post stood. */
const isMadeGoodIn = (turn: TurnDraft, step: HistoryStep): boolean =>
  step.events.some(
    ({ event }) =>
      isMatchEvent(event) &&
      event.type === 'Redone' &&
      turn.steps.some(({ from, version }) => from !== turn.version && from <= event.version && event.version <= version),
  );

const openTurn = (step: HistoryStep, isToldHere: boolean): TurnDraft => {
  const calls = step.active.filter((seat) => seat !== step.by);
  return {
    kind: 'turn',
    version: step.from,
    number: step.number,
    steps: isToldHere ? [step] : [],
    latest: step,
    due: step.active,
    asked: step.active,
    calls,
    pings: calls,
    isOnlyClosed: false,
  };
};

interface GoingOn {
  readonly over: boolean;
  /** A later post shows the step. */
  readonly isToldBelow: boolean;
  /** What earlier posts show changes. */
  readonly goesBack: boolean;
}

const goOn = (turn: TurnDraft, step: HistoryStep, { over, isToldBelow, goesBack }: GoingOn, planning: Planning): void => {
  if (!over) {
    tell(turn, step);
    return;
  }
  turn.isOnlyClosed = isToldBelow && !goesBack && turn.steps.every((each) => isAlreadyPosted(each, planning));
  if (!isToldBelow) turn.steps = [...turn.steps, step];
  turn.due = [];
  turn.pings = [];
};

const tell = (turn: TurnDraft, step: HistoryStep): void => {
  turn.steps = [...turn.steps, step];
  turn.latest = step;
  turn.due = step.active;
  turn.asked = step.active;
  turn.calls = turn.calls.filter((seat) => (isGoingBack(step) ? seat !== step.by : turn.due.includes(seat)));
  turn.pings = turn.calls.filter((seat) => turn.due.includes(seat));
};

/** What takes events back, or brings them again, is a moment such as these were. */
const hasMoment = (step: HistoryStep, moment: Milestone, planning: Planning): boolean =>
  rowsOf(step, moment, planning).length > 0 || step.retracted.some(({ event }) => planning.moment(event) === moment);

const rowsOf = (step: HistoryStep, moment: Milestone, planning: Planning): readonly LoggedEvent[] =>
  step.events.filter(({ event }) => planning.moment(event) === moment);

/** Whether the step meant this by events alone that do not count any more. */
const wasMoment = (step: HistoryStep, moment: Milestone, planning: Planning): boolean =>
  !step.retracted.some(({ event }) => planning.moment(event) === moment) &&
  rowsOf(step, moment, planning).every(({ version }) => planning.takenBack.has(version));

const hasEnded = (step: HistoryStep): boolean => step.events.some(({ event }) => event.type === 'MatchEnded');

const tablePosts = (step: HistoryStep, planning: Planning): readonly TablePost[] => {
  if (hasEnded(step)) {
    return [{ kind: 'end', version: step.from, step, told: [step], isTakenBack: false }];
  }
  if (!hasMoment(step, 'round', planning)) return [];
  return [{ kind: 'round', version: step.from, step, told: [step], isTakenBack: wasMoment(step, 'round', planning) }];
};

/** After all else, for it takes a while to be made. */
const coursePosts = (steps: readonly HistoryStep[], planning: Planning): readonly CoursePost[] =>
  steps
    .filter((step) => !isAlreadyPosted(step, planning) && hasEnded(step))
    .map((step) => ({ kind: 'course', version: step.from, number: step.number }));

const cardsTakenBack = (step: HistoryStep, planning: Planning): readonly CardPost[] => {
  if (!hasMoment(step, 'round', planning) || !wasMoment(step, 'round', planning)) return [];
  const round = { version: step.from, number: step.number };
  return planning.cardSeats.map((seat) => ({ kind: 'card', seat, round, step, isTakenBack: true }));
};

/** Those who were asked something before events were taken back, and are not asked any more. */
const calledOff = (step: HistoryStep): readonly RetractedReminder[] =>
  step.events.some(({ event }) => isMatchEvent(event) && event.type === 'Undone')
    ? step.activeBefore
        .filter((seat) => !step.active.includes(seat))
        .map((seat) => ({ kind: 'calledOff', seat, version: step.from }))
    : [];

/** A player who takes a seat over is sent its card immediately. */
const isTakenOver = (step: HistoryStep, seat: Seat): boolean =>
  step.events.some(({ event }) => isMatchEvent(event) && event.type === 'SeatTakenOver' && event.seat === seat);

/**
 * At each such moment every seat's card, whether its own text changes or not: the order of sends tells nobody anything.
 * Answers the cards that are new here; those of the same round that stand already show the step from now on.
 */
const planCards = (step: HistoryStep, planning: Planning, cards: Map<Seat, Draft<CardPost>>): readonly CardPost[] => {
  const isNewRound = hasMoment(step, 'round', planning);
  if (isNewRound && wasMoment(step, 'round', planning)) return [];
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
