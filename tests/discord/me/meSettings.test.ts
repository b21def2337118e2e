import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#matches/index.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../../support/drivers/pressing.ts';

const ADA = '900';
let table: Table;

beforeEach(() => {
  table = openTable();
});

const type = async (options: Readonly<Record<string, string>> = {}): Promise<Shown> =>
  shown(await table.slash('Ada', 'me settings', options, { in: 'dm' }));
const choose = async (part: string, value?: string): Promise<Shown> =>
  shown(await table.press('Ada', { customId: `1.me.${part}`, label: '', ...(value !== undefined && { value }) }, 'ephemeral'));
const kept = async (): Promise<User | undefined> => table.services.stores.users.find(ADA);
const hours = async () => (await kept())?.hours;

const shown = (answer: Shown | undefined): Shown => {
  if (answer === undefined) throw new Error('There is no reply.');
  expectWithinLimits({ components: answer.components });
  return answer;
};

/** The chosen entries of a message's menus. */
const chosen = ({ components }: Shown): string =>
  (JSON.stringify(components).match(/\{[^{}]*"default":true[^{}]*\}/g) ?? []).join('\n');

/** The options of a message's menus. */
const labels = ({ components }: Shown): readonly string[] =>
  [...JSON.stringify(components).matchAll(/"label":"([^"]*)"/g)].map(([, label = '']) => label);

describe('a person without settings', () => {
  test("a person without settings is shown the defaults: no quiet hours, reminders by each match's setting, the usual notices", async () => {
    const first = await type();
    const { text } = first;
    expect(text).toContain('UTC (00:00 now)');
    expect(text).toContain('Quiet hours: none');
    expect(chosen(first)).toContain('Reminders as set in each match');
    expect(chosen(first)).toContain('Your turn: mention · rest: DM');
    expect(chosen(first)).toContain('Colours: as set on each server');
    expect(text).toContain('apply from your next decision');
  });
});

describe('quiet hours', () => {
  test('quiet hours changed elsewhere at the same moment are kept, whatever else is set here', async () => {
    await type();
    const { users } = table.services.stores;
    const { find } = users;
    const before = await kept();
    await users.change(ADA, { hours: { quietFrom: '22:00', quietUntil: '07:00' } });
    // As if read just before.
    users.find = async () => before;
    await type({ language: 'cs' });
    users.find = find;
    expect(await hours()).toEqual({ timeZone: 'UTC', quietFrom: '22:00', quietUntil: '07:00' });
    expect((await kept())?.language).toBe('cs');
  });

  test('quiet hours are set by typing, and the reply shows them', async () => {
    const { text } = await type({ zone: 'europe/berlin', 'quiet-from': '22', 'quiet-until': '7:30' });
    expect(text).toContain('Europe/Berlin (01:00 now)');
    expect(text).toContain('Quiet hours: 22:00 to 07:30');
    expect(await hours()).toEqual({ timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:30' });
  });

  test.each([
    [{ zone: 'Atlantis' }, 'I don’t know that time zone.'],
    [{ zone: '+02:00' }, 'I don’t know that time zone.'],
    [{ 'quiet-from': '25:00' }, 'I can’t read that time.'],
    [{ 'quiet-from': 'late', 'quiet-until': '07:00' }, 'I can’t read that time.'],
    [{ 'quiet-until': '7.30' }, 'I can’t read that time.'],
    [{ 'quiet-from': '20:00', 'quiet-until': '08:00' }, 'at most 10 hours a day; that’s 12 hours'],
  ])('impossible quiet hours such as %j are refused, and nothing changes', async (options, sentence) => {
    await type({ zone: 'Asia/Tokyo', 'quiet-from': '23:00', 'quiet-until': '06:00', notices: 'mention' });
    const before = await kept();
    const { text } = await type({ ...options, notices: 'both' });
    expect(text).toContain(sentence);
    expect(text).toContain('Quiet hours: 23:00 to 06:00');
    expect(await kept()).toEqual(before);
  });

  test('quiet hours with one end typed last eight hours at first, and as long as before afterwards', async () => {
    await type({ 'quiet-until': '07:00' });
    expect(await hours()).toMatchObject({ quietFrom: '23:00', quietUntil: '07:00' });
    await type({ 'quiet-until': '05:00' });
    await type({ 'quiet-from': '10:00' });
    expect(await hours()).toMatchObject({ quietFrom: '10:00', quietUntil: '16:00' });
  });

  test('quiet hours are chosen by menus: their start, their length, or none', async () => {
    expect(labels(await choose('from', '21:00'))).toContain('Quiet until 07:00 (10 hours)');
    expect(await hours()).toMatchObject({ quietFrom: '21:00', quietUntil: '05:00' });
    await choose('length', '10');
    expect(await hours()).toMatchObject({ quietFrom: '21:00', quietUntil: '07:00' });
    await choose('from', '08:00');
    expect(await hours()).toMatchObject({ quietFrom: '08:00', quietUntil: '18:00' });
    const { text } = await choose('from', 'none');
    expect(text).toContain('Quiet hours: none');
  });

  test('quiet hours between whole hours appear in the menus’ words', async () => {
    const { components } = await type({ 'quiet-from': '22:30', 'quiet-until': '08:00' });
    expect(JSON.stringify(components)).toContain('Quiet from 22:30');
    expect(JSON.stringify(components)).toContain('Quiet until 08:00 (9.5 hours)');
  });
});

describe('a time zone', () => {
  const names = async (typed: string) =>
    (await table.suggest('Ada', 'me settings', { zone: typed }, 'zone')).map(({ name }) => name);

  test('a time zone is found by a city, by its name, and by its current time', async () => {
    expect((await names('athens'))[0]).toBe('Europe/Athens (02:00 now)');
    expect((await names('new y'))[0]).toBe('America/New_York (19:00 now)');
    expect(await names('europe/be')).toContain('Europe/Berlin (01:00 now)');
    expect(await names('05:45')).toEqual([expect.stringMatching(/^Asia\/Kat.*mandu \(05:45 now\)$/)]);
    expect(await names('atlantis')).toEqual([]);
  });

  test('a time zone is accepted by the name of its city alone, and an ambiguous name lists some', async () => {
    expect((await type({ zone: 'berlin' })).text).toContain('Time zone: Europe/Berlin');
    expect((await type({ zone: 'New York' })).text).toContain('Time zone: America/New_York');
    const { text } = await type({ zone: 'america', notices: 'both' });
    expect(text).toMatch(/^Several time zones match: `America\/.*` and \d+ more\. Choose one of them\. Nothing was changed\.\n/);
    expect(text).toContain('Time zone: America/New_York');
    expect(await kept()).not.toHaveProperty('noticesBy');
    expect((await type({ zone: 'atlantis' })).text).toContain('Nothing was changed.');
  });

  test('the current time zone is suggested first before anything is typed, with others up to 25', async () => {
    await type({ zone: 'Pacific/Auckland' });
    const offered = await names('');
    expect(offered[0]).toBe('Pacific/Auckland (13:00 now)');
    expect(offered).toHaveLength(25);
  });
});

describe('reminders and notices', () => {
  test('reminders and notices are typed or chosen, and every choice is saved', async () => {
    expect(chosen(await type({ remind: '12', notices: 'both' }))).toContain('Reminders every 12 hours');
    expect(await kept()).toMatchObject({ remindEveryHours: 12, noticesBy: 'both' });
    expect(chosen(await choose('remind', 'never'))).toContain('No reminders');
    expect(await kept()).toMatchObject({ remindEveryHours: 0, noticesBy: 'both' });
    expect(chosen(await choose('notices', 'mention'))).toContain('Notifications by mention');
    expect(chosen(await choose('remind', 'match'))).toContain('Reminders as set in each match');
    expect(await kept()).not.toHaveProperty('remindEveryHours');
    expect(chosen(await choose('notices', 'usual'))).toContain('Your turn: mention · rest: DM');
    expect(await kept()).not.toHaveProperty('noticesBy');
  });

  test('reminders and notices are shown with the theme of pictures, which is typed or chosen as well', async () => {
    expect(chosen(await type({ theme: 'light' }))).toContain('Colours: light');
    expect(await kept()).toMatchObject({ theme: 'light' });
    expect(chosen(await choose('theme', 'dark'))).toContain('Colours: dark');
    expect(chosen(await choose('notices', 'both'))).toContain('Colours: dark');
    expect(chosen(await choose('theme', 'usual'))).toContain('Colours: as set on each server');
    expect(await kept()).not.toHaveProperty('theme');
  });

  test('notices of attacks are sent unless they are turned off, typed or chosen', async () => {
    expect(chosen(await type({ zone: 'berlin' }))).toContain('Attacks on you: I notify you');
    expect(chosen(await type({ attacks: 'off' }))).toContain('Attacks on you: no notification');
    expect(await kept()).toMatchObject({ attacks: 'off' });
    expect(chosen(await choose('theme', 'dark'))).toContain('Attacks on you: no notification');
    expect(chosen(await choose('attacks', 'on'))).toContain('Attacks on you: I notify you');
    expect(await kept()).not.toHaveProperty('attacks');
    expect(chosen(await choose('attacks', 'off'))).toContain('Attacks on you: no notification');
    expect(chosen(await choose('attacks', 'maybe'))).not.toContain('Attacks on you: I notify you');
    expect(await kept()).toMatchObject({ attacks: 'off' });
  });

  test('leaderboards name only who turned that on, typed or chosen', async () => {
    expect(chosen(await type({ zone: 'berlin' }))).toContain('Leaderboards: leave me out');
    expect(chosen(await type({ leaderboards: 'on' }))).toContain('Leaderboards: show me');
    expect(await kept()).toMatchObject({ leaderboards: 'on' });
    expect(chosen(await choose('leaderboards', 'maybe'))).not.toContain('Leaderboards: leave me out');
    expect(chosen(await choose('leaderboards', 'off'))).toContain('Leaderboards: leave me out');
    expect(await kept()).not.toHaveProperty('leaderboards');
  });

  test('a change of reminders takes effect at once for a match that already waits', async () => {
    const { table: seated, due } = await start(2);
    const { services } = seated;
    const remindAt = async () => {
      const at = (await services.stores.clocks.of(1)).flatMap(({ running }) => running?.remindAt ?? []);
      return at.map((moment) => (moment - services.clock.now().getTime()) / 3_600_000);
    };
    expect(await remindAt()).toEqual([24]);
    await seated.slash(due, 'me settings', { remind: '6' });
    expect(await remindAt()).toEqual([6]);
  });

  test.each([
    ['remind', '13'],
    ['remind', 'constructor'],
    ['notices', 'pigeon'],
    ['theme', 'sepia'],
    ['from', '99:99'],
    ['length', '1e9'],
    ['from', undefined],
  ])('reminders and notices are unchanged by a forged control: %s, %s', async (part, value) => {
    await type({ notices: 'mention', remind: '6' });
    const before = await kept();
    await choose(part, value);
    expect(await kept()).toEqual(before);
  });
});

describe('closed direct messages', () => {
  test('closed direct messages are shown in the settings, with a button that tries them again', async () => {
    const started = await start(2);
    table = started.table;
    await table.services.stores.users.change(ADA, { dmClosed: true, dmChannel: '555' });
    table.refuse(/channels\/555\/messages/, 50007);
    const { text } = await type();
    expect(text).toContain('couldn’t DM you');
    expect((await choose('dm')).text).toContain('couldn’t DM you');
    table.refuseNothing();
    const tried = () => table.requests.filter(({ path }) => path === '/channels/555/messages').length;
    const before = tried();
    expect((await choose('dm')).text).not.toContain('could not send');
    expect(tried()).toBe(before + 1);
    expect((await kept())?.dmClosed).toBe(false);
  });

  test('closed direct messages of a user without a match are tried with the next notice', async () => {
    await table.services.stores.users.change(ADA, { dmClosed: true });
    await choose('dm');
    expect((await kept())?.dmClosed).toBe(false);
  });
});
