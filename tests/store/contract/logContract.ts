import { describe, expect, test } from 'vitest';
import type { Match, NewMatch, Stores, Summary } from '#matches/index.ts';
import { AT, birth, born, createMatch, findMatch, fresh, later, next, stored } from './matchRows.ts';

/** What every store guarantees about new matches and their logs. */
export const logContract = (stores: () => Stores): void => {
  const store = () => stores().matches;
  const create = (part: Partial<NewMatch> = {}, told: Partial<Summary> = {}) => createMatch(stores(), part, told);
  const find = (match: Match) => findMatch(store(), match.id);

  describe('creating a match', () => {
    test('new matches get consecutive ids, also when several are created at once', async () => {
      const first = await create();
      const several = await Promise.all([create(), create(), create()]);
      expect(several.map(({ id }) => id).sort((one, other) => one - other)).toEqual([1, 2, 3].map((step) => first.id + step));
    });

    test('a new match keeps all of its values', async () => {
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
        pace: '48h',
        timeOut: 'computer',
        fair: 'secret',
        rated: false,
        seats: [{ seat: 0, user: 'ada', name: 'Ada' }],
        active: [],
        expiresAt: later(168),
        computers: [],
        computerDue: false,
        movedAt: AT,
        place,
        failures: 0,
        createdAt: AT,
      });
      expect(await find(made)).toEqual(made);
      expect(Object.keys(made.options)).toEqual(['b', 'a']);
      expect((await store().read(made.id, 0)).map(({ event }) => event.type)).toEqual(['Born', 'Seated']);
    });

    test('a repeated command returns the first match, also when both run at once', async () => {
      const entry = birth(fresh('birth'));
      const create = () => store().create(born(), Uint8Array.of(9), entry);
      const [one, other] = await Promise.all([create(), create()]);
      expect([one?.kind, other?.kind].sort()).toEqual(['created', 'repeated']);
      expect(one?.match?.id).toBe(other?.match?.id);
      expect((await create()).match).toEqual(one?.match);
    });

    test('an event keeps its public form, its command and the chain, and absent fields stay absent', async () => {
      const commandId = fresh('birth');
      const events = [
        stored(1, commandId, { type: 'Born' }, { command: { type: 'Create' }, chain: 'ab'.repeat(64) }),
        stored(2, commandId, { type: 'Dealt' }, { seen: false }),
        stored(3, commandId, { type: 'Dealt' }, { seen: { type: 'Veiled' } }),
      ];
      const { match } = await store().create(born(), Uint8Array.of(9), { ...birth(commandId), events });
      expect(await store().read(match?.id ?? 0, 0)).toEqual(events);
    });

    test('a new match has its secret stored, and in no other place', async () => {
      const secret = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);
      const { match } = await store().create(born(), secret, birth(fresh('birth')));
      const id = match?.id ?? 0;
      expect([...(await store().secretOf(id))]).toEqual([...secret]);
      expect(JSON.stringify([match, await store().read(id, 0)])).not.toContain('255');
    });

    test('a match is refused to a host who already sits in the maximum number of open matches of the server', async () => {
      const host = fresh('host');
      const seats = [{ seat: 0, user: host, name: 'Host' }];
      const place = { server: fresh('server'), channel: 'c' };
      const open = (commandId: string, mostOpen?: number) =>
        store().create(born({ host, place, ...(mostOpen && { mostOpen }) }), Uint8Array.of(9), birth(commandId, { host, seats }));
      await createMatch(stores(), { host }, { host, seats });
      const commands = [fresh('birth'), fresh('birth'), fresh('birth')];
      const made = await Promise.all(commands.map((commandId) => open(commandId, 2)));
      expect(made.map(({ kind }) => kind).sort()).toEqual(['created', 'created', 'tooManyOpen']);
      const index = made.findIndex(({ kind }) => kind === 'created');
      const first = made[index]?.match as Match;
      expect(await open(commands[index] ?? '', 2)).toEqual({ kind: 'repeated', match: first });
      expect((await open(fresh('birth'))).kind).toBe('created');
      expect((await open(fresh('birth'), 3)).kind).toBe('tooManyOpen');
      await store().append(next(first, { told: { host, seats, status: 'ended' } }));
      expect((await open(fresh('birth'), 3)).kind).toBe('created');
      expect((await open(fresh('birth'), 3)).kind).toBe('tooManyOpen');
    });
  });

  describe('appending', () => {
    test('an append writes log and summary together', async () => {
      const match = await create();
      const seats = [...match.seats, { seat: 1, user: 'ben', name: 'Ben' }];
      const told = { status: 'playing', seats, active: [1], activeSince: later(1) } as const;
      const appended = await store().append(next(match, { told }));
      const written = await stores().matches.read(match.id, match.version);
      expect(appended).toEqual({ kind: 'appended', match: await find(match), events: written });
      const { expiresAt, ...lasting } = match;
      expect(await find(match)).toEqual({ ...lasting, ...told, version: 3 });
    });

    test('an append keeps computers, a pause, an open vote and the source of an action until they are over', async () => {
      const match = await create();
      const seats = [...match.seats, { seat: 1, name: 'Talos', level: 'novice' as const }];
      const told = {
        status: 'playing',
        seats,
        active: [1],
        computers: [1],
        computerDue: true,
        pausedUntil: later(48),
        voteUntil: later(24),
        movedAt: later(1),
      } as const;
      const commandId = fresh('command');
      const events = [stored(3, commandId, { type: 'Moved' }, { by: 1, how: 'computer' })];
      await store().append(next(match, { told, commandId, events }));
      expect(await find(match)).toMatchObject(told);
      expect((await find(match)).seats).toEqual(seats);
      expect((await store().read(match.id, 2))[0]).toEqual(events[0]);
      expect(await stores().schedule.due('computer', later(0), 1000)).toContain(match.id);
      await store().append(next(await find(match), { told: { status: 'playing', seats } }));
      const after = await find(match);
      expect(after).toMatchObject({ computers: [], computerDue: false });
      expect(after).not.toHaveProperty('pausedUntil');
      expect(after).not.toHaveProperty('voteUntil');
      expect(await stores().schedule.due('computer', later(0), 1000)).not.toContain(match.id);
    });

    test('an event is returned as it was written, including the order of keys', async () => {
      const match = await create();
      const event = { type: 'Moved', zulu: 1, alpha: [{ b: null, a: 'ü \u{1f3db} "\\' }], nothing: {}, half: 0.5 };
      const rows = [3, 4].map((version) => stored(version, 'odd', event, { shape: 7 }));
      await store().append(next(match, { commandId: 'odd', events: rows }));
      const read = await store().read(match.id, 2);
      expect(read).toEqual(rows);
      expect(JSON.stringify(read[0]?.event)).toBe(JSON.stringify(event));
    });

    test('one of two appends at the same version succeeds', async () => {
      const match = await create();
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => store().append(next(match))));
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['appended', ...Array(3).fill('versionConflict')]);
      expect(await store().read(match.id, 2)).toHaveLength(1);
      expect((await find(match)).version).toBe(3);
    });

    test('an append at a version that is not reached yet is refused', async () => {
      const match = await create();
      const ahead = next({ ...match, version: 5 });
      expect(await store().append(ahead)).toEqual({ kind: 'versionConflict' });
      expect(await find(match)).toEqual(match);
    });

    test('a failed append changes nothing', async () => {
      const match = await create();
      await store().append(next(match));
      const standing = await find(match);
      expect(await store().append(next(match, { told: { host: 'eve', guests: ['eve'] } }))).toEqual({ kind: 'versionConflict' });
      expect(await find(match)).toEqual(standing);
    });

    test('a repeated command id returns its first events, immediately or later, at any version', async () => {
      const match = await create();
      const command = next(match);
      const both = await Promise.all([store().append(command), store().append(command)]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(['appended', 'repeated']);
      await store().append(next(await find(match)));
      const again = await store().append(next(await find(match), { commandId: command.commandId }));
      expect(again).toEqual({ kind: 'repeated', events: command.events });
      expect(await store().read(match.id, 0, command.commandId)).toEqual(command.events);
      expect((await find(match)).version).toBe(4);
    });

    test('equal command ids in different matches are independent', async () => {
      const [one, other] = [await create(), await create()];
      const commandId = fresh('command');
      expect((await store().append(next(one, { commandId }))).kind).toBe('appended');
      expect((await store().append(next(other, { commandId }))).kind).toBe('appended');
    });

    test('an append updates seats that are taken, left and renumbered', async () => {
      const match = await create();
      const ben = { user: 'ben', name: 'Ben' };
      await store().append(next(match, { told: { seats: [...match.seats, { seat: 1, ...ben }] } }));
      await store().append(next(await find(match), { told: { seats: [{ seat: 0, ...ben }], host: 'ben' } }));
      expect((await find(match)).seats).toEqual([{ seat: 0, ...ben }]);
    });
  });
};
