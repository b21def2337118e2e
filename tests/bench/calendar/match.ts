import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type BaseCommand, fold, type Seat } from '#engine/game.ts';
import type { AnyStandingOrders } from '#engine/orders.ts';
import type { EpochMs } from '#matches/time/clock/index.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import type { Arm } from './arms.ts';
import type { ByPost } from './byPost.ts';
import { ask, type Prompt, ranOut, type SeatedPerson, visit } from './seatedPerson.ts';
import { count, newTally, type Tally } from './tally.ts';
import type { Thinking } from './thinking.ts';

/** A match by post, from its deal to its end: who is prompted when, who answers when, and what acts in place of those who do not. */

export interface Setting {
  readonly game: AnyGame;
  readonly byPost: ByPost;
  readonly standing: AnyStandingOrders;
  readonly arm: Arm;
  readonly thinking: Thinking;
  /** The luck of the deal and the dice. */
  readonly luck: number;
  readonly begun: EpochMs;
}

interface Course extends Setting {
  readonly seats: readonly SeatedPerson[];
  readonly tally: Tally;
  state: unknown;
  moves: number;
  now: EpochMs;
}

/** The result of a match. */
export interface Ended {
  readonly days: number;
  readonly cycles: number;
  readonly tally: Tally;
}

const MAX_MOVES = 20_000;
const DAY = 24 * 60 * 60 * 1000;

/** Plays a match between these people. */
export const matchByPost = (setting: Setting, seats: readonly SeatedPerson[]): Ended => {
  const course: Course = {
    ...setting,
    seats,
    tally: newTally(),
    state: dealt(setting, seats.length),
    moves: 0,
    now: setting.begun,
  };
  for (settle(course); course.game.active(course.state).length > 0; settle(course)) goOn(course);
  return { days: (course.now - course.begun) / DAY, cycles: cycleNow(course), tally: course.tally };
};

const dealt = ({ game, luck }: Setting, seats: number): unknown => {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [value = '']]) => [name, value]));
  const begun = fold(game, game.initialState(), game.begin({ seats, options }));
  return fold(game, begun, game.deal(begun, seeded(luck)));
};

const cycleNow = ({ byPost, game, state }: Course): number => byPost.cycleOf(game.view(state, 'spectator'));

/** The view of an active seat. */
interface Due {
  readonly seat: Seat;
  readonly seated: SeatedPerson;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
}

/** The active seats, in ascending order. */
function* dueIn({ game, seats, state }: Course): Generator<Due> {
  for (const seat of game.active(state)) {
    const seated = seats[seat];
    if (seated) yield { seat, seated, view: game.view(state, seat), legal: game.legalMoves(state, seat) };
  }
}

const decided = ({ game, state, luck, moves }: Course, command: BaseCommand): unknown => {
  const decision = game.decide(state, command, seeded(luck * 1_000_003 + moves));
  if (decision.rejected) throw new Error(`Refused: ${JSON.stringify({ command, ...decision })}`);
  return decision.state;
};

const play = (course: Course, command: BaseCommand): void => {
  course.state = decided(course, command);
  if (++course.moves > MAX_MOVES) throw new Error(`${course.game.id}: a match does not end.`);
};

/** Advances the match until people have to act, and prompts them: computers play, and orders are applied where they fit. */
const settle = (course: Course): void => {
  for (let answer = answerIn(course); answer; answer = answerIn(course)) play(course, answer);
  const cycle = cycleNow(course);
  for (const { seated, view, legal } of dueIn(course)) {
    if (seated.waiting) continue;
    seated.waiting = ask(seated, course.arm, cycle, course.now);
    count(course.tally.prompts, course.byPost.occasionOf(view, legal));
    if (course.arm.orders) count(course.tally.why, whyAsked(seated, cycle));
  }
};

const whyAsked = ({ orders, person }: SeatedPerson, cycle: number): string => {
  if (orders.has(cycle)) return 'no order for that';
  return person.plans(cycle) ? 'no visit before to plan at' : 'not planned';
};

/** The first automatic move, of a computer or an order. */
const answerIn = (course: Course): BaseCommand | undefined => {
  for (const due of dueIn(course)) {
    const { seated, view, legal } = due;
    seated.isPlayed ||= seated.votedOut <= course.now;
    const answer = seated.isPlayed ? course.thinking.move(view, legal) : orderedIn(course, due);
    if (answer === undefined) continue;
    seated.waiting = undefined;
    return answer;
  }
  return undefined;
};

/** The seat's order for this cycle that applies now; skipped orders are discarded. */
const orderedIn = ({ standing, byPost, thinking, tally }: Course, { seated, view, legal }: Due): BaseCommand | undefined => {
  const cycle = byPost.cycleOf(view);
  for (let orders = seated.orders.get(cycle); orders !== undefined; orders = seated.orders.get(cycle)) {
    const answer = standing.ordered(standing.standing(orders, view), view, legal);
    if (answer === undefined) return undefined;
    seated.orders.set(cycle, answer.left);
    if (answer.skipped) {
      count(tally.skipped, answer.skipped.code);
      continue;
    }
    const byHand = thinking.move(view, legal);
    const occasion = byPost.occasionOf(view, legal);
    count(tally.orders, occasion);
    if (isDeepStrictEqual(byHand, answer.command)) count(tally.equal, occasion);
    return answer.command;
  }
  return undefined;
};

/** The next event in time: a person visits, or the wait for one is over. */
const goOn = (course: Course): void => {
  const waiting = course.seats.flatMap((seated, seat) => (seated.waiting ? [{ seated, seat, prompt: seated.waiting }] : []));
  const [next] = waiting.toSorted((one, other) => happensAt(one.prompt) - happensAt(other.prompt));
  if (next === undefined) throw new Error('A seat has to act, and nobody is waited for.');
  const { seated, seat, prompt } = next;
  course.now = happensAt(prompt);
  if (prompt.answered <= prompt.over) {
    visit(seated, prompt, cycleNow(course), course.now);
    playOut(course, seat, course.arm.orders);
    return;
  }
  if (course.now >= seated.votedOut) return;
  course.tally.givenUp[seated.hasLeft ? 'left' : 'late']++;
  if (course.arm.clocks) {
    const others = course.seats.filter((other) => other !== seated);
    ranOut(seated, others, course.now);
    playOut(course, seat, false);
  } else seated.isPlayed = true;
};

const happensAt = ({ answered, over }: Prompt): EpochMs => Math.min(answered, over);

/** The seat's moves until it is no longer active. Before the last one its person may write orders. */
const playOut = (course: Course, seat: Seat, writes: boolean): void => {
  for (;;) {
    const due = [...dueIn(course)].find((one) => one.seat === seat);
    if (due === undefined) return;
    const move = course.thinking.move(due.view, due.legal);
    const isLast = !course.game.active(decided(course, move)).includes(seat);
    if (isLast && writes) writeOrders(course, due);
    play(course, move);
  }
};

/** Orders for this cycle and for the next, if the person plans ahead for them. */
const writeOrders = ({ byPost, standing, thinking }: Course, { seated, view }: Due): void => {
  const now = byPost.cycleOf(view);
  const cycles = [now, now + 1].filter(seated.person.plans);
  const lists = cycles.length > 0 ? thinking.orders(cycles, view) : [];
  for (const [index, orders] of lists.entries()) {
    const refusal = standing.whyNotOrders(view, orders);
    if (refusal) throw new Error(`Orders were refused: ${JSON.stringify({ refusal, orders })}`);
    seated.orders.set(cycles[index] ?? now, orders);
  }
};
