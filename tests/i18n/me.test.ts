import { describe, expect, test } from 'vitest';
import { type CommandNames, typedBy } from '#i18n/commandNames.ts';
import type { OwnFacts } from '#i18n/index.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { BROKEN } from '../support/laws/brokenSentence.ts';

const FACTS: OwnFacts = {
  timeZone: 'Europe/Berlin',
  now: '14:05',
  quiet: { from: '22:00', until: '07:30' },
  remindEveryHours: 12,
  noticesBy: 'both',
  theme: 'light',
  attacks: 'off',
  shape: 'tall',
  language: 'Français',
  dmClosed: true,
};

describe.each(
  LANGUAGES.map(({ locale, common, me, notices }) => ({
    locale,
    typed: typedBy<CommandNames>(common.commandNames),
    me,
    notices,
  })),
)('about oneself, $locale', ({ locale, typed, me, notices }) => {
  test(`settings in ${locale} show what has no menu`, () => {
    const text = me.settings(FACTS);
    expect(text).not.toMatch(BROKEN);
    for (const part of ['Europe/Berlin', '14:05', '22:00', '07:30']) expect(text).toContain(part);
    for (const part of [typed.command('me settings', 'zone'), typed.command('me holidays')]) expect(text).toContain(part);
    const unset = me.settings({
      ...FACTS,
      quiet: undefined,
      remindEveryHours: undefined,
      attacks: undefined,
      language: undefined,
      dmClosed: false,
    });
    expect(unset).not.toMatch(BROKEN);
    expect(unset.split('\n')).toHaveLength(text.split('\n').length - 1);
  });

  test(`entries of personal menus in ${locale} are distinct and have at most 100 characters`, () => {
    const entries = [
      me.noQuietHours,
      me.quietFrom('22:00'),
      me.quietUntil('07:30', 9.5),
      me.zone('America/Argentina/ComodRivadavia', '14:05'),
      me.days({ from: '2026-12-24', until: '2027-01-02', days: 10 }),
      ...[undefined, 0, 6, 48].map(me.reminders),
      ...Object.values(me.noticesBy),
      ...Object.values(me.attacks),
      ...Object.values(me.themes),
      ...[undefined, 'English', 'Français'].map(me.language),
    ];
    expect(new Set(entries).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry).not.toMatch(BROKEN);
      expect(entry.length).toBeLessThanOrEqual(100);
    }
    expect(me.takeBack.length).toBeLessThanOrEqual(150);
  });

  test(`a full plan of holidays in ${locale} fits into one message`, () => {
    const planned = Array.from({ length: 30 }, (_, index) => {
      const day = `2026-01-${String(index + 1).padStart(2, '0')}`;
      return { from: day, until: day, days: 1 };
    });
    const years = [2026, 2027].map((year) => ({ year, spent: 1, planned: 29, left: 0 }));
    const text = me.holidays([...planned, ...planned], years);
    expect(text).not.toMatch(BROKEN);
    expect(text.length).toBeLessThan(4000);
    for (const year of ['2026', '2027']) expect(text).toContain(year);
    expect(text.match(/\b29\b/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test(`the text of a waiting match in ${locale} shows the known facts and has no gaps`, () => {
    const facts = { number: 12, game: 'Cyclades', asked: 'Ada makes an offering', link: 'https://a/b' };
    const whole = me.turn({ ...facts, since: '<t:1:R>', until: '<t:2:R>', paused: '<t:3:R>' });
    for (const part of ['#12', 'Cyclades', 'offering', 'https://a/b', '<t:1:R>', '<t:2:R>', '<t:3:R>'])
      expect(whole).toContain(part);
    expect(me.turn({ ...facts, since: undefined, until: undefined, paused: undefined })).not.toMatch(BROKEN);
    expect(me.turns(1)).not.toBe(me.turns(2));
  });

  test(`a nudge in ${locale} says who nudged whom, and when`, () => {
    const directly = notices.nudge('#12', 'Ada', '<t:1:R>', 'https://a/b');
    for (const part of ['#12', 'Ada', '<t:1:R>', 'https://a/b']) expect(directly).toContain(part);
    const openly = notices.publicNudge('#12', '<@901>', 'Ada', '<t:1:R>');
    for (const part of ['#12', '<@901>', 'Ada', '<t:1:R>']) expect(openly).toContain(part);
    expect(me.nudgedAlready('Ben', '<t:9:R>')).toMatch(/Ben.*<t:9:R>/);
    expect(me.nudgedAlready('Ben', undefined)).toMatch(/^[^<]*Ben[^<]*\.$/);
    expect(me.nudgedAlready('Ben', undefined)).not.toMatch(BROKEN);
    for (const words of [me.nudged('Ben'), me.gone('Ben')]) expect(words).toContain('Ben');
  });
});

test('English sentences count holidays and name a user who was already nudged', () => {
  const { me } = messagesFor();
  const years = [{ year: 2027, spent: 1, planned: 29, left: 0 }];
  expect(me.holidays([], years)).toContain('2027: 29 days planned, 1 used, 0 left');
  expect(me.nudgedAlready('Ben', undefined)).toMatch(/^Ben.*\w\.$/);
});
