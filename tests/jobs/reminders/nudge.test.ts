import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#discord/command/actor.ts';
import { createPresenceTracker, isUnreachable } from '#discord/delivery/reachability.ts';
import { nudge } from '#discord/status/nudge.ts';
import { sweep } from '#jobs/handlers/sweep.ts';
import { commandRegistry } from '../../support/commands.ts';
import { messagesFor } from '../../support/languages.ts';
import { textsOf } from '../../support/laws/messageLimits.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from '../announce/announcementHarness.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';

/** Quiet hours from 12:00, when these tests begin, until 20:00. */
const RESTING = { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' };

let table: AnnouncementHarness;
let due: string;
let other: string;

beforeEach(async () => {
  table = await announcementHarness();
  await table.announceAll();
  due = (await table.legal()).user;
  other = SEATED.find((user) => user !== due) ?? '';
});

const actor = (user: string): Actor => ({ user, name: user, locale: 'en-US', server: 'server', commandId: 'press' });
const nudgeBy = async (user: string): Promise<string> => {
  const services = table.services();
  const position = await services.matches.position(table.match, user);
  if (position === undefined) throw new Error('The match is gone.');
  const context = { services, say: messagesFor(), registry: commandRegistry, actor: actor(user), position };
  return textsOf((await nudge(context)).components).join('\n');
};
const nudges = (channel: string): readonly string[] =>
  table.texts(channel).filter((text) => text.includes('sent you a reminder'));
const directly = () => nudges(table.discord.dmOf(due));
const openly = async () => nudges(await table.thread());
const sweepNow = () => sweep(table.services(), BEATING, deaf, 100);
const change = (part: Parameters<AnnouncementHarness['stores']['users']['change']>[1]) => table.stores.users.change(due, part);

describe('a nudge', () => {
  test('a nudge notifies the user the match waits for, with the name of the sender and a link', async () => {
    expect(await nudgeBy(other)).toContain('I’m reminding ');
    expect(directly()).toHaveLength(1);
    expect(directly()[0]).toContain(`/server/${await table.thread()}`);
    expect(directly()[0]?.toLowerCase()).toContain(`${other} sent you a reminder`);
    expect(await openly()).toEqual([]);
  });

  test('a nudge comes once a day to a user, from any sender; the reply says when the next is possible', async () => {
    await nudgeBy(other);
    table.clock.advance(23);
    const third = SEATED.find((user) => user !== due && user !== other) ?? '';
    const again = Math.floor(table.clock.now().getTime() / 1000) + 3600;
    expect(await nudgeBy(third)).toContain(`<t:${again}:R>`);
    expect(directly()).toHaveLength(1);
    table.clock.advance(1);
    expect(await nudgeBy(third)).toContain('I’m reminding ');
    expect(directly()).toHaveLength(2);
  });

  test('a nudge is refused after one in another match within the last day, without naming that match', async () => {
    const at = table.clock.now();
    const elsewhere = { user: due, match: table.match + 1, by: 0, at, dueAt: at };
    await table.stores.nudges.claim(elsewhere, new Date(0));
    const early = await nudgeBy(other);
    table.clock.advance(23);
    expect(early).toContain('got a reminder less than a day ago');
    expect(early).not.toContain('<t:');
    expect(await nudgeBy(other)).toBe(early);
    expect(directly()).toEqual([]);
  });

  test('a nudge comes once when two are sent at the same moment', async () => {
    const answers = await Promise.all(SEATED.filter((user) => user !== due).map(nudgeBy));
    expect(answers.filter((text) => text.includes('I’m reminding '))).toHaveLength(1);
    expect(directly()).toHaveLength(1);
  });

  test('a nudge in quiet hours waits until they are over, without revealing that', async () => {
    const awake = await nudgeBy(other);
    table = await announcementHarness();
    await table.announceAll();
    await change({ hours: RESTING });
    expect(await nudgeBy(other)).toBe(awake);
    table.clock.advance(7.9);
    await sweepNow();
    expect(directly()).toEqual([]);
    table.clock.advance(0.1);
    await sweepNow();
    await sweepNow();
    expect(directly()).toHaveLength(1);
  });

  test('a nudge that waited is not sent to a user who has moved since', async () => {
    await change({ hours: RESTING });
    await nudgeBy(other);
    await table.move();
    table.clock.advance(8);
    await sweepNow();
    expect(directly()).toEqual([]);
    expect(await table.stores.nudges.due(table.clock.now(), 9)).toEqual([]);
  });

  test('a nudge is sent once Discord is available again', async () => {
    table.discord.fail(/./, { status: 502 }, 3);
    await nudgeBy(other);
    expect(directly()).toEqual([]);
    await sweepNow();
    expect(directly()).toHaveLength(1);
  });

  test('a nudge is given up when Discord accepts no message at all', async () => {
    await change({ noticesBy: 'mention' });
    table.discord.channel('games').forbidden = true;
    await nudgeBy(other);
    expect(await table.stores.nudges.due(table.clock.now(), 9)).toEqual([]);
  });

  test('a nudge is refused while its match is paused, and one that waited is not sent then', async () => {
    await change({ hours: RESTING });
    await nudgeBy(other);
    const motion = { kind: 'pause', hours: 48 } as const;
    const paused = { type: 'Organise', user: 'organiser', motion, reason: 'agreed' } as const;
    expect((await table.services().matches.play(table.match, paused, 'pause')).kind).toBe('played');
    const until = Math.floor(table.clock.now().getTime() / 1000) + 48 * 3600;
    expect(await nudgeBy(other)).toContain(`paused, so it isn’t waiting for anyone. It resumes <t:${until}:R>`);
    table.clock.advance(8);
    await sweepNow();
    expect(directly()).toEqual([]);
    expect(await table.stores.nudges.due(table.clock.now(), 9)).toEqual([]);
  });

  test('a nudge does not notify a user for whom a computer plays', async () => {
    const given = { type: 'HandOver', user: due, to: 'computer' } as const;
    expect((await table.services().matches.play(table.match, given, 'hand over')).kind).toBe('played');
    expect(await nudgeBy(other)).toContain('no one to remind');
    expect(directly()).toEqual([]);
  });

  test('a nudge is for players of the match, and not for oneself', async () => {
    expect(await nudgeBy('zoe')).toContain('not playing in this match');
    expect(await nudgeBy(due)).toContain('no one to remind');
    expect(directly()).toEqual([]);
  });
});

describe('notices of a nudge', () => {
  test('notices come as a mention that pings for a user who wants that', async () => {
    await change({ noticesBy: 'mention' });
    await nudgeBy(other);
    expect(directly()).toEqual([]);
    expect(await openly()).toHaveLength(1);
    expect(table.discord.pings.at(-1)).toEqual({ channel: await table.thread(), user: due });
  });

  test('notices come both ways for a user who wants both', async () => {
    await change({ noticesBy: 'both' });
    await nudgeBy(other);
    expect([directly().length, (await openly()).length]).toEqual([1, 1]);
  });

  test.each(['dm', 'both'] as const)(
    'by a mention when direct messages fail, and then no more are tried: %s',
    async (noticesBy) => {
      await change({ noticesBy });
      table.discord.dmsClosed.add(due);
      await nudgeBy(other);
      expect(await openly()).toHaveLength(1);
      expect((await table.stores.users.find(due))?.dmClosed).toBe(true);
      table.discord.dmsClosed.delete(due);
      table.clock.advance(24);
      await nudgeBy(other);
      expect(directly()).toEqual([]);
      expect(await openly()).toHaveLength(2);
    },
  );
});

describe('a user who has left the server', () => {
  test('a user who has left the server gets no notices, and the sender of a nudge learns that', async () => {
    table.discord.left.add(due);
    expect(await nudgeBy(other)).toContain('I can’t reach Cleo on this server any more.');
    expect(directly()).toEqual([]);
    expect(await openly()).toEqual([]);
    expect(await table.stores.departures.find(due, 'server')).toMatchObject({ reason: 'left' });
  });

  test('a user who has left the server is unreachable until they are back', async () => {
    table.discord.left.add(due);
    expect(await isUnreachable(table.services(), due, 'server')).toBe(true);
    table.discord.left.delete(due);
    expect(await isUnreachable(table.services(), due, 'server')).toBe(false);
    expect(await table.stores.departures.find(due, 'server')).toBeUndefined();
  });

  test('a user who has left the server keeps their last known status while Discord cannot be asked', async () => {
    table.discord.fail(/members/, { status: 502 });
    expect(await isUnreachable(table.services(), due, 'server')).toBe(false);
    table.discord.left.add(due);
    await isUnreachable(table.services(), due, 'server');
    table.discord.fail(/members/, { status: 403, code: 50_001 });
    expect(await isUnreachable(table.services(), due, 'server')).toBe(true);
  });
});

describe('a user who accepts no direct messages and has not reacted to a mention', () => {
  test('a silent user is unreachable until they press or type something anywhere', async () => {
    await table.stores.departures.note({ user: due, server: 'server', reason: 'silent', since: table.clock.now() });
    expect(await isUnreachable(table.services(), due, 'server')).toBe(true);
    const attendance = createPresenceTracker(table.services());
    await attendance(other, undefined);
    expect(await isUnreachable(table.services(), due, 'server')).toBe(true);
    await attendance(due, undefined);
    expect(await isUnreachable(table.services(), due, 'server')).toBe(false);
  });

  test('a silent user is looked up in the store at intervals, whatever the number of interactions', async () => {
    const services = table.services();
    let reads = 0;
    const counted = {
      ...services,
      stores: {
        ...services.stores,
        departures: {
          ...services.stores.departures,
          everybody: () => {
            reads++;
            return services.stores.departures.everybody();
          },
          forget: () => Promise.reject(new Error('Nobody is gone.')),
        },
      },
      log: { ...services.log, warn: (_: object, message: string) => expect.unreachable(message) },
    };
    const attendance = createPresenceTracker(counted);
    for (let times = 0; times < 20; times++) await attendance(other, 'server');
    expect(reads).toBe(1);
    table.clock.advance(1);
    await attendance(other, 'server');
    expect(reads).toBe(2);
  });

  test('a silent user is reachable again even when the store was unavailable at the first lookup', async () => {
    await table.stores.departures.note({ user: due, server: 'server', reason: 'silent', since: table.clock.now() });
    const services = table.services();
    let isAway = true;
    const everybody = () => (isAway ? Promise.reject(new Error('away')) : services.stores.departures.everybody());
    const departures = { ...services.stores.departures, everybody };
    const attendance = createPresenceTracker({ ...services, stores: { ...services.stores, departures } });
    await attendance(due, undefined);
    isAway = false;
    await attendance(due, undefined);
    expect(await isUnreachable(services, due, 'server')).toBe(false);
  });
});
