import type { Append, Entry, Match, MatchId, MatchStore, NewMatch, StoredEvent, Stores, Summary } from '#matches/index.ts';

/** Matches, entries and rows for tests of stores. */

export const AT = new Date('2026-01-01T12:00:00.123Z');
export const later = (hours: number): Date => new Date(AT.getTime() + hours * 3_600_000);

let unique = 0;
/** An id, place or name no other test uses. */
export const fresh = (what: string): string => {
  unique++;
  return `${what}-${unique}`;
};

export const stored = (version: number, commandId: string, event: StoredEvent['event'], part: Partial<StoredEvent> = {}) => ({
  version,
  shape: 1,
  event,
  commandId,
  at: AT,
  ...part,
});

export const summary = (part: Partial<Summary> = {}): Summary => ({
  status: 'lobby',
  host: 'ada',
  options: { b: '1', a: '2' },
  remindAfterHours: 24,
  pace: '48h',
  timeOut: 'computer',
  fair: 'secret',
  rated: false,
  guests: [],
  seats: [{ seat: 0, user: 'ada', name: 'Ada' }],
  active: [],
  computers: [],
  computerDue: false,
  movedAt: AT,
  ...part,
});

export const born = (part: Partial<NewMatch> = {}): NewMatch => ({
  game: 'counting',
  host: 'ada',
  private: false,
  guests: [],
  seatLimit: 4,
  options: { b: '1', a: '2' },
  remindAfterHours: 24,
  pace: '48h',
  timeOut: 'computer',
  place: { server: 'server', channel: 'channel' },
  expiresAt: later(168),
  ...part,
});

export const birth = (commandId: string, part: Partial<Summary> = {}): Entry => ({
  commandId,
  events: [stored(1, commandId, { type: 'Born' }), stored(2, commandId, { type: 'Seated' }, { by: 0 })],
  summary: summary({ expiresAt: later(168), ...part }),
});

export const createMatch = async (stores: Stores, part: Partial<NewMatch> = {}, told: Partial<Summary> = {}): Promise<Match> => {
  const { match } = await stores.matches.create(born(part), Uint8Array.of(1, 2, 3), birth(fresh('birth'), told));
  if (match === undefined) throw new Error('It was one match too many.');
  return match;
};

/** One more event, after `match` as it was read. */
export const next = (match: Match, part: Partial<Append> & { readonly told?: Partial<Summary> } = {}): Append => {
  const { told, ...rest } = part;
  const commandId = rest.commandId ?? fresh('command');
  return {
    match: match.id,
    expectedVersion: match.version,
    commandId,
    events: [stored(match.version + 1, commandId, { type: 'Moved' }, { by: 0 })],
    summary: summary(told),
    ...rest,
  };
};

/** A match as the store has it now. */
export const findMatch = async (store: MatchStore, id: MatchId): Promise<Match> => {
  const found = await store.find(id);
  if (found === undefined) throw new Error('It is gone.');
  return found;
};
