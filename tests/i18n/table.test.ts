import { describe, expect, test } from 'vitest';
import { typedBy } from '#i18n/commandNames.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';

describe.each(LANGUAGES)('$locale', ({ common, table }) => {
  const typed = typedBy(common.commandNames);

  test('has an entry of a menu for each kind of motion and each heir', () => {
    const entries = [...Object.values(table.motionKinds), ...Object.values(table.heirs)];
    expect(new Set(entries).size).toBe(entries.length);
    for (const entry of entries) expect(entry.length).toBeLessThanOrEqual(100);
  });

  test('says lengths of time in days where they are whole ones', () => {
    expect([1, 24, 36, 72, 672].map(messagesFor().table.duration)).toEqual(['1 hour', '1 day', '36 hours', '3 days', '28 days']);
  });

  test('says who may take a free seat, and how', () => {
    expect(table.seatFree('Ada', 'anybody')).not.toContain(typed.command('match invite'));
    expect(table.seatFree('Ada', 'guests')).toContain(typed.command('match invite'));
    for (const by of ['anybody', 'guests'] as const) expect(table.seatFree('Ada', by)).toContain('Ada');
  });

  test('says which computers’ seats are free, where some are', () => {
    expect(table.computersPlay(['Ada', 'Talos'], [])).not.toContain(typed.command('match take'));
    expect(table.computersPlay(['Ada', 'Talos'], ['Ada'])).toContain(typed.command('match take'));
  });

  test('names the role of organisers only where there is one', () => {
    expect(common.denials.notOrganiser('<@&7>')).toContain('<@&7>');
    expect(common.denials.notOrganiser('<@&7>').length).toBeGreaterThan(
      common.denials.notOrganiser(undefined).length + '<@&7>'.length,
    );
  });
});

test('organisers are said in English to have a role only where there is one', () => {
  expect(messagesFor().common.denials.notOrganiser(undefined)).not.toContain('role');
});
