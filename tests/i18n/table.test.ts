import { describe, expect, test } from 'vitest';
import { typedBy } from '#i18n/commandNames.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';

describe.each(LANGUAGES)('$locale', ({ locale, common, table }) => {
  const typed = typedBy(common.commandNames);

  test(`each kind of motion and each heir has a menu entry in ${locale}`, () => {
    const entries = [...Object.values(table.motionKinds), ...Object.values(table.heirs)];
    expect(new Set(entries).size).toBe(entries.length);
    for (const entry of entries) expect(entry.length).toBeLessThanOrEqual(100);
  });

  test('a duration of whole days is given in days', () => {
    expect([1, 24, 36, 72, 672].map(messagesFor().table.duration)).toEqual(['1 hour', '1 day', '36 hours', '3 days', '28 days']);
  });

  test(`the text of a free seat in ${locale} says who may take it, and how`, () => {
    expect(table.seatFree('Ada', 'anybody')).not.toContain(typed.command('match invite'));
    expect(table.seatFree('Ada', 'guests')).toContain(typed.command('match invite'));
    for (const by of ['anybody', 'guests'] as const) expect(table.seatFree('Ada', by)).toContain('Ada');
  });

  test(`the text of computers’ seats in ${locale} offers a free one if there is one`, () => {
    expect(table.computersPlay(['Ada', 'Talos'], [])).not.toContain(typed.command('match take'));
    expect(table.computersPlay(['Ada', 'Talos'], ['Ada'])).toContain(typed.command('match take'));
  });

  test(`a denial in ${locale} names the role of organisers only if there is one`, () => {
    expect(common.denials.notOrganiser('<@&7>')).toContain('<@&7>');
    expect(common.denials.notOrganiser('<@&7>').length).toBeGreaterThan(
      common.denials.notOrganiser(undefined).length + '<@&7>'.length,
    );
  });
});

test('the English denial mentions a role of organisers only if there is one', () => {
  expect(messagesFor().common.denials.notOrganiser(undefined)).not.toContain('role');
});
