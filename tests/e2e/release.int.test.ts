import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CustomId, parseCustomId } from '#discord/customIds/customId.ts';
import { denied } from '#discord/narration/refusalReply.ts';
import type { Match } from '#matches/index.ts';
import { restore } from '#store/index.ts';
import { openStores } from '#store/prisma/openStores.ts';
import { parseMark } from '../../src/verify/checkpoints.ts';
import { verify } from '../../src/verify/verify.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { allMatches, type OpenRelease, openRelease, postIdAt } from '../support/drivers/openRelease.ts';
import { controlsOf, type Person, textOf } from '../support/drivers/person.ts';
import { slashOf } from '../support/drivers/typing.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { LANGUAGES } from '../support/languages.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { emptyDatabase, sql } from '../support/setup/postgres.ts';
import { isWhole } from '../support/setup/whole.ts';

/** The current version opens the data of an earlier release, handles its controls and plays on. */
const RELEASES = ['0.1.0'];

/** Controls that show something, and change nothing. */
const SHOWING: readonly CustomId['kind'][] = ['open', 'board', 'card', 'log', 'history', 'explain', 'help', 'section', 'orders'];
const NOT_UNDERSTOOD = new Set(
  LANGUAGES.map((say) => textOf({ content: '', components: [...denied(say, 'notUnderstood').components] })),
);
const PICTURE = /\.(?:jpg|png|webp)$/;
/** How a match is continued: through the newest post of the old release, then typed. In the sample, half of them in one of these ways. */
const waysFor = (match: number): readonly string[] => ['post', 'typed'].filter((_, index) => isWhole || index === match % 4);
/** How many matches are played at a time. */
const AT_ONCE = 4;

/** All matches together press every kind of control, each of them a few. */
const kindsFor = (match: number): typeof SHOWING => SHOWING.filter((_, index) => (index + match) % 3 === 0);

interface Pressable {
  readonly message: APIMessage;
  readonly customId: string;
  readonly id: CustomId;
}

describe.each(RELEASES)('the data release %s left', (release) => {
  let app: OpenRelease;
  let running: readonly Match[];

  beforeAll(async () => {
    app = await openRelease(release);
    running = app.before.filter(({ status }) => status === 'playing');
  });
  afterAll(() => app?.stop());

  const controlsIn = (posts: readonly APIMessage[] = []): readonly Pressable[] =>
    posts.flatMap((message) =>
      controlsOf(message).flatMap(({ custom_id: customId }) => {
        const id = customId === undefined ? undefined : parseCustomId(customId);
        return customId === undefined || id === undefined ? [] : [{ message, customId, id }];
      }),
    );
  /** The controls in a channel's posts of the former release that are still there, oldest first. */
  const oldControls = (channel = ''): readonly Pressable[] => {
    const now = new Set(controlsIn(app.posts(channel)).map(({ message, customId }) => `${message.id} ${customId}`));
    return controlsIn(app.postsBefore.get(channel)).filter(({ message, customId }) => now.has(`${message.id} ${customId}`));
  };
  const seatedIn = ({ seats, computers }: Match): readonly Person[] =>
    seats.flatMap(({ seat, user }) => (user === undefined || computers.includes(seat) ? [] : (app.who(user) ?? [])));
  /** Presses an old control, and returns the reply. */
  const press = async (who: Person, { message, customId }: Pressable): Promise<APIMessage> => {
    const shown = await who.answerTo(await who.press(message, customId));
    expect(NOT_UNDERSTOOD).not.toContain(textOf(shown));
    return shown;
  };

  test('the database of an earlier release with twenty running matches of each game is migrated with all its rows', async () => {
    for (const game of ['cyclades', 'peloponnes']) expect(running.filter((match) => match.game === game)).toHaveLength(20);
    expect(new Set(app.before.map(({ status }) => status))).toEqual(new Set(['playing', 'lobby', 'ended', 'setAside']));
    expect(app.before.some(({ version, announcedVersion }) => announcedVersion < version)).toBe(true);
    const events = app.manifest.tables.find(({ name }) => name === 'Event')?.rows ?? 0;
    const versions = app.before.reduce((sum, { version }) => sum + version, 0);
    expect(versions).toBe(events);
    expect(events).toBeGreaterThan(3_000);
  });

  test("every control in an earlier release's posts is understood, and belongs to its thread's match", () => {
    let known = 0;
    for (const [channel, posts] of app.postsBefore) {
      const here = app.before.find(({ place }) => place.thread === channel);
      for (const control of posts.flatMap(controlsOf)) {
        if (control.custom_id === undefined) continue;
        const id = parseCustomId(control.custom_id);
        expect(id, control.custom_id).toBeDefined();
        if (here !== undefined && id !== undefined && 'match' in id) expect(id.match).toBe(here.id);
        known++;
      }
    }
    expect(known).toBeGreaterThan(400);
  });

  test('events that an earlier release had not announced are announced once', async () => {
    const untold = app.before.filter((match) => match.status === 'playing' && match.announcedVersion < match.version);
    await app.posted();
    expect(untold.length).toBeGreaterThan(1);
    for (const { id, version, place } of untold) {
      expect((await app.match(id)).announcedVersion).toBeGreaterThanOrEqual(version);
      expect(app.posts(place.thread ?? '').length).toBeGreaterThan(app.postsBefore.get(place.thread ?? '')?.length ?? 0);
    }
  });

  test('the old look-up buttons of an earlier release show each match to its players', async () => {
    const pressed = new Set<string>();
    for (const match of running) {
      const [who] = seatedIn(match);
      if (who === undefined) throw new Error(`Match ${match.id} has no players.`);
      const controls = oldControls(match.place.thread);
      for (const kind of kindsFor(match.id)) {
        const [oldest] = controls.filter(({ id }) => id.kind === kind);
        if (oldest === undefined) continue;
        expect(textOf(await press(who, oldest))).not.toBe('');
        pressed.add(kind);
      }
      const status = await who.answerTo(await who.slash('/match status', { in: match.place.thread ?? '' }));
      expect(textOf(status)).toContain(`#${match.id}`);
    }
    for (const kind of ['open', 'board', 'card', 'log', 'explain']) expect(pressed).toContain(kind);
  });

  test("the boards of an earlier release's matches are drawn", async () => {
    app.drawn(true);
    for (const game of ['cyclades', 'peloponnes']) {
      const match = running.findLast((each) => each.game === game);
      const [who] = match === undefined ? [] : seatedIn(match);
      const board = await who?.answerTo(await who.slash('/board', { in: match?.place.thread ?? '' }));
      const [picture] = board?.attachments ?? [];
      expect(picture?.filename).toMatch(PICTURE);
      expect(picture?.size).toBeGreaterThan(10_000);
    }
    app.drawn(false);
  });

  test("an earlier release's matches are verified by their exported files", async () => {
    for (const { id } of running) {
      const exported = await exportOf(app.matches, id);
      const { head = '', links = [] } = exported.chain ?? {};
      const marks = [parseMark(`${head.slice(0, 12)}@${links.at(-1)?.number}`)];
      expect(verify(exported, marks).join('\n')).toMatch(/chained, and the file tells the same of them/);
    }
  });

  /** The first control of a kind in any old post, with the current row of its match. */
  const oldControl = async (fits: (id: CustomId, match: Match) => boolean): Promise<Pressable & { readonly about: Match }> => {
    for (const control of [...app.postsBefore.keys()].flatMap(oldControls)) {
      const about = 'match' in control.id ? await app.match(control.id.match) : undefined;
      if (about !== undefined && fits(control.id, about)) return { ...control, about };
    }
    throw new Error('There is no such control.');
  };
  const sitsIn = ({ seats }: Match, who: Person): boolean => seats.some(({ user }) => user === who.id);
  const newcomerTo = (match: Match): Person => {
    const found = app.people.find(
      (who) => !sitsIn(match, who) && !match.seats.some(({ former = [] }) => former.includes(who.id)),
    );
    if (found === undefined) throw new Error(`Everybody has had a seat in match ${match.id}.`);
    return found;
  };

  test('a vote of an earlier release is carried by its old buttons', async () => {
    const yes = await oldControl((id, { status }) => status === 'playing' && id.kind === 'vote' && id.voice === 'yes');
    for (const who of seatedIn(yes.about)) await press(who, yes);
    expect((await app.match(yes.about.id)).pausedUntil).toBeInstanceOf(Date);
  });

  test('a free seat of an earlier release is taken by its old button', async () => {
    const offer = await oldControl(
      (id, { status, computers }) => status === 'playing' && id.kind === 'take' && computers.includes(id.seat),
    );
    const who = newcomerTo(offer.about);
    await press(who, offer);
    expect(sitsIn(await app.match(offer.about.id), who)).toBe(true);
  });

  test('a lobby of an earlier release is joined and started by its old buttons', async () => {
    const isOpen = (kind: CustomId['kind']) => (id: CustomId, match: Match) =>
      id.kind === kind && match.status === 'lobby' && !match.private;
    const join = await oldControl(isOpen('join'));
    await press(newcomerTo(join.about), join);
    const [host] = seatedIn(join.about);
    if (host === undefined) throw new Error('The lobby has no host.');
    await press(host, await oldControl(isOpen('start')));
    expect((await app.match(join.about.id)).status).toBe('playing');
  });

  test('each match of an earlier release is continued by its active players, through old posts and typed commands', {
    timeout: 600_000,
  }, async () => {
    const left = running.map(({ id }) => id);
    const playSome = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await playOn(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playSome));
    await app.posted();
    for (const match of running) {
      const { failures, version, announcedVersion } = await app.match(match.id);
      expect([failures, version - announcedVersion], `match ${match.id}`).toEqual([0, 0]);
    }
  });

  test('the old threads of an earlier release are continued, with no post lost or duplicated', () => {
    let edited = 0;
    for (const { id, place } of running) {
      const before = app.postsBefore.get(place.thread ?? '') ?? [];
      const now = app.posts(place.thread ?? '');
      const ids = now.flatMap((message) => postIdAt(message) ?? []);
      expect(new Set(ids).size, `match ${id}`).toBe(ids.length);
      for (const post of before) {
        const same = now.find((message) => message.id === post.id);
        expect(same, `a post of match ${id}`).toBeDefined();
        if (same !== undefined && textOf(same) !== textOf(post)) edited++;
      }
      expect(now.length + edited).toBeGreaterThanOrEqual(before.length + Math.min(1, waysFor(id).length));
    }
    expect(edited).toBeGreaterThan(running.filter(({ id }) => waysFor(id).length > 0).length / 2);
    const refused = app.sandbox.rest.requests().filter(({ status = 0 }) => status >= 400);
    expect(refused).toEqual([]);
  });

  test('a quarantined match of an earlier release whose log replays again is restored automatically, and continued', async () => {
    const aside = app.before.find(({ status }) => status === 'setAside');
    if (aside === undefined) throw new Error('No match was quarantined.');
    await app.bot.jobs?.sweep();
    await vi.waitUntil(async () => (await app.match(aside.id)).status === 'playing', { interval: 20, timeout: 60_000 });
    await playOn(aside.id, ['post']);
    await app.posted();
    const { version, announcedVersion, place } = await app.match(aside.id);
    expect(version).toBeGreaterThan(aside.version);
    expect(announcedVersion).toBe(version);
    const ids = app.posts(place.thread ?? '').flatMap((message) => postIdAt(message) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("an earlier release's backup is restored with every match unchanged", async () => {
    const other = await emptyDatabase();
    const { manifest, live } = await restore(other.url, app.fixture.backup);
    const stores = await openStores(other.url);
    const restored = await allMatches(stores);
    expect(live).toBe(app.before.filter(({ status }) => status !== 'ended' && status !== 'closed').length);
    expect(restored.map(({ id, version, status }) => ({ id, version, status }))).toEqual(
      app.before.map(({ id, version, status }) => ({ id, version, status })),
    );
    for (const { name, rows } of manifest.tables.filter((table) => table.name !== 'Setting')) {
      const { rows: counted } = await sql(other.url, `SELECT count(*)::int AS n FROM "${name}"`);
      expect(counted[0]).toEqual({ n: rows });
    }
    await stores.close();
    await other.drop();
  });

  const playOn = async (id: number, ways = waysFor(id)): Promise<void> => {
    for (const way of ways) {
      const { version } = await app.match(id);
      const due = await dueIn(id);
      if (due === undefined) return;
      await (way === 'post' ? playThroughPost(id, due) : playTyped(id, due));
      const now = await app.match(id);
      expect(now.version, `match ${id}`).toBeGreaterThan(version);
      if (now.status !== 'playing') return;
    }
  };
  const dueIn = async (id: number): Promise<Person | undefined> => {
    const match = await app.match(id);
    const due = match.active.filter((seat) => !match.computers.includes(seat));
    const [user] = match.seats.flatMap((row) => (due.includes(row.seat) ? (row.user ?? []) : []));
    return user === undefined ? undefined : app.who(user);
  };
  const playThroughPost = async (id: number, who: Person): Promise<void> => {
    const { version, place } = await app.match(id);
    const here = [...controlsIn(app.posts(place.thread ?? '')), ...oldControls(place.thread)];
    const post = here.findLast((control) => control.id.kind === 'open');
    if (post === undefined) throw new Error(`Match ${id} has no post with buttons to play.`);
    let shown = await press(who, post);
    const chance = seeded(id);
    for (let presses = 0; presses < 12; presses++) {
      const ways = controlsOf(shown).filter(({ custom_id: own = '' }) => /\.(?:move|sure)\./.test(own));
      const { custom_id: own = '', options } = chance.pick(ways);
      const was = JSON.stringify(shown.components);
      await (options === undefined ? who.press(shown, own) : who.choose(shown, [chance.pick(options).value], own));
      const isNext = (message: APIMessage): boolean => message.id === shown.id && JSON.stringify(message.components) !== was;
      shown = await who.waitFor(place.thread ?? '', isNext, `what comes of ${own}`);
      if ((await app.match(id)).version > version) return;
    }
    throw new Error(`Match ${id}: nothing was played, but this was shown: ${textOf(shown)}`);
  };
  const playTyped = async (id: number, who: Person): Promise<void> => {
    const { match, view, legal } = (await app.matches.position(id, who.id)) ?? {};
    if (match === undefined || legal === undefined) throw new Error(`Match ${id} cannot be read.`);
    const line = slashOf(match.game, naiveMove(match.game, view, legal, seeded(match.version)));
    await who.answerTo(await who.slash(line, { in: match.place.thread ?? '' }));
  };
});
