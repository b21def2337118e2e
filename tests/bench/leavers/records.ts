import type { Demands } from '#community/queue/index.ts';
import { type Played, percentOf, reliabilityOf } from '#community/record/index.ts';
import { seededNumbers } from '../../support/fakes/seededChance.ts';
import { bell, type Draw } from '../waiting/people.ts';
import { DAY, type Records } from '../waiting/simulate.ts';

/** A match, and how many people left it. */
export interface Left {
  readonly startedAt: number;
  readonly leavers: number;
  /** Whether a person at it asked for the gate. */
  readonly isGated: boolean;
}

/** A gate, from a moment on. */
export interface GateFrom {
  readonly least: number;
  readonly from: number;
  /** Of whom it is asked: of all, as on a server with a rule; or those who pass it ask it of their tables, and the others play each other. */
  readonly asked: 'of all' | 'by those who pass';
}

/**
 * How often a person leaves a match, and misses a turn: each a share drawn from a beta distribution. One match in ten is left on average,
 * but most people hardly ever leave, and a few nearly always do.
 */
const LEAVES = { alpha: 0.4, beta: 3.6 };
const MISSES = { alpha: 1, beta: 49 };
/** Days of a match: the median, and the standard deviation of the logarithm. */
const LASTS = { median: 20, spread: 0.4 };
const TURNS = 30;

/** A person's habits; their own draws, so that their nth match is the same with any others. */
interface Habits {
  readonly leaves: number;
  readonly misses: number;
  readonly draw: Draw;
  /** Matches that have ended for them, and those that will. */
  readonly played: Played[];
}

/** Records of simulated people, by the real function of reliability. */
export class LeaversRecords implements Records {
  readonly matches: Left[] = [];
  /** How often a person below the gate looked for a match; `blameless`: those who had never left one. */
  readonly refused = { all: new Set<string>(), blameless: new Set<string>() };
  readonly #seed: number;
  readonly #gate: GateFrom | undefined;
  readonly #people = new Map<string, Habits>();
  readonly #known = new Map<string, { readonly until: number; readonly share: number | undefined }>();

  constructor(seed: number, gate?: GateFrom) {
    this.#seed = seed;
    this.#gate = gate;
  }

  of(userId: string, now: number): { readonly reliability?: number; readonly demands?: Demands } {
    const share = this.#shareOf(userId, now);
    const gate = this.#gate;
    if (gate === undefined || now < gate.from) return share === undefined ? {} : { reliability: share };
    const isBelow = share !== undefined && percentOf(share) < 100 * gate.least;
    if (isBelow) this.#noteRefused(userId, now);
    const demands = gate.asked === 'of all' || !isBelow ? { reliability: gate.least, newcomers: true } : undefined;
    return { ...(share !== undefined && { reliability: share }), ...(demands && { demands }) };
  }

  started(people: readonly string[], now: number): void {
    const lasts = LASTS.median * Math.exp(LASTS.spread * bell(this.#habitsOf(people[0] ?? '').draw)) * DAY;
    const isGated = people.some((userId) => this.of(userId, now).demands !== undefined);
    const leavers = people.filter((userId) => this.#plays(userId, people.length, now, lasts)).length;
    this.matches.push({ startedAt: now, leavers, isGated });
  }

  /** Plays a match for a person, and returns whether they leave it. */
  #plays(userId: string, people: number, now: number, lasts: number): boolean {
    const { draw, leaves, misses, played } = this.#habitsOf(userId);
    const [leaving, when] = [draw() < leaves, draw()];
    const asked = leaving ? Math.ceil(TURNS * when) : TURNS;
    const inTime = Array.from({ length: asked }, () => draw() >= misses).filter(Boolean).length;
    const endedAt = new Date(now + (leaving ? when : 1) * lasts);
    played.push({ outcome: leaving ? 'timedOut' : 'finished', people, asked, inTime, answers: [], endedAt });
    this.#known.delete(userId);
    return leaving;
  }

  #shareOf(userId: string, now: number): number | undefined {
    const known = this.#known.get(userId);
    if (known && now < known.until) return known.share;
    const { played } = this.#habitsOf(userId);
    const { share } = reliabilityOf(played.filter(({ endedAt }) => endedAt.getTime() <= now));
    const until = Math.min(...played.map(({ endedAt }) => endedAt.getTime()).filter((at) => at > now));
    this.#known.set(userId, { until, share });
    return share;
  }

  #noteRefused(userId: string, now: number): void {
    this.refused.all.add(userId);
    const { played } = this.#habitsOf(userId);
    const hasLeft = played.some(({ outcome, endedAt }) => outcome !== 'finished' && endedAt.getTime() <= now);
    if (!hasLeft) this.refused.blameless.add(userId);
  }

  #habitsOf(userId: string): Habits {
    const known = this.#people.get(userId);
    if (known) return known;
    const draw = seededNumbers(this.#seed * 100_003 + Number(userId.slice(1)));
    const [leaves, misses] = [beta(LEAVES, draw), beta(MISSES, draw)];
    const habits = { leaves, misses, draw, played: [] };
    this.#people.set(userId, habits);
    return habits;
  }
}

/** A draw from a beta distribution, as a ratio of gamma draws (Marsaglia and Tsang; below 1 by their boost). */
const beta = (shape: { readonly alpha: number; readonly beta: number }, draw: Draw): number => {
  const [one, other] = [gamma(shape.alpha, draw), gamma(shape.beta, draw)];
  return one / (one + other);
};

const gamma = (shape: number, draw: Draw): number => {
  if (shape < 1) return gamma(shape + 1, draw) * (1 - draw()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = bell(draw);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - draw()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
};
