import { beforeEach, describe, expect, test } from 'vitest';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits, type Pressable } from '../../support/drivers/pressing.ts';

const ADA = '900';
let table: Table;

beforeEach(() => {
  table = openTable();
});

const plan = async (options: Readonly<Record<string, string>> = {}): Promise<Shown> => {
  const answer = await table.slash('Ada', 'me holidays', options);
  if (answer === undefined) throw new Error('There is no reply.');
  expectWithinLimits({ components: answer.components });
  return answer;
};
const holidays = () => table.services.stores.holidays.of(ADA);
const takeBack = (value: string): Promise<Shown | undefined> =>
  table.press('Ada', { customId: '1.me.back', label: '', value }, 'ephemeral');

describe('holidays', () => {
  test('no holidays are planned at first, with the whole allowance of the year left', async () => {
    const { text, controls } = await plan();
    expect(text).toContain('none planned');
    expect(text).toContain('2026: 0 days planned, 0 used, 30 left');
    expect(text).toContain('plan that day too');
    expect(controls).toEqual([]);
  });

  test('holidays are planned for a range of days or one day, and shown in whole ranges', async () => {
    await plan({ from: '2026-12-24', until: '2027-1-2' });
    const { text } = await plan({ from: '2026-05-01' });
    expect(text).toContain('Fri 1 May 2026 and Thu 24 Dec 2026 to Sat 2 Jan 2027 (10 days)');
    expect(text).toContain('2026: 9 days planned, 0 used, 21 left');
    expect(text).toContain('2027: 2 days planned, 0 used, 28 left');
    expect((await holidays()).planned).toHaveLength(11);
  });

  test('used holidays are counted, and cannot be cancelled', async () => {
    await plan({ from: '2026-01-02', until: '2026-01-05' });
    await table.services.stores.holidays.spend(ADA, ['2026-01-02', '2026-01-03']);
    const { text, controls } = await plan();
    expect(text).toContain('2026: 2 days planned, 2 used, 26 left');
    expect(controls.map(({ value }) => value)).toEqual(['2026-01-04_2026-01-05']);
    await takeBack('2026-01-01_2026-12-31');
    expect(await holidays()).toEqual({ planned: ['2026-01-02', '2026-01-03'], spent: ['2026-01-02', '2026-01-03'] });
  });

  test('holidays are cancelled by a menu, range by range, but not once their day has begun', async () => {
    await plan({ from: '2026-01-01', until: '2026-01-03' });
    await plan({ from: '2026-02-10', until: '2026-02-11' });
    const [first, second] = (await plan()).controls as readonly [Pressable, Pressable];
    expect([first.value, second.value]).toEqual(['2026-01-02_2026-01-03', '2026-02-10_2026-02-11']);
    expect((await takeBack(first.value ?? ''))?.text).toContain('Thu 1 Jan 2026 and Tue 10 Feb 2026 to Wed 11 Feb 2026');
    expect((await holidays()).planned).toEqual(['2026-01-01', '2026-02-10', '2026-02-11']);
  });

  test.each(['', '_', 'x_y', '2026-01-02', '9_0'])(
    'holidays are unchanged by a value that was not offered: %j',
    async (value) => {
      await plan({ from: '2026-01-02', until: '2026-01-05' });
      const before = await holidays();
      await takeBack(value);
      expect(await holidays()).toEqual(before);
    },
  );

  test.each([
    [{ from: '2025-12-31' }, '2025-12-31 is in the past (today is 2026-01-01 for you)'],
    [{ from: '2026-02-30' }, 'That date doesn’t exist.'],
    [{ from: 'Christmas' }, 'That date doesn’t exist.'],
    [{ from: '2026-03-02', until: '2026-03-01' }, 'The end is before the start.'],
    [{ from: '2026-03-01', until: '9999-12-31' }, 'at most 30 days off in 2026'],
    [{ until: '2026-03-01' }, 'Please add `from:`'],
  ])('impossible holidays such as %j are refused, and nothing changes', async (options, sentence) => {
    await plan({ from: '2026-12-24' });
    expect((await plan(options)).text).toContain(sentence);
    expect((await holidays()).planned).toEqual(['2026-12-24']);
  });

  test("holidays begin with the current day in the person's time zone", async () => {
    await table.slash('Ada', 'me settings', { zone: 'America/New_York' });
    expect((await plan({ from: '2025-12-31' })).text).toContain('Wed 31 Dec 2025');
  });
});

describe('the days that are offered', () => {
  const offered = (option: 'from' | 'until', options: Readonly<Record<string, string>>) =>
    table.suggest('Ada', 'me holidays', options, option);

  test('the offered days are future ones, today first', async () => {
    const days = await offered('from', { from: '' });
    expect(days[0]).toMatchObject({ name: 'Thu 1 Jan 2026', value: '2026-01-01' });
    expect(days).toHaveLength(25);
  });

  test('the offered days match names, and the typed text', async () => {
    expect((await offered('from', { from: '24 dec' }))[0]?.value).toBe('2026-12-24');
    expect((await offered('from', { from: '2026-12-2' })).map(({ value }) => value)).toContain('2026-12-29');
  });

  test('the offered last days begin at the first day, once that is given', async () => {
    expect((await offered('until', { from: '2026-07-30', until: '' }))[0]?.value).toBe('2026-07-30');
    expect((await offered('until', { from: 'soon', until: '' }))[0]?.value).toBe('2026-01-01');
  });
});
