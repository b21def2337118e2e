import { beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '#jobs/handlers/sweep.ts';
import { remindUser } from '#jobs/reminders/remindUser.ts';
import { playComputers } from '#jobs/upkeep/computerMoves.ts';
import { processDeadlines } from '#jobs/upkeep/deadlines.ts';
import { processGuildRemovals } from '#jobs/upkeep/guildRemoval.ts';
import { isPost } from '../../support/laws/postIds.ts';
import { SEATED } from '../announce/announcementHarness.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';
import { type Calling, calling } from '../reminders/remindingUsers.ts';

const HOUR = 3_600_000;

let table: Calling;
let thread: string;
beforeEach(async () => {
  table = await calling();
  thread = await table.thread();
});

const leave = async (where: 'nowhere' | 'on another server' = 'on another server'): Promise<void> => {
  table.discord.putBot(where);
  await table.stores.absences.begin('server', table.clock.now());
};
const comeBack = async (): Promise<void> => {
  table.discord.putBot('on the server');
  await table.stores.absences.update('server', { backAt: table.clock.now() });
};
const tend = () => processGuildRemovals(table.services());
const sweepOnce = () => sweep(table.services(), BEATING, deaf, 10);
/** The direct messages that each user got about it. */
const farewells = () =>
  SEATED.map((user) => table.texts(table.discord.dmOf(user)).filter((text) => text.includes('I’m no longer on the server of #')));
const returns = () => table.texts(thread).filter((text) => text.includes('I’m back, and #'));
/** The direct messages to a user that nothing can be posted any more. */
const toldOfPlace = (user: string) => table.textsOf(table.discord.dmOf(user), (body) => isPost(body, `#${table.match}·place`));
const absence = async () => (await table.stores.absences.all())[0];

describe('a server that has removed the bot', () => {
  test('a player on a server that has removed the bot gets one direct message about all their matches and the deadline', async () => {
    const other = await table.another('ben');
    await leave();
    const until = Math.floor((table.clock.now().getTime() + 30 * 24 * HOUR) / 1000);
    for (let times = 0; times < 3; times++) await sweepOnce();
    expect(farewells().map((texts) => texts.length)).toEqual([1, 1, 1]);
    expect(farewells()[0]?.[0]).toContain(`the server of #${table.match}.`);
    expect(farewells()[1]?.[0]).toContain(`the server of #${table.match}, #${other}.`);
    expect(farewells()[2]?.[0]).toContain(`<t:${until}:D>`);
  });

  test('players are notified a few at a time, whatever their number, so that Discord refuses few messages at once', async () => {
    for (let guest = 0; guest < 7; guest++) await table.another(`guest ${guest}`);
    await leave();
    const sent = () => table.discord.requests.filter((line) => /^POST \/channels\/dm-/.test(line)).length;
    const before = sent();
    const steps: number[] = [];
    for (let times = 0; times < 3; times++) {
      await tend();
      steps.push(sent() - before);
    }
    expect(steps).toEqual([5, 10, 10]);
  });

  test('a player who shares no other server with the bot is not tried again, and does not count as refusing messages', async () => {
    await leave('nowhere');
    const before = table.discord.requests.length;
    for (let times = 0; times < 3; times++) await sweepOnce();
    const asked = table.discord.requests.slice(before).filter((line) => /^POST \/channels\/dm-.*messages/.test(line));
    expect(asked.length).toBeLessThanOrEqual(3);
    for (const user of SEATED) expect((await table.stores.users.find(user))?.dmClosed ?? false).toBe(false);
    expect(farewells()).toEqual([[], [], []]);
  });

  test('players are notified once Discord is available again', async () => {
    await leave();
    table.discord.fail(/^POST/, { status: 502 }, 4);
    await tend();
    await tend();
    const soFar = farewells().flat().length;
    for (let times = 0; times < 4; times++) await tend();
    expect(soFar).toBeLessThan(3);
    expect(farewells().map((texts) => texts.length)).toEqual([1, 1, 1]);
  });

  test('a process that dies while it notifies players notifies nobody twice and leaves nobody out', async () => {
    for (let strikes = 0; strikes < 12; strikes++) {
      table = await calling();
      await leave();
      let left = strikes;
      const doom = { strike: () => left-- <= 0 };
      await Promise.race([
        processGuildRemovals(table.services(doom)),
        new Promise((resolve) => setImmediate(() => setImmediate(resolve))),
      ]);
      await tend();
      expect([strikes, farewells().map((texts) => texts.length)]).toEqual([strikes, [1, 1, 1]]);
    }
  });

  test('a suspended match has no posts, reminders, timeouts or computer moves', async () => {
    await leave();
    for (let times = 0; times < 2; times++) await sweepOnce();
    const before = { requests: table.discord.requests.length, version: (await table.found()).version };
    for (let days = 0; days < 20; days++) {
      table.clock.advance(24);
      await sweepOnce();
      await table.announceOnce();
      await remindUser(table.services(), table.due);
      await processDeadlines(table.services(), BEATING, table.match);
      await playComputers(table.services(), async () => undefined, table.match);
    }
    expect(table.discord.requests.length).toBe(before.requests);
    expect((await table.found()).version).toBe(before.version);
  });

  test('a suspended match accepts no moves, but players can leave', async () => {
    await leave();
    const { user, moves } = await table.legal();
    const { matches } = table.services();
    const [command = { type: 'none' }] = moves;
    const refused = await matches.play(table.match, { type: 'Play', user, command }, 'a move');
    expect(refused).toMatchObject({ kind: 'rejected', rejection: { code: 'matchSuspended' } });
    const given = await matches.play(table.match, { type: 'HandOver', user, to: 'computer' }, 'leaving');
    expect(given.kind).toBe('played');
  });

  test('a removal that was not reported is noticed when a post is refused', async () => {
    await table.move();
    table.discord.putBot('on another server');
    expect(await table.announceOnce()).toMatchObject({ kind: 'announced' });
    expect(await absence()).toMatchObject({ server: 'server' });
    expect((await table.found()).suspendedAt).toEqual(table.clock.now());
    expect(SEATED.flatMap(toldOfPlace)).toEqual([]);
  });

  test('a server on which the bot only lacks permissions does not count as removed', async () => {
    await table.move();
    table.discord.channel('games').forbidden = true;
    await table.announceOnce();
    expect(await absence()).toBeUndefined();
    expect(toldOfPlace('ada')).toHaveLength(1);
  });
});

describe('a server that the bot has returned to', () => {
  test('a server that the bot has returned to has its matches resumed, each announced once, and no player loses time', async () => {
    const [before] = (await table.stores.clocks.of(table.match)).filter(({ running }) => running !== undefined);
    await leave();
    const left = table.clock.now().getTime();
    table.clock.advance(24 * 25);
    await comeBack();
    for (let times = 0; times < 3; times++) await sweepOnce();
    expect(returns()).toHaveLength(1);
    expect(returns()[0]).toContain(`since <t:${Math.floor(left / 1000)}:f>`);
    expect(await absence()).toBeUndefined();
    expect((await table.found()).suspendedAt).toBeUndefined();
    await processDeadlines(table.services(), BEATING, table.match);
    expect((await table.found()).computers).toEqual([]);
    const [after] = (await table.stores.clocks.of(table.match)).filter(({ running }) => running !== undefined);
    expect(after?.running?.begun).toBe(before?.running?.begun);
    // 48 hours and a reserve of 96 more, none of which ran while the match was suspended.
    table.clock.advance(143);
    await processDeadlines(table.services(), BEATING, table.match);
    expect((await table.found()).computers).toEqual([]);
    table.clock.advance(2);
    const version = (await table.found()).version;
    await processDeadlines(table.services(), BEATING, table.match);
    expect((await table.found()).version).toBeGreaterThan(version);
  });

  test('a resumed match announces its pending events', async () => {
    await table.move();
    await leave();
    await sweepOnce();
    await comeBack();
    await sweepOnce();
    expect(await table.stores.schedule.due('announcement', new Date(), 10)).toEqual([table.match]);
    await table.announceAll();
    expect(table.texts(thread).at(-1)).not.toContain('I’m back');
  });

  test('a server that the bot has returned to has its matches resumed though nothing can be posted there', async () => {
    await leave();
    table.discord.remove('games');
    await comeBack();
    await sweepOnce();
    expect((await table.found()).suspendedAt).toBeUndefined();
    expect(await absence()).toBeUndefined();
  });

  test('a match that could not be resumed because Discord was unavailable is resumed later and announced once', async () => {
    await leave();
    await comeBack();
    table.discord.fail(/^POST/, { status: 500, after: true });
    await tend();
    expect((await table.found()).suspendedAt).toBeInstanceOf(Date);
    await tend();
    await tend();
    expect((await table.found()).suspendedAt).toBeUndefined();
    expect(returns()).toHaveLength(1);
  });

  test('a vote whose time ran out during the suspension gets another day', async () => {
    const { matches } = table.services();
    const called = await matches.play(
      table.match,
      { type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 }, isGone: false } as never,
      'a vote',
    );
    expect(called.kind).toBe('played');
    await leave();
    table.clock.advance(24 * 10);
    await comeBack();
    await sweepOnce();
    const isOpen = async () => (await matches.position(table.match, 'ada'))?.vote !== undefined;
    table.clock.advance(23);
    await sweepOnce();
    expect(await isOpen()).toBe(true);
    table.clock.advance(2);
    await sweepOnce();
    expect(await isOpen()).toBe(false);
  });

  test('a server that removes the bot again while its matches resume keeps the others suspended', async () => {
    await table.another('ben');
    await leave();
    await comeBack();
    const { absences } = table.stores;
    const { resume: takeUp } = absences;
    let taken = 0;
    absences.resume = async (...asked) => {
      if (taken === 1) await leave('nowhere');
      taken += 1;
      return takeUp(...asked);
    };
    await tend();
    expect(taken).toBe(2);
    expect(await table.stores.matches.list({ suspendedIn: 'server' })).toHaveLength(2);
    expect(await absence()).toMatchObject({ server: 'server' });
    expect((await absence())?.backAt).toBeUndefined();
    await comeBack();
    await tend();
    expect(await table.stores.matches.list({ suspendedIn: 'server' })).toEqual([]);
    expect(await absence()).toBeUndefined();
  });

  test('a suspended lobby keeps its remaining time', async () => {
    const { matches } = table.services();
    const lobby = { game: 'peloponnes', host: 'ada', hostName: 'Ada', private: false, options: {} };
    const made = await matches.create({ ...lobby, place: { server: 'server', channel: 'games' } }, 'a lobby');
    const id = made.match?.id ?? 0;
    await leave();
    table.clock.advance(24 * 20);
    await comeBack();
    await sweepOnce();
    const status = async () => (await table.stores.matches.find(id))?.status;
    table.clock.advance(24 * 7 - 1);
    await sweepOnce();
    expect(await status()).toBe('lobby');
    table.clock.advance(1);
    await sweepOnce();
    expect(await status()).toBe('closed');
  });
});

describe('a server to which the bot does not return', () => {
  test('a server to which the bot does not return is erased after thirty days, with all its data', async () => {
    await leave();
    table.clock.advance(24 * 30 - 1);
    await sweepOnce();
    expect(await table.stores.matches.find(table.match)).toMatchObject({ id: table.match });
    table.clock.advance(1);
    await sweepOnce();
    expect(await table.stores.matches.find(table.match)).toBeUndefined();
    expect(await absence()).toBeUndefined();
    for (const user of SEATED) expect(await table.stores.users.find(user)).toBeUndefined();
    await sweepOnce();
  });

  test('a server is not erased while Discord cannot be asked, nor when Discord says that the bot is there', async () => {
    await leave();
    table.clock.advance(24 * 31);
    table.discord.fail(/^GET \/guilds/, { status: 503 });
    await tend();
    expect(await table.stores.matches.find(table.match)).toMatchObject({ id: table.match });
    table.discord.putBot('on the server');
    await tend();
    await tend();
    expect((await table.found()).suspendedAt).toBeUndefined();
    expect(returns()).toHaveLength(1);
  });
});
