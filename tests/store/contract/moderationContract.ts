import { describe, expect, test } from 'vitest';
import type { Match, ServerDecision, Stores } from '#matches/index.ts';
import { AT, createMatch, fresh, later, next, stored } from './matchRows.ts';

/** What every store guarantees about what moderators decide, and about those who watch a match. */
export const moderationContract = (stores: () => Stores): void => {
  const moderation = () => stores().moderation;
  const moderator = async (): Promise<string> => {
    const by = fresh('moderator');
    await stores().users.change(by, { name: by });
    return by;
  };
  const decide = async (decision: Partial<ServerDecision> & Pick<ServerDecision, 'kind' | 'server'>): Promise<string> => {
    const by = decision.by ?? (await moderator());
    await moderation().decide({ at: AT, reason: 'why', ...decision, by });
    return by;
  };
  const organised = async (match: Match, user: string, at: Date): Promise<void> => {
    const version = match.version + 1;
    const event = { type: 'OrganiserDecided', motion: { kind: 'resume' } };
    const events = [stored(version, fresh('command'), event, { at })];
    const appended = await stores().matches.append(
      next(match, { events, commandId: events[0]?.commandId ?? '', remark: { version, user, text: 'go on' } }),
    );
    expect(appended.kind).toBe('appended');
  };

  describe('bans', () => {
    test('a ban is in force on its server for its user until its end', async () => {
      const [server, about] = [fresh('server'), fresh('user')];
      await decide({ kind: 'ban', server, about, until: later(24), reason: 'left five matches' });
      const ban = { until: later(24), reason: 'left five matches' };
      expect(await moderation().banOf(server, about, later(23))).toEqual(ban);
      expect(await moderation().banOf(server, about, later(24))).toBeUndefined();
      expect(await moderation().banOf(fresh('server'), about, AT)).toBeUndefined();
      expect(await moderation().banOf(server, fresh('user'), AT)).toBeUndefined();
    });

    test('the newest ban counts, and a lifted one counts no more', async () => {
      const [server, about] = [fresh('server'), fresh('user')];
      await decide({ kind: 'ban', server, about, until: later(240) });
      await decide({ kind: 'note', server, about, reason: 'slow' });
      await decide({ kind: 'ban', server, about, until: later(24), reason: 'shorter' });
      expect(await moderation().banOf(server, about, AT)).toEqual({ until: later(24), reason: 'shorter' });
      await decide({ kind: 'unban', server, about });
      expect(await moderation().banOf(server, about, AT)).toBeUndefined();
    });

    test('a player gets one message about each ban and its end, and about nothing else', async () => {
      const [server, about] = [fresh('server'), fresh('user')];
      const mine = async (now: Date) => (await moderation().untold(now, 1_000)).filter((each) => each.about === about);
      await decide({ kind: 'note', server, about, reason: 'slow' });
      await decide({ kind: 'ban', server, about, until: later(24), at: later(1) });
      expect(await mine(AT)).toEqual([]);
      const [ban, ...more] = await mine(later(1));
      expect(more).toEqual([]);
      expect(ban).toMatchObject({ kind: 'ban', server, about, until: later(24), reason: 'why', at: later(1) });
      const id = ban?.id ?? 0;
      await moderation().tellAt(id, later(8));
      expect(await mine(later(7))).toEqual([]);
      expect(await mine(later(8))).toHaveLength(1);
      const { decisionNotices: notices } = stores();
      const key = { match: id, version: 0, kind: 'ban', recipient: about };
      expect(await notices.find(key)).toBeUndefined();
      expect((await notices.claim(key, later(8)))?.fresh).toBe(true);
      expect(await notices.claim(key, later(9))).toMatchObject({ fresh: false, delivery: { claimedAt: later(8) } });
      await notices.mark(key, { channel: 'dm', message: '7', contentHash: '' });
      expect(await notices.find(key)).toMatchObject({ channel: 'dm', message: '7' });
      await moderation().tellAt(id, undefined);
      expect(await mine(later(99))).toEqual([]);
    });

    test('a player gets the messages in the order of the decisions', async () => {
      const [server, about] = [fresh('server'), fresh('user')];
      const kinds = async (): Promise<readonly string[]> =>
        (await moderation().untold(later(1), 1_000)).flatMap((each) => (each.about === about ? each.kind : []));
      await decide({ kind: 'ban', server, about, until: later(24) });
      await decide({ kind: 'unban', server, about });
      expect(await kinds()).toEqual(['ban']);
      const [ban] = (await moderation().untold(later(1), 1_000)).filter((each) => each.about === about);
      await moderation().tellAt(ban?.id ?? 0, later(2));
      expect(await kinds()).toEqual([]);
      await moderation().tellAt(ban?.id ?? 0, undefined);
      expect(await kinds()).toEqual(['unban']);
    });

    test('a forgotten player gets no message', async () => {
      const [server, about] = [fresh('server'), fresh('user')];
      await decide({ kind: 'ban', server, about, until: later(24) });
      const [ban] = (await moderation().untold(later(1), 1_000)).filter((each) => each.about === about);
      await stores().personal.forget(about, new Map(), String);
      const id = ban?.id ?? 0;
      await moderation().tellAt(id, later(2));
      expect((await moderation().untold(later(9), 1_000)).map((each) => each.id)).not.toContain(id);
      expect(await stores().decisionNotices.claim({ match: id, version: 0, kind: 'ban', recipient: about }, AT)).toBeUndefined();
    });
  });

  describe('the list of decisions', () => {
    test('a server’s decisions are listed newest first, with those about its matches, page by page', async () => {
      const [server, about, by] = [fresh('server'), fresh('user'), await moderator()];
      const match = await createMatch(stores(), { place: { server, channel: 'channel' } });
      await decide({ kind: 'ban', server, about, by, until: later(24), at: later(1) });
      await organised(match, by, later(2));
      await decide({
        kind: 'settings',
        server,
        by,
        at: later(3),
        reason: '',
        change: { pace: 'live', organiserRole: undefined },
      });
      await decide({ kind: 'note', server: fresh('server'), about });
      const all = await moderation().list(server, 0, 10);
      expect(all.total).toBe(3);
      expect(all.decisions.map(({ kind, at }) => [kind, at])).toEqual([
        ['settings', later(3)],
        ['match', later(2)],
        ['ban', later(1)],
      ]);
      expect(all.decisions[0]).toMatchObject({ by, change: { pace: 'live' } });
      expect(Object.keys((all.decisions[0] as ServerDecision).change ?? {})).toEqual(['pace', 'organiserRole']);
      expect(all.decisions[1]).toMatchObject({ by, match: match.id, motion: { kind: 'resume' }, reason: 'go on' });
      expect(all.decisions[2]).toMatchObject({ by, about, until: later(24), reason: 'why' });
      expect((await moderation().list(server, 1, 1)).decisions).toEqual(all.decisions.slice(1, 2));
    });

    test('a forgotten person is in no decision, and the decisions stay', async () => {
      const [server, user, by] = [fresh('server'), fresh('user'), await moderator()];
      const match = await createMatch(stores(), { place: { server, channel: 'channel' } });
      await organised(match, by, AT);
      await decide({ kind: 'ban', server, about: user, by, until: later(24), at: later(1) });
      await stores().personal.forget(user, new Map(), String);
      const [ban, made] = (await moderation().list(server, 0, 10)).decisions;
      expect(ban).toMatchObject({ kind: 'ban', by, reason: '', until: later(24) });
      expect(ban).not.toMatchObject({ about: expect.anything() });
      expect(made).toMatchObject({ kind: 'match', by, reason: 'go on' });
      await stores().personal.forget(by, new Map(), String);
      const { decisions } = await moderation().list(server, 0, 10);
      expect(decisions.map(({ kind, by: who, reason }) => [kind, who ?? null, reason])).toEqual([
        ['ban', null, ''],
        ['match', null, ''],
      ]);
      expect(await stores().matches.remarkOn(match.id, match.version + 1)).toBeUndefined();
    });

    test('a decision of a moderator who was forgotten meanwhile names nobody', async () => {
      const [server, by] = [fresh('server'), fresh('stranger')];
      await decide({ kind: 'note', server, about: fresh('user'), by });
      expect(JSON.stringify(await moderation().list(server, 0, 10))).not.toContain(by);
    });
  });

  describe('followers', () => {
    const followers = () => stores().followers;
    const watched = async () => {
      const user = await moderator();
      const match = await createMatch(stores());
      expect(await followers().begin(match.id, user, AT)).toBe(true);
      const dueFor = async (now: Date) => (await followers().due(now, 1_000)).filter((each) => each.user === user);
      return { user, match: match.id, dueFor };
    };

    test('a follower is due once a picture was posted, and again with the next one', async () => {
      const { user, match, dueFor } = await watched();
      expect(await dueFor(AT)).toEqual([]);
      await followers().announce(match, 4);
      await followers().announce(match, 7);
      await followers().announce(match, 5);
      expect(await dueFor(later(-1))).toEqual([]);
      expect(await dueFor(AT)).toEqual([{ match, user, newest: 7 }]);
      await followers().settle({ match, user }, { sent: 7, dueAt: later(24) });
      expect(await dueFor(later(48))).toEqual([]);
      await followers().announce(match, 9);
      expect(await dueFor(later(23))).toEqual([]);
      expect(await dueFor(later(24))).toEqual([{ match, user, newest: 9 }]);
      await followers().settle({ match, user }, { dueAt: later(30) });
      expect(await dueFor(later(24))).toEqual([]);
      expect(await dueFor(later(30))).toHaveLength(1);
    });

    test('a match is watched once, until its follower stops', async () => {
      const { user, match, dueFor } = await watched();
      await followers().announce(match, 4);
      expect(await followers().begin(match, user, later(1))).toBe(false);
      expect(await followers().has(match, user)).toBe(true);
      expect(await dueFor(AT)).toHaveLength(1);
      await followers().end(match, user);
      expect(await followers().has(match, user)).toBe(false);
      expect(await dueFor(later(99))).toEqual([]);
    });

    test('a user who was forgotten meanwhile watches nothing', async () => {
      const { id } = await createMatch(stores());
      const user = fresh('stranger');
      expect(await followers().begin(id, user, AT)).toBe(false);
      expect(await followers().has(id, user)).toBe(false);
    });
  });
};
