import type { Log } from '#discord/command/services.ts';
import type { Append, Clock, Stores } from '#matches/index.ts';

/** By then the code that asks the database is compiled, and each connection knows the statements of a move. */
const ROUNDS = 500;

/** No match has this number, and nobody this id. */
const NO_MATCH = 0;
const NOBODY = '0';

/**
 * Runs the statements of a move and of its post again and again for a match that doesn't exist, and returns what ends it. It writes
 * nothing. The first commands after a start would take a second each if many came at once: Node compiles code after it has run often.
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
    matches.list({ thread: NOBODY }, 1),
    matches.read(NO_MATCH, 0),
    matches.read(NO_MATCH, 0, NOBODY),
    matches.append(emptyAppend(now)),
    announcements.lease(NO_MATCH, NOBODY, now, now),
    announcements.release(NO_MATCH, NOBODY),
    orders.find(NO_MATCH),
    deliveries.find({ match: NO_MATCH, version: 0, kind: 'turn', recipient: 'thread' }),
    deliveries.latest(NO_MATCH, 'turn', 'thread'),
    users.find(NOBODY),
    users.hoursOf([NOBODY]),
    holidays.of(NOBODY),
  ]);
};

const emptyAppend = (now: Date): Append => ({
  match: NO_MATCH,
  expectedVersion: 0,
  commandId: NOBODY,
  events: [{ version: 1, shape: 1, event: { type: 'MatchResumed' }, commandId: NOBODY, at: now }],
  summary: {
    status: 'playing',
    host: NOBODY,
    options: {},
    remindAfterHours: 0,
    pace: 'off',
    timeOut: 'vote',
    fair: 'secret',
    guests: [],
    seats: [],
    active: [],
    computers: [],
    computerDue: false,
    movedAt: now,
  },
});
