import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customId.ts';
import { refusal, refusedBy } from '#discord/refused.ts';
import { whyPage } from '#discord/rulePages.ts';
import { ORDER_REJECTION_CODES as CYCLADES_ORDERS } from '#games/cyclades/orders/rejections.ts';
import { REJECTION_CODES as CYCLADES } from '#games/cyclades/rejections.ts';
import { ORDER_REJECTION_CODES as PELOPONNES_ORDERS } from '#games/peloponnes/orders/rejections.ts';
import { REJECTION_CODES as PELOPONNES } from '#games/peloponnes/rejections.ts';
import { sentencesOf } from '#i18n/index.ts';
import { MATCH_REJECTION_CODES } from '#matches/rejections.ts';
import { openTable, type Shown } from '../support/acting.ts';
import { pressables } from '../support/pressing.ts';
import { start } from '../support/starting.ts';

const say = sentencesOf();

/** The page that “Why?” under an answer opens. */
const why = (shown: Shown | undefined) => {
  const control = shown?.controls.find(({ label }) => label === 'Why?');
  const id = control === undefined ? undefined : parseCustomId(control.customId);
  return id?.kind === 'section' ? id.page : undefined;
};

describe('a refusal', () => {
  test('of every code of the house and of both games leads to a page', () => {
    const facts = { creature: 'fates', by: 'kraken', item: 'priest', disaster: 'plague' };
    for (const code of MATCH_REJECTION_CODES) expect(whyPage(undefined, { code, params: {} })?.book).toBe('house');
    for (const code of [...CYCLADES, ...CYCLADES_ORDERS]) expect(whyPage('cyclades', { code, params: facts })).toBeDefined();
    for (const code of [...PELOPONNES, ...PELOPONNES_ORDERS])
      expect(whyPage('peloponnes', { code, params: facts })).toBeDefined();
    expect(whyPage('cyclades', { code: 'noSuchCode', params: {} })).toBeUndefined();
    expect(whyPage('cyclades', { code: 'toString', params: {} })).toBeUndefined();
  });

  test('leads to what it is about: the creature, the disaster', () => {
    expect(whyPage('cyclades', { code: 'noTargetFor', params: { creature: 'satyr' } })).toEqual({
      book: 'cyclades',
      key: 'satyr',
    });
    expect(whyPage('cyclades', { code: 'seaBlocked', params: { sea: 'A1', by: 'polyphemus' } })?.key).toBe('polyphemus');
    expect(whyPage('peloponnes', { code: 'nothingToGiveUp', params: { disaster: 'tempest' } })?.key).toBe('tempest');
  });

  test('without a page has no button', () => {
    expect(pressables(refusal(say, { code: 'noSuchCode', params: {} }))).toEqual([]);
    expect(pressables(refusedBy(say, 'noSuchMatch')).map(({ label }) => label)).toEqual(['Why?']);
  });

  test('of a typed move stands above the panel, and opens the section in a message of its own', async () => {
    const { table, due, others, thread } = await start(3);
    const shown = await table.slash(due, 'cyclades bid', { god: 'ares', amount: 99 }, { in: thread });
    expect(shown?.text).toMatch(/You could not pay that|lies face down/);
    expect(shown?.text).toContain('it is your turn to make an offering');
    const page = why(shown);
    expect(page?.book).toBe('cyclades');
    const control = shown?.controls.find(({ label }) => label === 'Why?');
    const opened = control && (await table.press(due, control, 'ephemeral', { in: thread }));
    expect(opened?.callback).toBe(5);
    expect(opened?.text).toMatch(/^\*\*(Offerings|The gods and their order)\*\* – Cyclades/);
    const early = await table.slash(others[0], 'cyclades bid', { god: 'apollo' }, { in: thread });
    expect(why(early)).toEqual({ book: 'house', key: 'moving' });
  });

  test.each([
    ['match start', {}, 'lobby'],
    ['match undo', {}, 'undoing'],
    ['match take', {}, 'seatsChanging'],
    ['match vote', { motion: 'rewind', to: 'the start' }, 'goingBack'],
    ['me settings', { zone: 'Atlantis/Capital' }, 'quietTime'],
    ['me holidays', { from: '2025-01-01', until: '2025-01-02' }, 'quietTime'],
    ['board', { match: '99' }, 'looking'],
  ] as const)('of /%s %j leads to the rule of the house', async (command, options, key) => {
    const { table, due, thread } = await start(3);
    const shown = await table.slash(due, command, options, { in: thread });
    expect([shown?.text, why(shown)]).toEqual([shown?.text, { book: 'house', key }]);
  });

  test('of a lobby’s settings and of orders has its button, too', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades', seats: 3 });
    await table.press('Blaise', { customId: '1.join.1', label: 'Join' });
    expect(why(await table.press('Blaise', { customId: '1.settings.1', label: 'Settings' }))).toEqual({
      book: 'house',
      key: 'lobby',
    });
    const { table: other, due, thread } = await start(3);
    const orders = await other.slash(due, 'cyclades orders', { order: 'retreat Is99 never' }, { in: thread });
    expect([orders?.text, why(orders)?.key]).toEqual([orders?.text, 'plans']);
  });
});
