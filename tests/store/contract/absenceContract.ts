import { describe, expect, test } from 'vitest';
import { type Match, mentionedInThread, type Stores } from '#matches/index.ts';
import { at, running } from './clockContract.ts';
import { AT, createMatch, findMatch, fresh, later, next } from './matchRows.ts';

/** What every store guarantees about servers that the bot has left. */
export const absenceContract = (stores: () => Stores): void => {
  const absences = () => stores().absences;
  const absenceOf = async (server: string) => (await absences().all()).find((absence) => absence.server === server);
  const matchOn = (server: string, part: Partial<Match> = {}): Promise<Match> =>
    createMatch(stores(), { place: { server, channel: 'channel' } }, { status: 'playing', ...part });
  const found = ({ id }: Match): Promise<Match> => findMatch(stores().matches, id);

  describe('a server that the bot has left', () => {
    test('a server that the bot has left has all unfinished matches suspended', async () => {
      const [server, other] = [fresh('server'), fresh('server')];
      const playing = await matchOn(server);
      const lobby = await matchOn(server, { status: 'lobby' });
      const ended = await matchOn(server, { status: 'ended' });
      const elsewhere = await matchOn(other);
      expect(await absences().servers()).toEqual(expect.arrayContaining([server, other]));
      await absences().begin(server, later(1));
      expect(await absenceOf(server)).toEqual({ server, since: later(1) });
      expect((await stores().matches.list({ suspendedIn: server })).map(({ id }) => id)).toEqual([playing.id, lobby.id]);
      expect(await found(playing)).toEqual({ ...playing, suspendedAt: later(1) });
      expect(await found(ended)).toEqual(ended);
      expect(await found(elsewhere)).toEqual(elsewhere);
    });

    test('a server that the bot has left twice keeps its first absence', async () => {
      const server = fresh('server');
      const match = await matchOn(server);
      await absences().begin(server, later(1));
      await absences().update(server, { toldUpTo: 'somebody' });
      await absences().begin(server, later(2));
      expect(await absenceOf(server)).toEqual({ server, since: later(1), toldUpTo: 'somebody' });
      expect((await found(match)).suspendedAt).toEqual(later(1));
    });

    test('a suspended match is never due', async () => {
      const server = fresh('server');
      const due = { computerDue: true, voteUntil: AT, staleAt: AT, active: [0] };
      const user = fresh('user');
      const seats = [{ seat: 0, user, name: 'Ada' }];
      const born = await matchOn(server, { ...due, seats });
      const noticed = [{ code: 'stale' as const, params: {}, order: { type: 'Pass' } }];
      const appended = await stores().matches.append({
        ...next(born, { told: { status: 'playing', ...due, seats } }),
        clocks: { seats: [{ seat: 0, bank: 1, running: running(0, { dueAt: at(0), remindAt: at(0) }) }] },
        orders: { generation: 0, seats: [{ seat: 0, orders: [], notices: noticed as never }] },
      });
      expect(appended.kind).toBe('appended');
      const lobby = await matchOn(server, { status: 'lobby', expiresAt: AT });
      const everything = async (): Promise<readonly unknown[]> => {
        const { schedule, clocks } = stores();
        const lists = await Promise.all([
          schedule.due('announcement', later(1), 1_000),
          schedule.due('computer', later(1), 1_000),
          schedule.due('vote', later(1), 1_000),
          schedule.due('stale', later(1), 1_000),
          schedule.due('notices', later(1), 1_000),
          schedule.due('clock', later(1), 1_000),
          schedule.due('lobby', later(1), 1_000),
        ]);
        const wanted = [born.id, born.id, born.id, born.id, born.id, born.id, lobby.id];
        return [
          ...lists.map((list, index) => list.includes(wanted[index] ?? 0)),
          (await clocks.usersToRemind(at(1), 1_000)).includes(user),
        ];
      };
      expect(await everything()).toEqual(Array(8).fill(true));
      await absences().begin(server, later(1));
      expect(await everything()).toEqual(Array(8).fill(false));
    });

    test('a write decided before the match was suspended is refused, and the other way round', async () => {
      const server = fresh('server');
      const before = await matchOn(server);
      await absences().begin(server, later(1));
      const write = (match: Match) => {
        const { suspendedAt } = match;
        return stores().matches.append(next(match, { told: { status: 'playing' }, ...(suspendedAt && { suspendedAt }) }));
      };
      expect(await write(before)).toEqual({ kind: 'versionConflict' });
      expect(await write(await found(before))).toMatchObject({ kind: 'appended', match: { suspendedAt: later(1) } });
      const still = await found(before);
      await absences().update(server, { backAt: later(2) });
      await absences().resume(before.id, { at: later(2) });
      expect(await write(still)).toEqual({ kind: 'versionConflict' });
      expect((await write(await found(before))).kind).toBe('appended');
    });

    test('a server that the bot has returned to has its matches resumed one by one, and their clocks exclude the suspension', async () => {
      const server = fresh('server');
      const born = await matchOn(server);
      const appended = await stores().matches.append({
        ...next(born, { told: { status: 'playing' } }),
        clocks: { seats: [{ seat: 0, bank: 1, running: running(0) }] },
      });
      if (appended.kind !== 'appended') throw new Error(appended.kind);
      const other = await matchOn(server);
      await absences().update(server, { backAt: later(1) });
      expect(await absenceOf(server)).toBeUndefined();
      await absences().begin(server, later(2));
      await absences().update(server, { backAt: later(5) });
      await absences().update(server, { backAt: later(6) });
      expect(await absenceOf(server)).toEqual({ server, since: later(2), backAt: later(5) });
      await absences().close(server);
      expect(await absenceOf(server)).toMatchObject({ server });

      const taken = { at: later(7), expiresAt: later(90), staleAt: later(91) };
      expect(await absences().resume(born.id, taken)).toBe(true);
      expect(await absences().resume(born.id, { at: later(8) })).toBe(false);
      const { suspendedAt, ...standing } = await found(born);
      expect(suspendedAt).toBeUndefined();
      expect(standing).toMatchObject({ resumedAt: later(7), expiresAt: later(90), staleAt: later(91), version: 3 });
      expect((await stores().clocks.stoppages(born.id, at(0))).pauses).toEqual([{ from: at(2), until: at(7) }]);
      const [clock] = await stores().clocks.of(born.id);
      expect(clock?.running).toEqual(running(0, { dueAt: at(7) }));
      expect((await stores().matches.list({ suspendedIn: server })).map(({ id }) => id)).toEqual([other.id]);
      await absences().close(server);
      expect(await absenceOf(server)).toMatchObject({ server });
      await absences().resume(other.id, { at: later(7) });
      await absences().close(server);
      expect(await absenceOf(server)).toBeUndefined();
    });

    test('a server that the bot leaves again before all matches have resumed has the resumed ones suspended again', async () => {
      const server = fresh('server');
      const [one, other] = [await matchOn(server), await matchOn(server)];
      await absences().begin(server, later(1));
      await absences().update(server, { backAt: later(2) });
      await absences().resume(one.id, { at: later(3) });
      await absences().begin(server, later(4));
      expect(await absenceOf(server)).toEqual({ server, since: later(1) });
      expect((await found(one)).suspendedAt).toEqual(later(4));
      expect((await found(other)).suspendedAt).toEqual(later(1));
      expect(await absences().resume(other.id, { at: later(5) })).toBe(false);
      expect((await found(other)).suspendedAt).toEqual(later(1));
      await absences().update(server, { backAt: later(6) });
      expect(await absences().resume(other.id, { at: later(7) })).toBe(true);
      expect((await found(other)).suspendedAt).toBeUndefined();
    });
  });

  describe('the data of a server', () => {
    test('the data of a server is erased only while the bot is away', async () => {
      const server = fresh('server');
      const match = await matchOn(server);
      expect(await absences().erase(server)).toBe(false);
      await absences().begin(server, later(1));
      await absences().update(server, { backAt: later(2) });
      expect(await absences().erase(server)).toBe(false);
      expect(await found(match)).toMatchObject({ suspendedAt: later(1) });
    });

    test('the data of a server is erased with its matches, finished ones included, and with users named nowhere else', async () => {
      const [server, elsewhere] = [fresh('server'), fresh('server')];
      const [only, both] = [fresh('user'), fresh('user')];
      const seated = [only, both].map((user, seat) => ({ seat, user, name: user }));
      const match = await matchOn(server, { host: only, seats: seated });
      const ended = await matchOn(server, { status: 'ended' });
      const kept = await matchOn(elsewhere, { host: both, seats: [{ seat: 0, user: both, name: both }] });
      for (const user of [only, both]) {
        await stores().users.change(user, { name: user });
        await stores().departures.note({ user, server, reason: 'left', since: AT });
        await stores().nudges.claim({ user, match: match.id, by: 0, at: AT, dueAt: AT }, later(-24));
        await stores().notes.save({ match: match.id, user, text: 'a note', changedAt: AT });
        await stores().deliveries.claim({ match: match.id, version: 1, kind: 'card', recipient: user }, AT);
        await stores().deliveries.claim(
          { match: match.id, version: 1, kind: 'reminder', recipient: mentionedInThread(user) },
          AT,
        );
      }
      await stores().servers.save(server, { pace: 'live' });
      const ban = { kind: 'ban', server, at: AT, until: later(9), reason: 'why' } as const;
      for (const user of [only, both]) {
        await stores().moderation.decide({ ...ban, by: user, about: fresh('player') });
        await stores().moderation.decide({ ...ban, by: fresh('stranger'), about: user });
        await stores().followers.begin(match.id, user, AT);
      }
      await absences().begin(server, later(1));
      expect(await absences().erase(server)).toBe(true);
      expect((await stores().moderation.list(server, 0, 9)).total).toBe(0);
      expect(await absences().erase(server)).toBe(false);
      expect(await absenceOf(server)).toBeUndefined();
      for (const { id } of [match, ended]) expect(await stores().matches.find(id)).toBeUndefined();
      expect(await stores().matches.read(match.id, 0)).toEqual([]);
      expect(await absences().servers()).not.toContain(server);
      expect((await stores().servers.find(server)).pace).toBeUndefined();
      expect(await found(kept)).toEqual(kept);
      expect(await stores().users.find(only)).toBeUndefined();
      expect(await stores().users.find(both)).toMatchObject({ id: both });
      const nothing = {
        departures: [],
        notes: [],
        ratings: [],
        remarks: [],
        seeks: [],
        avoids: [],
        decisions: [],
        watching: [],
        messages: [],
        invitedTo: [],
        cups: [],
        organiserOf: [],
      };
      expect(await stores().personal.of(only)).toEqual({
        ...nothing,
        participations: [],
        playerNotes: [],
        holidays: { planned: [], spent: [] },
        seats: [],
        hostOf: [],
      });
      expect(await stores().personal.of(both)).toMatchObject({ ...nothing, hostOf: [kept.id], seats: [{ match: kept.id }] });
    });

    test('the data of a server is erased without its match ids being reused', async () => {
      const server = fresh('server');
      const { id } = await matchOn(server);
      await absences().begin(server, later(1));
      await absences().erase(server);
      expect((await matchOn(fresh('server'))).id).toBeGreaterThan(id);
    });

    test('a reminder stored under an erased match is sent again for its other matches', async () => {
      const server = fresh('server');
      const [gone, kept] = [await matchOn(server), await matchOn(fresh('server'))];
      const call = { match: gone.id, kind: 'turn 1' };
      const appended = await stores().matches.append({
        ...next(kept, { told: { status: 'playing' } }),
        clocks: { seats: [{ seat: 0, bank: 1, running: running(0) }] },
      });
      expect(appended.kind).toBe('appended');
      await stores().clocks.claimReminder(call, [{ match: kept.id, seat: 0, running: running(0) }]);
      expect((await stores().clocks.of(kept.id))[0]?.running?.call).toEqual(call);
      await absences().begin(server, later(1));
      await absences().erase(server);
      expect((await stores().clocks.of(kept.id))[0]?.running).toEqual(running(0));
    });
  });
};
