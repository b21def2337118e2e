import { beforeEach, describe, expect, it } from 'vitest';
import { dueReminder, remind } from '#jobs/remind.ts';
import { askedAt, type Step } from '#matches/index.ts';
import { type Posting, posting } from './posting.ts';
import { type MadeUp, storyOf } from './steps.ts';

const HOUR = 3_600_000;
const asked = new Date('2026-01-01T12:00:00Z');
const at = (hours: number): Date => new Date(asked.getTime() + hours * HOUR);

describe('a reminder', () => {
  it('is due when its time has come, not before', () => {
    expect(dueReminder(asked, 24, at(23.9))).toEqual({ number: 0, next: at(24) });
    expect(dueReminder(asked, 24, at(24))).toEqual({ number: 1, next: at(48) });
  });

  it('comes at most three times a decision', () => {
    expect(dueReminder(asked, 24, at(48))).toEqual({ number: 2, next: at(72) });
    expect(dueReminder(asked, 24, at(72))).toEqual({ number: 3, next: undefined });
  });

  it('that was missed while nobody was there to send it is not made up for', () => {
    expect(dueReminder(asked, 24, at(60))).toEqual({ number: 2, next: at(72) });
    expect(dueReminder(asked, 24, at(1000))).toEqual({ number: 3, next: undefined });
  });
});

describe('a due seat was asked', () => {
  const began: MadeUp = { by: 0, events: ['MatchStarted'], due: [0, 1] };
  const later = (steps: readonly Step[]): readonly Step[] => steps.map((step, index) => ({ ...step, at: at(index) }));
  const askedIn = (seat: number, ...made: readonly MadeUp[]) => askedAt(later(storyOf(...made)), seat);

  it('when it became due, whatever others have done since', () => {
    const others: readonly MadeUp[] = [
      { by: 0, events: ['Noted'], due: [0, 1] },
      { by: 0, events: ['Chose'], due: [1] },
      { by: 2, events: ['SeatConceded'], due: [1] },
    ];
    expect(askedIn(1, { by: 2, events: ['Moved'], due: [2] }, began, ...others)).toEqual(at(1));
  });

  it('anew when it has acted and is due still', () => {
    expect(askedIn(0, began, { by: 0, events: ['Noted'], due: [0, 1] }, { by: 1, events: ['Chose'], due: [0] })).toEqual(at(1));
  });

  it('anew when it has been due before, and was not for a while', () => {
    expect(askedIn(1, began, { by: 0, events: ['Took'], due: [0] }, { by: 0, events: ['Gave'], due: [1] })).toEqual(at(2));
  });

  it('at no time when it is not due', () => {
    expect(askedIn(1, began, { by: 1, events: ['Chose'], due: [0] })).toBeUndefined();
  });
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
    const said = table.texts(thread).filter((text) => text.includes('waits for you; you were asked'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`<@${due}>`);
    expect(table.discord.pings.at(-1)).toEqual({ channel: thread, user: due });
  });
});
