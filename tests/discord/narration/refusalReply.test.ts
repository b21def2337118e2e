import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { denied, refusalReply, refusedBy } from '#discord/narration/refusalReply.ts';
import { pageAt, ruleForRejection } from '#discord/narration/rulePages.ts';
import { ORDER_REJECTION_CODES as CYCLADES_ORDERS } from '#games/cyclades/orders/rejections.ts';
import { REJECTION_CODES as CYCLADES } from '#games/cyclades/rejections.ts';
import { ORDER_REJECTION_CODES as PELOPONNES_ORDERS } from '#games/peloponnes/orders/rejections.ts';
import { REJECTION_CODES as PELOPONNES } from '#games/peloponnes/rejections.ts';
import { DENIED } from '#i18n/rules/denied.ts';
import { MATCH_REJECTION_CODES } from '#matches/model/rejections.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable, type Shown } from '../../support/drivers/discordActions.ts';
import { pressables } from '../../support/drivers/pressing.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { sourcesIn } from '../../support/structure/sources.ts';

const say = messagesFor();

/** The page that “Why?” under a reply opens. */
const why = (shown: Shown | undefined) => {
  const control = shown?.controls.find(({ label }) => label === 'Why?');
  const id = control === undefined ? undefined : parseCustomId(control.customId);
  return id?.kind === 'section' ? id.page : undefined;
};

describe('a refusal', () => {
  test('a refusal of every code of the app and of both games links to a page', () => {
    const facts = { creature: 'fates', by: 'kraken', item: 'priest', disaster: 'plague' };
    for (const code of MATCH_REJECTION_CODES) expect(ruleForRejection(say, undefined, { code, params: {} })?.book).toBe('house');
    for (const code of [...CYCLADES, ...CYCLADES_ORDERS])
      expect(ruleForRejection(say, 'cyclades', { code, params: facts })?.book, code).toMatch(/^(?:house|cyclades)$/);
    for (const code of [...PELOPONNES, ...PELOPONNES_ORDERS])
      expect(ruleForRejection(say, 'peloponnes', { code, params: facts })?.book, code).toMatch(/^(?:house|peloponnes)$/);
    expect(ruleForRejection(say, 'cyclades', { code: 'noSuchCode', params: {} })).toBeUndefined();
    expect(ruleForRejection(say, 'cyclades', { code: 'toString', params: {} })).toBeUndefined();
  });

  test('a refusal links to its subject: the creature, the disaster', () => {
    expect(ruleForRejection(say, 'cyclades', { code: 'noTargetFor', params: { creature: 'satyr' } })).toEqual({
      book: 'cyclades',
      key: 'satyr',
    });
    expect(ruleForRejection(say, 'cyclades', { code: 'seaBlocked', params: { sea: 'A1', by: 'polyphemus' } })?.key).toBe(
      'polyphemus',
    );
    expect(ruleForRejection(say, 'peloponnes', { code: 'nothingToGiveUp', params: { disaster: 'tempest' } })?.key).toBe(
      'tempest',
    );
  });

  test('a refusal without a page has no button', () => {
    expect(pressables(refusalReply(say, { code: 'noSuchCode', params: {} }))).toEqual([]);
    expect(pressables(refusedBy(say, 'noSuchMatch')).map(({ label }) => label)).toEqual(['Why?']);
  });

  test('a refusal of a typed move is shown above the panel, and opens the section in a separate message', async () => {
    const { table, due, others, thread } = await start(3);
    const shown = await table.slash(due, 'cyclades bid', { god: 'ares', amount: 99 }, { in: thread });
    expect(shown?.text).toMatch(/You can’t afford that|is face down/);
    expect(shown?.text).toContain('it’s your turn to bid for a god');
    const page = why(shown);
    expect(page?.book).toBe('cyclades');
    const control = shown?.controls.find(({ label }) => label === 'Why?');
    const opened = control && (await table.press(due, control, 'ephemeral', { in: thread }));
    expect(opened?.callback).toBe(5);
    expect(opened?.text).toMatch(/^\*\*(Bidding \(offerings\)|The gods and their order)\*\* – Cyclades/);
    const early = await table.slash(others[0], 'cyclades bid', { god: 'apollo' }, { in: thread });
    expect(early?.text).toContain('It’s not your turn. The match is waiting for');
    expect(early?.controls.map(({ label }) => label)).not.toContain('Why?');
  });

  test.each([
    ['match start', {}, 'lobby'],
    ['match undo', {}, 'undoing'],
    ['match take', {}, 'seatsChanging'],
    ['match vote', { motion: 'rewind', to: 'the start' }, 'goingBack'],
    ['me settings', { zone: 'Atlantis/Capital' }, 'quietTime'],
    ['me holidays', { from: '2025-01-01', until: '2025-01-02' }, 'quietTime'],
    ['board', { match: '99' }, 'looking'],
    ['board', { detail: 'the moon' }, 'looking'],
    ['history', { cycle: 9 }, 'looking'],
    ['log', { cycle: 9 }, 'looking'],
    ['note', { text: 'Ares', clear: true }, 'looking'],
    ['note', { text: 'x'.repeat(1_001) }, 'looking'],
    ['me settings', { theme: 'pink' }, 'trouble'],
    ['me settings', { zone: 'Argentina' }, 'quietTime'],
    ['me settings', { 'quiet-from': 'noon' }, 'quietTime'],
    ['me holidays', { until: '2026-12-01' }, 'quietTime'],
    ['match join', { words: '   ' }, 'luck'],
    ['match vote', { motion: 'extend', seat: '1', time: 'a while' }, 'pace'],
    ['match vote', { motion: 'replace', seat: 'Nobody' }, 'voting'],
    ['cyclades bid', { god: 'ares' }, 'moving'],
    ['peloponnes pass', {}, 'moving'],
    ['peloponnes orders', {}, 'moving'],
  ] as const)('the refusal of /%s %j links to the general rule', async (command, options, key) => {
    const { table, due, thread } = await start(3, openTable({ stores: fixedLuck(0) }));
    const shown = await table.slash(due, command, options, { in: thread });
    expect([shown?.text, why(shown)]).toEqual([shown?.text, { book: 'house', key }]);
  });

  test('refusals of a lobby’s settings and of orders have a button, too', async () => {
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

describe('a general refusal', () => {
  const keys = Object.keys(DENIED) as (keyof typeof DENIED)[];

  test('a general refusal has a page in every language, and a button to it', () => {
    for (const each of LANGUAGES) {
      for (const key of keys) expect(pageAt(each, { book: 'house', key: DENIED[key] })?.title, key).toMatch(/\S/);
      expect(pressables(denied(each, 'noGold')).map(({ label }) => label)).toEqual([each.help.controls.why]);
      expect(pressables(denied(each, 'severalMatches', [2, 1])).map(({ label }) => label)).toEqual([each.help.controls.why]);
    }
  });

  test('a general refusal always has its button', () => {
    const speaking = ['src/discord', 'src/jobs', 'commands'].flatMap((folder) => sourcesIn(folder, /\.ts$/));
    expect(speaking.filter(({ text }) => /\bdenials\b/.test(text)).map(({ path }) => path)).toEqual([
      'src/discord/narration/refusalReply.ts',
    ]);
  });

  test('a general refusal names commands of the match’s game', async () => {
    const { table, due, thread } = await start(3);
    const orders = await table.slash(due, 'peloponnes orders', {}, { in: thread });
    expect(orders?.text).toBe(say.common.denials.otherGame('Cyclades', '/cyclades orders'));
    const pass = await table.slash(due, 'peloponnes pass', {}, { in: thread, locale: 'cs' });
    expect(pass?.text).toBe(messagesFor('cs').common.denials.otherGame('Cyclades', '/cyclades …'));
  });

  test("a general refusal is shown above the panel after a late press, and below another player's", async () => {
    const { table, due, others, thread } = await start(3);
    const panel = await table.press(due, { customId: '1.open.1.0', label: 'Make a move' }, 'post', { in: thread });
    const move = panel?.controls.find(({ customId }) => customId.includes('.move.'));
    expect(move?.label).toMatch(/\S/);
    const stolen = move && (await table.press(others[0], move, 'ephemeral', { in: thread }));
    expect(why(stolen)).toEqual({ book: 'house', key: 'secrets' });
    await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    const late = move && (await table.press(due, move, 'ephemeral', { in: thread }));
    expect(late?.text).toContain(say.common.denials.alreadyDone);
    expect(why(late)).toEqual({ book: 'house', key: 'moving' });
  });

  test('a general refusal of a look-up without a match links to the list of pages', async () => {
    const { table, due, thread } = await start(3);
    expect(why(await table.slash(due, 'cyclades card', { name: 'Hydra' }, { in: thread }))).toEqual({
      book: 'cyclades',
      key: 'all',
    });
  });

  test('a general refusal without a match, a setting, a seat or a player to nudge has its button', async () => {
    const table = openTable();
    expect(why(await table.slash('Ada', 'cyclades end'))).toEqual({ book: 'house', key: 'trouble' });
    const setting = await table.slash('Ada', 'match create', { game: 'cyclades', setting: 'gold=glitter' });
    expect(why(setting)).toEqual({ book: 'house', key: 'lobby' });
    const hasty = await table.slash('Ada', 'match create', { game: 'cyclades', pace: 'hasty' });
    expect(why(hasty)).toEqual({ book: 'house', key: 'pace' });
    const { table: other, due, others, thread } = await start(3);
    const [name] = others;
    expect(why(await other.slash(due, 'match nudge', {}, { in: thread }))).toEqual({ book: 'house', key: 'notices' });
    expect(why(await other.slash('Emmy', 'gold', {}, { in: thread }))).toEqual({ book: 'house', key: 'looking' });
    await other.slash(name, 'match nudge', {}, { in: thread });
    expect(why(await other.slash(name, 'match nudge', {}, { in: thread }))).toEqual({ book: 'house', key: 'notices' });
  });

  test('a general refusal because of an open vote links to the rule on votes', async () => {
    const { table, due, others, thread } = await start(3);
    await table.slash(due, 'match vote', { motion: 'pause', time: '2d' }, { in: thread });
    const again = await table.slash(others[0], 'match vote', { motion: 'draw' }, { in: thread });
    expect(again?.text).toContain(say.table.voteIsOpen);
    expect(why(again)).toEqual({ book: 'house', key: 'voting' });
  });
});
