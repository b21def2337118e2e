import type { Log } from '#discord/command/services.ts';
import type { Append, Clock, Stores } from '#matches/index.ts';

/**
 * Enough for Node to compile the code of the queries, and for each connection to prepare the statements of a move: the first round takes
 * 200 ms of processor time, the next take 9 ms. More rounds gain little: one still takes 9 ms after 50, and 5 ms after 150.
 */
const ROUNDS = 20;

/** No match has this number, and no user this id. */
const NO_MATCH = 0;
const NO_ID = '0';

/**
 * Repeats the statements of a move and of its post for a match that doesn't exist. Writes nothing. Returns a function that ends
 * it. Without it, the first commands after a start take a second each if many come at once, because Node compiles code only after
 * it has run often.
 */
export const startWarmUp = (stores: Stores, clock: Clock, log: Log): (() => Promise<void>) => {
  let isStopped = false;
  const warmUp = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS && !isStopped; round++) await oneRound(stores, clock.now());
  };
  const ended = warmUp().catch((err: unknown) => log.warn({ err }, 'warm-up failed'));
  return async () => {
    isStopped = true;
    await ended;
  };
};

const oneRound = async ({ matches, announcements, orders, deliveries, users, holidays }: Stores, now: Date): Promise<void> => {
  await Promise.all([
    matches.find(NO_MATCH),
    matches.list({ thread: NO_ID }, 1),
    matches.read(NO_MATCH, 0),
    matches.read(NO_MATCH, 0, NO_ID),
    matches.append(emptyAppend(now)),
    announcements.lease(NO_MATCH, NO_ID, now, now),
    announcements.release(NO_MATCH, NO_ID),
    orders.find(NO_MATCH),
    deliveries.find({ match: NO_MATCH, version: 0, kind: 'turn', recipient: 'thread' }),
    deliveries.latest(NO_MATCH, 'turn', 'thread'),
    users.find(NO_ID),
    users.hoursOf([NO_ID]),
    holidays.of(NO_ID),
  ]);
};

const emptyAppend = (now: Date): Append => ({
  match: NO_MATCH,
  expectedVersion: 0,
  commandId: NO_ID,
  events: [{ version: 1, shape: 1, event: { type: 'MatchResumed' }, commandId: NO_ID, at: now }],
  summary: {
    status: 'playing',
    host: NO_ID,
    options: {},
    remindAfterHours: 0,
    pace: 'off',
    timeOut: 'vote',
    fair: 'secret',
    rated: false,
    guests: [],
    seats: [],
    active: [],
    computers: [],
    computerDue: false,
    movedAt: now,
  },
});
