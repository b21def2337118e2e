import { beforeEach, describe, expect, it } from 'vitest';
import { dueReminder, remind } from '#jobs/remind.ts';
import type { Match } from '#matches/index.ts';
import { type Posting, posting } from './posting.ts';

const HOUR = 3_600_000;
const since = Date.parse('2026-01-01T12:00:00Z');
const match = (part: Partial<Match> = {}): Match =>
  ({
    status: 'playing',
    remindAfterHours: 24,
    activeSince: new Date(since),
    remindAt: new Date(since + 24 * HOUR),
    ...part,
  }) as Match;
const at = (hours: number): Date => new Date(since + hours * HOUR);

describe('a reminder', () => {
  it('is due when its time has come, not before', () => {
    expect(dueReminder(match(), at(23.9))).toBeUndefined();
    expect(dueReminder(match(), at(24))).toEqual({ number: 1, next: at(48) });
  });

  it('comes at most three times a decision', () => {
    expect(dueReminder(match({ remindAt: at(48) }), at(48))).toEqual({ number: 2, next: at(72) });
    expect(dueReminder(match({ remindAt: at(72) }), at(72))).toEqual({ number: 3, next: undefined });
  });

  it('that was missed while nobody was there to send it is not made up for', () => {
    expect(dueReminder(match(), at(60))).toEqual({ number: 2, next: at(72) });
    expect(dueReminder(match(), at(1000))).toEqual({ number: 3, next: undefined });
  });

  it.each([{ status: 'ended' as const }, { status: 'setAside' as const }, { remindAfterHours: 0 }])(
    'never comes for %j',
    (part) => {
      expect(dueReminder(match(part), at(100))).toBeUndefined();
    },
  );
});

describe('whoever keeps a match waiting', () => {
  let table: Posting;
  let due: string;
  const remindNow = () => remind(table.services(), table.match);
  const reminders = () => table.texts(table.discord.dmOf(due)).filter((text) => text.includes('·reminder'));

  beforeEach(async () => {
    table = await posting();
    await table.announceAll();
    due = (await table.legal()).user;
  });

  it('is reminded by direct message after 24 hours, and after 48 and 72, and then no more', async () => {
    const counts: number[] = [];
    for (let hour = 0; hour < 120; hour += 12) {
      await remindNow();
      counts.push(reminders().length);
      table.clock.advance(12);
    }
    expect(counts).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 3]);
    expect(reminders()[0]).toContain(`<#${await table.thread()}>`);
  });

  it('is reminded once however many ask at once, or again', async () => {
    table.clock.advance(24);
    await Promise.all([remindNow(), remindNow()]);
    await remindNow();
    expect(reminders()).toHaveLength(1);
  });

  it('is left alone once they have moved', async () => {
    table.clock.advance(24);
    await table.move();
    await remindNow();
    expect(reminders()).toEqual([]);
    expect((await table.found()).remindAt?.getTime()).toBe(table.clock.now().getTime() + 24 * HOUR);
  });

  it('is reminded in the thread, by a mention, when their direct messages are closed', async () => {
    table.discord.dmsClosed.add(due);
    table.clock.advance(24);
    await remindNow();
    await remindNow();
    const thread = await table.thread();
    const said = table.texts(thread).filter((text) => text.includes('waits for you; your turn began'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`<@${due}>`);
    expect(table.discord.pings.at(-1)).toEqual({ channel: thread, user: due });
  });
});
