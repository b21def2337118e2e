import { describe, expect, test } from 'vitest';
import { start } from '../../support/builders/starting.ts';
import { A_BOT, HIDDEN_CHANNEL, OTHER_CHANNEL, openTable, type Shown, type Table } from '../../support/drivers/discordActions.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

test('the state of a match has a block for each player, and tells readers their own gold alone', async () => {
  const { table, thread } = await start(3);
  const text = textOf(await table.slash('Ada', 'match status', {}, { in: thread }));
  for (const name of ['Ada (you)', 'Blaise', 'Carl']) expect(text).toContain(`\n**${name}**\n`);
  expect(text.match(/7 GP/g)).toHaveLength(1);
  expect(text.match(/0 of 2 Metropolises/g)).toHaveLength(3);
});

const LOOKING = ['match status', 'match export', 'match join', 'board', 'log', 'gold'] as const;

/** Match 1 is in a channel that only Ada sees. */
const hidden = async (isPrivate = false): Promise<Table> => {
  const table = openTable();
  await table.slash('Ada', 'match create', { game: 'cyclades', private: isPrivate }, { in: HIDDEN_CHANNEL });
  return table;
};

describe('a match in a channel the actor does not see', () => {
  test('a match in a hidden channel is shown to nobody else: not by look-ups, lists or autocomplete', async () => {
    const table = await hidden();
    for (const command of LOOKING) {
      expect(textOf(await table.slash('Emmy', command, { match: '1' }, { in: OTHER_CHANNEL }))).toContain(
        'That match isn’t here.',
      );
    }
    for (const customId of ['1.board.1', '1.log.1', '1.join.1', '1.settings.1', '1.again.1']) {
      const shown = await table.press('Emmy', { customId, label: '' }, 'post', { in: OTHER_CHANNEL });
      expect(textOf(shown)).toContain('That match isn’t here.');
    }
    expect(textOf(await table.slash('Emmy', 'match list', {}, { in: OTHER_CHANNEL }))).not.toContain('#1');
    expect(textOf(await table.slash('Emmy', 'match join', {}, { in: OTHER_CHANNEL }))).toContain('no match to join here');
    expect(await table.suggest('Emmy', 'match status', { match: '' }, 'match', { in: OTHER_CHANNEL })).toEqual([]);
  });

  test('a match in a hidden channel is open to its players from anywhere', async () => {
    const table = await hidden();
    expect(textOf(await table.slash('Ada', 'match status', { match: '1' }, { in: 'dm' }))).toContain('#1');
    const invite = { customId: '1.invite.1', label: '', value: '901' };
    await table.press('Ada', invite, 'ephemeral', { in: HIDDEN_CHANNEL });
    expect(textOf(await table.slash('Blaise', 'match status', { match: '1' }, { in: OTHER_CHANNEL }))).toContain('#1');
    expect(textOf(await table.slash('Blaise', 'match join', { match: '1' }, { in: 'dm' }))).toContain('You’ve joined match');
  });

  test('a match may be watched by anyone in its channel', async () => {
    const table = await hidden();
    expect(textOf(await table.slash('Emmy', 'match status', {}, { in: HIDDEN_CHANNEL }))).toContain('You have no open match');
    expect(textOf(await table.slash('Emmy', 'match status', { match: '1' }, { in: HIDDEN_CHANNEL }))).toContain('#1');
  });
});

describe('a private match', () => {
  test('a private match may be watched if its thread is public, but not joined', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades', private: true });
    expect(textOf(await table.slash('Emmy', 'match status', { match: '1' }))).toContain('#1');
    expect(textOf(await table.slash('Emmy', 'match join', { match: '1' }))).toContain('by invitation');
  });
});

describe('an invited user', () => {
  const invited = async (value: string, customId = '1.invite.1'): Promise<{ readonly text: string; readonly table: Table }> => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades', private: true });
    return { text: textOf(await table.press('Ada', { customId, label: '', value }, 'ephemeral')), table };
  };
  const guestsOf = async (table: Table) => (await table.services.stores.matches.find(1))?.guests;

  test('an app cannot be invited', async () => {
    const { text, table } = await invited(A_BOT);
    expect(text).toContain('apps can’t play');
    expect(await guestsOf(table)).toEqual([]);
  });

  test.each(['@everyone', '<@901>', '0x9', ''])('a user unknown to Discord cannot be invited (%j)', async (value) => {
    const { text, table } = await invited(value);
    expect(text).toContain('out of date');
    expect(await guestsOf(table)).toEqual([]);
  });

  test('the host cannot be invited', async () => {
    expect((await invited('900')).text).toContain('already playing in this match');
  });

  test('at most twenty users can be invited, so that the lobby can always be posted', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    const texts: string[] = [];
    for (let guest = 1001; guest <= 1021; guest++) {
      texts.push(textOf(await table.press('Ada', { customId: '1.invite.1', label: '', value: `${guest}` }, 'ephemeral')));
    }
    expect(texts.slice(0, 20).every((text) => text.includes('is invited'))).toBe(true);
    expect(texts.at(-1)).toContain('At most 20 people can be invited at a time.');
    expect(await guestsOf(table)).toHaveLength(20);
  });
});

describe('controls of seats', () => {
  test('controls of seats that no match has are not understood', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    for (const customId of ['1.concede.1.7.0', '1.move.1.999999999.0', '1.panel.1.5.0.0']) {
      expect(textOf(await table.press('Ada', { customId, label: '' }))).toContain('out of date');
    }
  });

  test('controls that probe direct messages are for players only', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    const asked = () => table.requests.filter(({ path }) => path === '/users/@me/channels').length;
    const before = asked();
    expect(textOf(await table.press('Emmy', { customId: '1.dm.1', label: '' }))).toContain('not playing in this match');
    expect(asked()).toBe(before);
  });
});
