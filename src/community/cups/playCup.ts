import type { Rejection } from '#engine/game.ts';
import type { Clock, CupAct, CupEntry, CupPerson, CupRow, NewCup, Stores, UserId } from '#matches/index.ts';
import { type Cup, evolveCup, tablesOf } from './cup.ts';
import { type CupContext, decideCup } from './decide.ts';
import { type Applicant, type CupCommand, CupEvent } from './events.ts';
import type { CupSettings } from './settings.ts';

/** A cup as it is now, with its row and the people behind its entrants. */
export interface LoadedCup {
  readonly row: CupRow;
  readonly cup: Cup;
  readonly people: readonly CupPerson[];
}

export interface CupDeps {
  readonly stores: Pick<Stores, 'cups'>;
  readonly clock: Clock;
}

/** A person who enters or withdraws, or a command that names nobody. */
export type AskedOfCup =
  | { readonly type: 'Enter'; readonly user: UserId; readonly name: string; readonly applicant: Applicant }
  | { readonly type: 'Withdraw'; readonly user: UserId }
  | Exclude<CupCommand, { readonly type: 'Open' | 'Enter' }>;

export type PlayedCup =
  | { readonly kind: 'played' | 'repeated'; readonly loaded: LoadedCup }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** How often a command is tried again that others were faster than: many people may enter at the same moment. */
const ATTEMPTS = 100;

/** Opens a cup. A repeated command id returns the one it opened. */
export const openCup = async (
  { stores, clock }: CupDeps,
  created: NewCup,
  settings: CupSettings,
  game: CupContext['game'],
  commandId: string,
): Promise<PlayedCup> => {
  const at = clock.now();
  const { events, rejected } = decideCup(undefined, { type: 'Open', settings }, { now: at.getTime(), game });
  if (rejected !== undefined) return { kind: 'rejected', rejection: rejected };
  const { id } = await stores.cups.create(created, {
    commandId,
    events,
    at,
    decision: { by: created.organiser, act: 'Open' },
    people: [],
    matches: [],
    isOver: false,
    dueAt: new Date(settings.entriesCloseAt),
  });
  return { kind: 'played', loaded: await loadOrThrow(stores, id) };
};

/** Returns a cup; `undefined` if there is none with this number. */
export const loadCup = async ({ cups }: CupDeps['stores'], id: number): Promise<LoadedCup | undefined> => {
  const stored = await cups.find(id);
  const cup = stored?.events.map((event) => CupEvent.parse(event)).reduce<Cup | undefined>(evolveCup, undefined);
  return stored === undefined || cup === undefined ? undefined : { row: stored.row, people: stored.people, cup };
};

const loadOrThrow = async (stores: CupDeps['stores'], id: number): Promise<LoadedCup> => {
  const loaded = await loadCup(stores, id);
  if (loaded === undefined) throw new Error(`There is no cup ${id}.`);
  return loaded;
};

/**
 * Plays a command on a cup: loads it, decides, and appends; tries again if it has changed meanwhile. `commandId` makes it idempotent. `by`:
 * the moderator whose decision it is.
 */
export const playCup = async (
  { stores, clock }: CupDeps,
  id: number,
  asked: AskedOfCup,
  commandId: string,
  by?: UserId,
): Promise<PlayedCup> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { row, cup, people } = await loadOrThrow(stores, id);
    const at = clock.now();
    const entrant = 'user' in asked ? people.find(({ user }) => user === asked.user)?.entrant : undefined;
    const command: CupCommand = 'user' in asked ? { ...asked, entrant } : asked;
    const { events, rejected } = decideCup(cup, command, { now: at.getTime() });
    if (rejected !== undefined) return { kind: 'rejected', rejection: rejected };
    const after = events.reduce<Cup>(evolveCup, cup);
    const entered = events.flatMap((event): readonly CupPerson[] => {
      if (event.type !== 'Entered' || people.some((person) => person.entrant === event.entrant)) return [];
      return [{ entrant: event.entrant, ...(asked.type === 'Enter' ? { user: asked.user, name: asked.name } : { name: '' }) }];
    });
    const isOver = after.phase === 'ended' || after.phase === 'cancelled';
    const entry = {
      commandId,
      events,
      at,
      people: entered,
      matches: matchesIn(cup, events),
      isOver,
      ...(by !== undefined && { decision: { by, act: asked.type as CupAct } }),
      ...(!isOver && { dueAt: nextLook(after, at) }),
    };
    const kind = await stores.cups.append(id, row.version, entry);
    if (kind !== 'conflict') return { kind: kind === 'appended' ? 'played' : 'repeated', loaded: await loadOrThrow(stores, id) };
  }
  throw new Error(`Cup ${id} changes all the time.`);
};

const matchesIn = (cup: Cup, events: readonly CupEvent[]): CupEntry['matches'] =>
  events.flatMap((event): CupEntry['matches'] => {
    if (event.type === 'TableOpened') return [{ match: event.match, isScored: false }];
    const match = event.type === 'TableScored' ? tablesOf(cup).find(({ table }) => table === event.table)?.match : undefined;
    return match === undefined ? [] : [{ match, isScored: true }];
  });

/** Work that is left is done at once; otherwise the job waits for the deadline. The end of a match wakes it, too. */
const nextLook = (cup: Cup, now: Date): Date => {
  const isWaiting =
    tablesOf(cup).some(({ result }) => result === undefined) && tablesOf(cup).every(({ match }) => match !== undefined);
  return cup.phase === 'entries' || isWaiting ? new Date(cup.endsAt) : now;
};
