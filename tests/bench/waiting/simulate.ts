import {
  type Avoids,
  acceptedBy,
  type ExpectedWait,
  expectedWait,
  formTables,
  hoursWaited,
  type OpenLobby,
  type PastWait,
  type Proposal,
  type Seek,
} from '#community/queue/index.ts';
import { seededNumbers } from '../../support/fakes/seededChance.ts';
import { avoidsAmong, bell, type Draw, type Person, peopleOf } from './people.ts';

/** A server on which people look for matches with the queue, without Discord: only the queue itself is real. */
export interface Plan {
  readonly players: number;
  readonly days: number;
  readonly seed: number;
  /** For how many hours of a day people are available. */
  readonly hoursADay: number;
  /** What people's records say of them, and what they ask of others. */
  readonly records?: Records;
}

/** The records of people's matches, which depend on the tables that were formed. */
export interface Records {
  /** What the queue gets to know of a person at a moment. */
  of(userId: string, now: number): Pick<Seek, 'reliability' | 'demands'>;
  /** Notes that a match of these people has started. */
  started(people: readonly string[], now: number): void;
}

/** A person's wait, whether or not it is over. */
export interface Wait {
  readonly person: Person;
  /** Days from the first one until they began to look. */
  readonly from: number;
  readonly hours: number;
  /** Hours until all at their table had confirmed; absent: not seated, or the table had not started by the end. */
  readonly untilStart?: number;
  readonly end: 'seated' | 'stopped' | 'waiting';
  /** What they were shown when they began to look. */
  readonly expected: ExpectedWait;
}

export interface Outcome {
  readonly waits: readonly Wait[];
  readonly tables: readonly Proposal[];
  /** Pairs seated together of whom one avoids the other. */
  readonly breaches: number;
  /** Places that were lost without an answer. */
  readonly unconfirmed: number;
}

/** People begin to look ten days on average after they last found a table, or stopped. */
const DAYS_BETWEEN = 10;
/** Of those who are asked, one in twenty never answers; others answer after some hours, median four, one in 27 after a day. */
const NEVER_ANSWERS = 0.05;
const ANSWERS_AFTER = { median: 4, spread: 1 };
const HOURS_TO_ANSWER = 24;
const STOPS_AFTER_DAYS = 14;
/** How many past waits the forecast reads. */
const HISTORY = 200;

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const STEP = HOUR / 6;
/** How often tables are formed if nothing has changed but the time. The bot does so every ten minutes; this saves processor time. */
const LOOKS_EVERY = HOUR / 2;
export const BEGUN = Date.UTC(2027, 2, 1);

/** A table that has been proposed, until it starts. */
interface Forming {
  readonly id: string;
  readonly proposal: Proposal;
  readonly places: readonly Place[];
  readonly since: number;
}

interface Place {
  readonly seek: Seek;
  readonly seatedAt: number;
  /** When they confirm; Infinity: never. */
  readonly answersAt: number;
}

/** Simulates a server from its first day. */
export const simulate = (plan: Plan): Outcome => new Simulation(plan).run();

class Simulation {
  readonly #plan: Plan;
  readonly #draw: Draw;
  readonly #people: ReadonlyMap<string, Person>;
  readonly #avoids: Avoids;
  readonly #looksAt: Map<string, number>;
  readonly #expected = new Map<string, ExpectedWait>();
  readonly #waits: Wait[] = [];
  readonly #history: PastWait[] = [];
  readonly #tables: Proposal[] = [];
  #seeks: readonly Seek[] = [];
  #forming: readonly Forming[] = [];
  #hasChanged = false;
  #breaches = 0;
  #unconfirmed = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#draw = seededNumbers(plan.seed);
    const people = peopleOf(plan.players, plan.hoursADay, BEGUN, this.#draw);
    this.#people = new Map(people.map((person) => [person.userId, person]));
    this.#avoids = avoidsAmong(people, this.#draw);
    this.#looksAt = new Map(people.map((person) => [person.userId, this.#nextLook(person, BEGUN)]));
  }

  run(): Outcome {
    const ended = BEGUN + this.#plan.days * DAY;
    for (let now = BEGUN; now < ended; now += STEP) {
      this.#begin(now);
      this.#stop(now);
      this.#confirm(now);
      this.#form(now);
    }
    for (const seek of this.#seeks) this.#record(seek, ended, 'waiting');
    for (const { places } of this.#forming) for (const { seek, seatedAt } of places) this.#record(seek, seatedAt, 'seated');
    return { waits: this.#waits, tables: this.#tables, breaches: this.#breaches, unconfirmed: this.#unconfirmed };
  }

  /** When a person looks again: after an exponential time, while they are available. */
  #nextLook({ awake }: Person, from: number): number {
    let at = from - Math.log(1 - this.#draw()) * DAYS_BETWEEN * DAY;
    while ((awake & (1 << new Date(at).getUTCHours())) === 0) at += HOUR;
    return at;
  }

  #begin(now: number): void {
    for (const [userId, at] of this.#looksAt) {
      if (at > now) continue;
      this.#looksAt.delete(userId);
      const { awake, game, pace, seats, computer, skill } = this.#personOf(userId);
      const seek: Seek = { userId, since: at, awake, games: [game], paces: [pace], seats, computer, skills: { [game]: skill } };
      this.#expected.set(userId, expectedWait(this.#seeks, this.#history.slice(-HISTORY), seek, now));
      this.#seeks = [...this.#seeks, seek];
      this.#hasChanged = true;
    }
  }

  #stop(now: number): void {
    const stopping = this.#seeks.filter(({ since }) => since + STOPS_AFTER_DAYS * DAY <= now);
    for (const seek of stopping) {
      this.#record(seek, now, 'stopped');
      this.#looksAt.set(seek.userId, this.#nextLook(this.#personOf(seek.userId), now));
    }
    this.#seeks = this.#seeks.filter((seek) => !stopping.includes(seek));
  }

  /** Starts tables that all have confirmed, and frees the places of those whose time to confirm is over. */
  #confirm(now: number): void {
    this.#forming = this.#forming.flatMap((table) => {
      const lost = table.places.filter(({ seatedAt, answersAt }) => answersAt > now && seatedAt + HOURS_TO_ANSWER * HOUR <= now);
      for (const { seek } of lost) this.#looksAt.set(seek.userId, this.#nextLook(this.#personOf(seek.userId), now));
      this.#unconfirmed += lost.length;
      if (lost.length > 0) this.#hasChanged = true;
      const places = table.places.filter((place) => !lost.includes(place));
      if (!canStart(table.proposal, places, now)) return places.length === 0 ? [] : [{ ...table, places }];
      this.#tables.push(table.proposal);
      this.#plan.records?.started(
        places.map(({ seek }) => seek.userId),
        now,
      );
      for (const { seek, seatedAt } of places) {
        this.#record(seek, seatedAt, 'seated', now);
        this.#looksAt.set(seek.userId, Math.max(now, this.#nextLook(this.#personOf(seek.userId), seatedAt)));
      }
      return [];
    });
  }

  #form(now: number): void {
    if (!this.#hasChanged && now % LOOKS_EVERY !== 0) return;
    this.#hasChanged = false;
    const lobbies = this.#forming.filter(({ places, proposal }) => places.length + proposal.computers < proposal.seats);
    const seeks = this.#seeks.map((seek) => ({ ...seek, ...this.#plan.records?.of(seek.userId, now) }));
    for (const proposal of formTables(seeks, lobbies.map(lobbyOf), now, this.#avoids)) {
      const taken = this.#seeks.filter(({ userId }) => proposal.people.includes(userId));
      this.#seeks = this.#seeks.filter((seek) => !taken.includes(seek));
      const places = taken.map((seek): Place => ({ seek, seatedAt: now, answersAt: now + this.#answerAfter() }));
      const lobby = this.#forming.find(({ id }) => id === proposal.lobby);
      const table: Forming = {
        id: lobby?.id ?? `${now} ${proposal.people[0]}`,
        proposal,
        places: [...(lobby?.places ?? []), ...places],
        since: lobby?.since ?? now,
      };
      this.#breaches += breachesAmong(table.places, this.#avoids);
      this.#forming = [...this.#forming.filter((one) => one !== lobby), table];
    }
  }

  #answerAfter(): number {
    const hours = ANSWERS_AFTER.median * Math.exp(ANSWERS_AFTER.spread * bell(this.#draw));
    return this.#draw() < NEVER_ANSWERS ? Number.POSITIVE_INFINITY : hours * HOUR;
  }

  #record(seek: Seek, at: number, end: Wait['end'], startedAt?: number): void {
    const hours = hoursWaited(seek, at);
    if (startedAt !== undefined) this.#history.push({ hours: hoursWaited(seek, startedAt), seated: true });
    if (end === 'stopped') this.#history.push({ hours, seated: false });
    this.#waits.push({
      person: this.#personOf(seek.userId),
      from: (seek.since - BEGUN) / DAY,
      hours,
      ...(startedAt !== undefined && { untilStart: hoursWaited(seek, startedAt) }),
      end,
      expected: this.#expected.get(seek.userId) ?? { others: 0 },
    });
  }

  #personOf(userId: string): Person {
    const person = this.#people.get(userId);
    if (person === undefined) throw new Error(`There is no ${userId}.`);
    return person;
  }
}

/** Whether all have confirmed, and are as many as they agreed on, or as few as each of them accepts by now. */
const canStart = ({ seats, computers }: Proposal, places: readonly Place[], now: number): boolean => {
  const count = places.length + computers;
  if (places.length < 2 || places.some(({ answersAt }) => answersAt > now)) return false;
  return count === seats || places.every(({ seek }) => acceptedBy(seek, now).seats.includes(count));
};

/** A table with a free place, as the queue sees it. */
const lobbyOf = ({ id, proposal, places, since }: Forming): OpenLobby => ({
  id,
  game: proposal.game,
  pace: proposal.pace,
  players: places.map(({ seek }) => seek),
  seats: [proposal.seats],
  computers: proposal.computers,
  since,
});

const breachesAmong = (places: readonly Place[], avoids: Avoids): number =>
  places.reduce(
    (sum, { seek: { userId } }) => sum + places.filter(({ seek }) => avoids.get(userId)?.has(seek.userId) === true).length,
    0,
  );
