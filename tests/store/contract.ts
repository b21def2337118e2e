import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, Entry, Match, NewMatch, StoredEvent, Stores, Summary } from '#matches/index.ts';
import { deliveryContract, factContract } from './contractOfDeliveries.ts';

export interface Opened {
  readonly stores: Stores;
  close(): Promise<void>;
}

const AT = new Date('2026-01-01T12:00:00.123Z');
export const after = (hours: number): Date => new Date(AT.getTime() + hours * 3_600_000);

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
  guests: [],
  seats: [{ seat: 0, user: 'ada', name: 'Ada' }],
  active: [],
  ...part,
});

const born = (part: Partial<NewMatch> = {}): NewMatch => ({
  game: 'counting',
  host: 'ada',
  private: false,
  guests: [],
  seatLimit: 4,
  options: { b: '1', a: '2' },
  remindAfterHours: 24,
  place: { server: 'server', channel: 'channel' },
  expiresAt: after(168),
  ...part,
});

const birth = (commandId: string, part: Partial<Summary> = {}): Entry => ({
  commandId,
  events: [stored(1, commandId, { type: 'Born' }), stored(2, commandId, { type: 'Seated' }, { by: 0 })],
  summary: summary({ expiresAt: after(168), ...part }),
});

export const createMatch = async (stores: Stores, part: Partial<NewMatch> = {}, told: Partial<Summary> = {}): Promise<Match> =>
  (await stores.matches.create(born(part), Uint8Array.of(1, 2, 3), birth(fresh('birth'), told))).match;

/** One event more, after `match` as it was read. */
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

/** What every store of matches promises, whatever it keeps them in. */
export const storeContract = (open: () => Promise<Opened>): void => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const store = () => opened.stores.matches;
  const create = (part: Partial<NewMatch> = {}, told: Partial<Summary> = {}) => createMatch(opened.stores, part, told);
  const find = async (match: Match): Promise<Match> => {
    const found = await store().find(match.id);
    if (found === undefined) throw new Error('It is gone.');
    return found;
  };

  describe('creating', () => {
    test('numbers matches one after the other, also when several are made at once', async () => {
      const first = await create();
      const several = await Promise.all([create(), create(), create()]);
      expect(several.map(({ id }) => id).sort((one, other) => one - other)).toEqual([1, 2, 3].map((step) => first.id + step));
    });

    test('keeps everything a match was made with', async () => {
      const place = { server: 's', channel: 'c', thread: fresh('thread'), lobbyMessage: 'm' };
      const made = await create({ place, private: true, guests: ['ben'], seatLimit: 3 }, { guests: ['ben'] });
      expect(made).toEqual({
        id: made.id,
        game: 'counting',
        status: 'lobby',
        version: 2,
        announcedVersion: 0,
        host: 'ada',
        private: true,
        guests: ['ben'],
        seatLimit: 3,
        options: { b: '1', a: '2' },
        remindAfterHours: 24,
        seats: [{ seat: 0, user: 'ada', name: 'Ada' }],
        active: [],
        expiresAt: after(168),
        place,
        failures: 0,
        createdAt: AT,
      });
      expect(await find(made)).toEqual(made);
      expect(Object.keys(made.options)).toEqual(['b', 'a']);
      expect((await store().read(made.id, 0)).map(({ event }) => event.type)).toEqual(['Born', 'Seated']);
    });

    test('answers a repeated command with the first match, also when both come at once', async () => {
      const entry = birth(fresh('birth'));
      const create = () => store().create(born(), Uint8Array.of(9), entry);
      const [one, other] = await Promise.all([create(), create()]);
      expect([one?.kind, other?.kind].sort()).toEqual(['created', 'repeated']);
      expect(one?.match.id).toBe(other?.match.id);
      expect((await create()).match).toEqual(one?.match);
    });

    test('keeps the secret, and keeps it out of everything else', async () => {
      const secret = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);
      const { match } = await store().create(born(), secret, birth(fresh('birth')));
      expect([...(await store().secretOf(match.id))]).toEqual([...secret]);
      expect(JSON.stringify([match, await store().read(match.id, 0)])).not.toContain('255');
    });
  });

  describe('appending', () => {
    test('writes log and summary together', async () => {
      const match = await create();
      const seats = [...match.seats, { seat: 1, user: 'ben', name: 'Ben' }];
      const told = { status: 'playing', seats, active: [1], activeSince: after(1), remindAt: after(25) } as const;
      const appended = await store().append(next(match, { told }));
      expect(appended).toEqual({ kind: 'appended', match: await find(match) });
      const { expiresAt, ...lasting } = match;
      expect(await find(match)).toEqual({ ...lasting, ...told, version: 3 });
    });

    test('gives events back as they were written, key order and all', async () => {
      const match = await create();
      const event = { type: 'Moved', zulu: 1, alpha: [{ b: null, a: 'ü \u{1f3db} "\\' }], nothing: {}, half: 0.5 };
      const rows = [3, 4].map((version) => stored(version, 'odd', event, { shape: 7 }));
      await store().append(next(match, { commandId: 'odd', events: rows }));
      const read = await store().read(match.id, 2);
      expect(read).toEqual(rows);
      expect(JSON.stringify(read[0]?.event)).toBe(JSON.stringify(event));
    });

    test('lets exactly one of two appends at the same version win', async () => {
      const match = await create();
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => store().append(next(match))));
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['appended', ...Array(3).fill('versionConflict')]);
      expect(await store().read(match.id, 2)).toHaveLength(1);
      expect((await find(match)).version).toBe(3);
    });

    test('refuses an append at a version that is not reached yet', async () => {
      const match = await create();
      const ahead = next({ ...match, version: 5 });
      expect(await store().append(ahead)).toEqual({ kind: 'versionConflict' });
      expect(await find(match)).toEqual(match);
    });

    test('changes nothing when it fails', async () => {
      const match = await create();
      await store().append(next(match));
      const standing = await find(match);
      expect(await store().append(next(match, { told: { host: 'eve', guests: ['eve'] } }))).toEqual({ kind: 'versionConflict' });
      expect(await find(match)).toEqual(standing);
    });

    test('answers a repeated command id with its first events, at once or later, at any version', async () => {
      const match = await create();
      const command = next(match);
      const both = await Promise.all([store().append(command), store().append(command)]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(['appended', 'repeated']);
      await store().append(next(await find(match)));
      const again = await store().append(next(await find(match), { commandId: command.commandId }));
      expect(again).toEqual({ kind: 'repeated', events: command.events });
      expect(await store().readCommand(match.id, command.commandId)).toEqual(command.events);
      expect((await find(match)).version).toBe(4);
    });

    test('keeps command ids of one match apart from those of another', async () => {
      const [one, other] = [await create(), await create()];
      const commandId = fresh('command');
      expect((await store().append(next(one, { commandId }))).kind).toBe('appended');
      expect((await store().append(next(other, { commandId }))).kind).toBe('appended');
    });

    test('follows seats that are taken, left and renumbered', async () => {
      const match = await create();
      const ben = { user: 'ben', name: 'Ben' };
      await store().append(next(match, { told: { seats: [...match.seats, { seat: 1, ...ben }] } }));
      await store().append(next(await find(match), { told: { seats: [{ seat: 0, ...ben }], host: 'ben' } }));
      expect((await find(match)).seats).toEqual([{ seat: 0, ...ben }]);
    });
  });

  describe('reading', () => {
    test('knows nothing of a match that was never made', async () => {
      expect(await store().find(999_999)).toBeUndefined();
      expect(await store().read(999_999, 0)).toEqual([]);
      expect(await store().readCommand(999_999, 'x')).toEqual([]);
    });

    test('gives rows above a version, in order', async () => {
      const match = await create();
      const events = [3, 4, 5].map((version) => stored(version, 'three', { type: `E${version}` }));
      await store().append(next(match, { commandId: 'three', events }));
      expect((await store().read(match.id, 3)).map(({ version }) => version)).toEqual([4, 5]);
      expect(await store().read(match.id, 5)).toEqual([]);
    });

    test('finds the newest match of a thread', async () => {
      const thread = fresh('thread');
      const place = { server: 's', channel: 'c', thread };
      await create({ place });
      const newest = await create({ place });
      expect((await store().findByThread(thread))?.id).toBe(newest.id);
      expect(await store().findByThread('nowhere')).toBeUndefined();
    });

    test('lists open matches of a user and of a server, newest first', async () => {
      const user = fresh('user');
      const server = fresh('server');
      const told = { seats: [{ seat: 0, user, name: 'U' }] };
      const made: Match[] = [];
      for (let count = 0; count < 4; count++) made.push(await create({ place: { server, channel: 'c' } }, told));
      const [lobby, playing, ended, broken] = made as [Match, Match, Match, Match];
      await store().append(next(playing, { told: { ...told, status: 'playing' } }));
      await store().append(next(ended, { told: { ...told, status: 'ended' } }));
      await store().setAside(broken.id);
      const open = [broken.id, playing.id, lobby.id];
      expect((await store().openMatchesOf(user)).map(({ id }) => id)).toEqual(open);
      expect((await store().openMatchesIn(server)).map(({ id }) => id)).toEqual(open);
    });
  });

  describe('places and times', () => {
    test('changes only the part of the place that is given', async () => {
      const match = await create();
      await store().setPlace(match.id, { thread: 't' });
      await store().setPlace(match.id, { lobbyMessage: 'm' });
      expect((await find(match)).place).toEqual({ ...match.place, thread: 't', lobbyMessage: 'm' });
    });

    test('sets a reminder only while the match stands where it was', async () => {
      const match = await create();
      await store().append(next(match, { told: { status: 'playing', active: [0], remindAt: after(24) } }));
      await store().setReminder(match.id, 2, after(99));
      expect((await find(match)).remindAt).toEqual(after(24));
      await store().setReminder(match.id, 3, after(48));
      expect((await find(match)).remindAt).toEqual(after(48));
      await store().setReminder(match.id, 3, undefined);
      expect(await find(match)).not.toHaveProperty('remindAt');
    });

    test('finds reminders and lobbies that are due, longest due first', async () => {
      const far = 1_000_000;
      const play = async (remindAt: Date) => {
        const match = await create();
        await store().append(next(match, { told: { status: 'playing', active: [0], remindAt } }));
        return match.id;
      };
      const [second, first] = [await play(after(far + 2)), await play(after(far + 1))];
      const later = await play(after(far + 4));
      const due = await store().remindersDue(after(far + 2), 100);
      expect(due.slice(-2)).toEqual([first, second]);
      expect(due).not.toContain(later);
      const lobby = await create({}, { expiresAt: after(far) });
      expect(await store().lobbiesDue(after(far - 1), 100)).not.toContain(lobby.id);
      expect((await store().lobbiesDue(after(far), 100)).at(-1)).toBe(lobby.id);
      expect(await store().lobbiesDue(after(far), 1)).toHaveLength(1);
    });
  });

  describe('announcing', () => {
    test('lists matches that trail until they are announced or set aside', async () => {
      const [one, other] = [await create(), await create()];
      const trailing = await store().unannounced(100);
      expect(trailing.indexOf(one.id)).toBeGreaterThanOrEqual(0);
      expect(trailing.indexOf(one.id)).toBeLessThan(trailing.indexOf(other.id));
      await store().announced(one.id, 2);
      await store().setAside(other.id);
      const left = await store().unannounced(100);
      expect(left).not.toContain(one.id);
      expect(left).not.toContain(other.id);
    });

    test('never goes back, and forgets failures', async () => {
      const match = await create();
      expect(await store().failed(match.id)).toBe(1);
      expect(await store().failed(match.id)).toBe(2);
      await store().announced(match.id, 2);
      await store().announced(match.id, 1);
      expect(await find(match)).toMatchObject({ announcedVersion: 2, failures: 0 });
      expect(await store().failed(match.id)).toBe(1);
    });

    test('leases a match to one announcer until the time is over', async () => {
      const { id } = await create();
      const won = await Promise.all(['a', 'b', 'c'].map((holder) => store().lease(id, holder, after(0), after(1))));
      expect(won.filter(Boolean)).toHaveLength(1);
      const holder = ['a', 'b', 'c'][won.indexOf(true)] ?? '';
      expect(await store().lease(id, holder, after(0.5), after(1.5))).toBe(true);
      expect(await store().lease(id, 'late', after(1.4), after(9))).toBe(false);
      expect(await store().lease(id, 'late', after(1.5), after(9))).toBe(true);
      await store().release(id, holder);
      expect(await store().lease(id, holder, after(2), after(9))).toBe(false);
      await store().release(id, 'late');
      expect(await store().lease(id, holder, after(2), after(9))).toBe(true);
    });
  });

  deliveryContract(() => opened.stores);
  factContract(() => opened.stores);
};
