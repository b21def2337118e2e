import type { BaseOrder } from '#engine/orders.ts';
import {
  type DecisionClock,
  deadlineOf,
  type EpochMs,
  type Interruptions,
  startClock,
  timeLeft,
} from '#matches/time/clock/index.ts';
import { type Arm, PACE, SILENCE } from './arms.ts';
import { type Person, thereFrom } from './people.ts';

/** A person in a seat of a match, and the state of the wait for them. */
export interface SeatedPerson {
  readonly person: Person;
  /** Prompts so far, in total and in the current cycle. */
  prompts: number;
  answeredIn: { cycle: number; answered: number };
  hasLeft: boolean;
  /** Whether the seat has gone to the computer, for good. */
  isPlayed: boolean;
  bank: number;
  /** When the others voted to give the seat to the computer. */
  votedOut: EpochMs;
  lastVisit: EpochMs;
  /** Orders by the cycle they are for. */
  readonly orders: Map<number, readonly BaseOrder[]>;
  waiting: Prompt | undefined;
}

/** A pending prompt. */
export interface Prompt {
  readonly asked: EpochMs;
  /** When they will answer; never if they have left. */
  readonly answered: EpochMs;
  readonly clock: DecisionClock;
  /** When the wait for them is over. */
  readonly over: EpochMs;
}

/** The person in a seat. */
export const seatedPersonOf = (person: Person): SeatedPerson => ({
  person,
  prompts: 0,
  answeredIn: { cycle: 0, answered: 0 },
  hasLeft: false,
  isPlayed: false,
  bank: PACE.bank,
  votedOut: Number.POSITIVE_INFINITY,
  lastVisit: Number.NEGATIVE_INFINITY,
  orders: new Map(),
  waiting: undefined,
});

/** Prompts a person; one who has just acted is still there and answers at once. */
export const ask = (seated: SeatedPerson, arm: Arm, cycle: number, now: EpochMs): Prompt => {
  const { person } = seated;
  seated.prompts++;
  seated.hasLeft ||= leavesNow(seated, cycle);
  const looks = seated.lastVisit === now ? now : thereFrom(person, now + person.delay(seated.prompts));
  const answered = seated.hasLeft ? Number.POSITIVE_INFINITY : looks;
  const clock = startClock(PACE, seated.bank, person.hours, now);
  return {
    asked: now,
    answered,
    clock,
    over: Math.min(seated.votedOut, arm.clocks ? timeUp(seated, clock, answered) : now + SILENCE),
  };
};

/** Deadlines are slow to compute: none is earlier than pace plus bank of wall-clock time, so quick answers skip the computation. */
const timeUp = ({ person }: SeatedPerson, clock: DecisionClock, answered: EpochMs): EpochMs =>
  answered - clock.begun <= clock.pace + clock.bank ? Number.POSITIVE_INFINITY : deadlineOf(clock, interruptionsOf(person)).at;

const interruptionsOf = ({ holidays }: Person): Interruptions => ({ pauses: [], downtimes: [], holidays });

const leavesNow = ({ person: { leaves }, answeredIn }: SeatedPerson, cycle: number): boolean => {
  if (leaves === undefined || cycle < leaves.cycle) return false;
  return cycle > leaves.cycle || (answeredIn.cycle === cycle ? answeredIn.answered : 0) >= leaves.answered;
};

/** The person looks and acts; updates the rest of their time. */
export const visit = (seated: SeatedPerson, { asked, clock }: Prompt, cycle: number, now: EpochMs): void => {
  const { answeredIn } = seated;
  seated.waiting = undefined;
  seated.lastVisit = now;
  seated.votedOut = Number.POSITIVE_INFINITY;
  seated.answeredIn = { cycle, answered: answeredIn.cycle === cycle ? answeredIn.answered + 1 : 1 };
  if (now - asked > clock.pace) seated.bank = timeLeft(clock, interruptionsOf(seated.person), now).bank;
};

/**
 * Nobody came in time, and the others vote at once: those available vote, more than half decide, and silence for the pace counts as an
 * abstention.
 */
export const ranOut = (seated: SeatedPerson, others: readonly SeatedPerson[], now: EpochMs): void => {
  seated.waiting = undefined;
  seated.bank = 0;
  const votes = others
    .filter(({ isPlayed }) => !isPlayed)
    .map(({ person, hasLeft, prompts }) => (hasLeft ? Number.POSITIVE_INFINITY : thereFrom(person, now + person.delay(-prompts))))
    .sort((one, other) => one - other);
  seated.votedOut = Math.min(now + PACE.perDecision, votes[Math.floor(votes.length / 2)] ?? now);
};
