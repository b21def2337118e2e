import { describe, expect, test } from 'vitest';
import { start } from '../support/builders/starting.ts';
import { openTable, PEOPLE, type Person, type Shown } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { fixedLuck } from '../support/fakes/fixedLuck.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

const SECRET = 'Zeus for 4, then the *Kraken*';

/** A match of three, and the reply to a person about their note on it. */
const sitDown = async () => {
  const started = await start(3);
  const { table, thread } = started;
  const note = async (person: Person, options = {}): Promise<string> =>
    textOf(await table.slash(person, 'note', options, { in: thread }));
  return { ...started, note };
};

describe('a note', () => {
  test('a note is shown as it was written, until another one replaces it', async () => {
    const { note } = await sitDown();
    expect(await note('Ada')).toContain('You have no note on this match');
    expect(await note('Ada', { text: `  ${SECRET}\n2nd line ` })).toContain('Note saved');
    expect(await note('Ada')).toBe(`**Your private note on #1**\n${SECRET}\n2nd line`);
    await note('Ada', { text: 'Ares' });
    expect(await note('Ada')).toBe('**Your private note on #1**\nAres');
  });

  test.each([{ clear: true }, { text: '' }, { text: ' \n ' }, { text: '\u0000', clear: true }])(
    'a note is removed by %j',
    async (options) => {
      const { note } = await sitDown();
      await note('Ada', { text: SECRET });
      expect(await note('Ada', options)).toBe('Your note on this match is deleted.');
      expect(await note('Ada')).toContain('You have no note');
    },
  );

  test('a note is unchanged after contradicting options, or a text that is too long', async () => {
    const { note } = await sitDown();
    await note('Ada', { text: SECRET });
    expect(await note('Ada', { text: 'Ares', clear: true })).toContain('not both');
    expect(await note('Ada', { text: '🏛'.repeat(1001) })).toContain('up to 1,000 characters');
    expect(await note('Ada')).toContain(SECRET);
    expect(await note('Ada', { text: '🏛'.repeat(1000) })).toContain('Note saved');
  });

  test('a note may contain every character but the one that PostgreSQL rejects', async () => {
    const { note } = await sitDown();
    await note('Ada', { text: 'a\u0000b' });
    expect(await note('Ada')).toContain('\nab');
  });

  test('a note belongs to one person and one match, also for spectators and after the end', async () => {
    const { table, thread, note } = await sitDown();
    await note('Ada', { text: SECRET });
    await note('Emmy', { text: 'Ada bluffs' });
    expect(await note('Blaise')).toContain('You have no note');
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(textOf(await table.slash('Ada', 'note', { match: '2' }))).toContain('You have no note');
    for (const person of ['Ada', 'Blaise'] as const) await table.slash(person, 'match concede', { sure: true }, { in: thread });
    expect((await table.services.stores.matches.find(1))?.status).toBe('ended');
    expect(await note('Ada')).toContain(SECRET);
    expect(await note('Ada', { text: 'Well played' })).toContain('Note saved');
    expect(await note('Emmy')).toContain('Ada bluffs');
  });

  test('a note is shown below its owner’s card, and no other', async () => {
    const { table, thread, note } = await sitDown();
    const cards = async (person: Person) => {
      const typed = await table.slash(person, 'gold', {}, { in: thread });
      const pressed = await table.press(person, { customId: '1.card.1', label: '' }, 'post', { in: thread });
      expect(pressed?.components).toEqual(typed?.components);
      expectWithinLimits({ components: typed?.components ?? [] });
      return textOf(typed);
    };
    const before = await cards('Blaise');
    const bare = await cards('Ada');
    await note('Ada', { text: SECRET });
    expect(await cards('Ada')).toBe(`${bare}\n**Your private note on #1**\n${SECRET}`);
    expect(await cards('Blaise')).toBe(before);
    await note('Ada', { text: 'x'.repeat(1000) });
    expect(await cards('Ada')).toContain('x'.repeat(1000));
  });

  test('a note is shown to its owner alone, by every command', async () => {
    const { table, thread, note } = await sitDown();
    await note('Ada', { text: SECRET });
    await note('Ada');
    for (const person of PEOPLE) {
      for (const command of ['gold', 'board', 'log', 'history', 'match status', 'match list', 'match export', 'note']) {
        await table.slash(person, command, {}, { in: thread });
      }
      await table.press(person, { customId: '1.open.1', label: '' }, 'post', { in: thread });
    }
    const hers = new Set(table.tokensOf('Ada'));
    const holding = table.requests.filter((request) => JSON.stringify(request).includes('Zeus for 4'));
    expect(holding.length).toBeGreaterThan(2);
    for (const { path } of holding) expect([...hers].some((token) => path.includes(token))).toBe(true);
    const exported = await table.slash('Ada', 'match export', {}, { in: thread });
    expect(exported?.files).toHaveLength(1);
    expect(new TextDecoder().decode(exported?.files[0]?.data)).not.toContain('Zeus for 4');
  });

  test('a note appears in no log line, not even when it cannot be saved', async () => {
    const stores = fixedLuck();
    const failing = { ...stores, notes: { ...stores.notes, save: () => Promise.reject(new Error('The disk is full.')) } };
    const { table, thread } = await start(2, openTable({ stores: failing }));
    expect(textOf(await table.slash('Ada', 'note', { text: SECRET }, { in: thread }))).toContain('Something went wrong');
    expect(table.logged.map(({ message }) => message)).toEqual(['command or control failed']);
    expect(JSON.stringify(table.logged)).not.toContain('Kraken');
  });
});
