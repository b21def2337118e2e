import { describe, expect, test } from 'vitest';
import { start } from '../../support/builders/starting.ts';
import type { Shown, Table } from '../../support/drivers/discordActions.ts';
import { openTable } from '../../support/drivers/discordActions.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

describe('every interaction', () => {
  test('an interaction is deferred first, once, for the actor alone, and answered without mentions', async () => {
    const table = openTable();
    await table.slash('Ada', 'match list');
    const [first, second, ...more] = table.requests;
    expect(first).toMatchObject({ method: 'POST', body: { type: 5, data: { flags: 64 } } });
    expect(second).toMatchObject({ method: 'PATCH', body: { allowed_mentions: { parse: [] }, flags: 1 << 15 } });
    expect(more).toEqual([]);
  });

  test('an expired interaction plays nothing, and is not answered', async () => {
    const { table, due, thread } = await start(3);
    table.refuse(/callback$/, 10062);
    expect(await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread })).toBeUndefined();
    table.refuseNothing();
    expect(await versionOf(table)).toBe(await versionAfterDealing(table));
    expect(table.logged.at(-1)).toMatchObject({ level: 'warn' });
  });

  test('an interaction that is already acknowledged is processed', async () => {
    const { table, due, thread } = await start(3);
    table.refuse(/callback$/, 40060);
    expect(textOf(await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread }))).toContain('goes to Apollo');
  });

  test('an interaction that arrives twice is played once, and answered the same way', async () => {
    const { table, due, thread } = await start(3);
    const bid = () => table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread, id: '424242' });
    const [one, other] = await Promise.all([bid(), bid()]);
    expect(textOf(one)).toBe(textOf(other));
    expect(await versionOf(table)).toBe((await versionAfterDealing(table)) + 1);
  });
});

const versionOf = async (table: Table): Promise<number> => (await table.services.stores.matches.find(1))?.version ?? 0;

/** The version of the match before any move. */
const versionAfterDealing = async (table: Table): Promise<number> => {
  const story = await table.services.matches.history(1, 0);
  const started = story?.steps.findLast(({ events }) => events.some(({ event }) => event.type === 'MatchStarted'));
  return started?.version ?? 0;
};

describe('a control', () => {
  test('a control pressed twice plays once and then says it is done, with the current state', async () => {
    const { table, due, thread } = await start(3);
    const opened = await table.press(due, await makeMove(table), 'post', { in: thread });
    const apollo = opened?.controls.find(({ label }) => label.includes('Apollo'));
    if (apollo === undefined) throw new Error('Apollo cannot be chosen.');
    const presses = await Promise.all([1, 2].map(() => table.press(due, apollo, 'ephemeral', { in: thread })));
    expect(presses.map(textOf).filter((text) => text.includes('goes to Apollo'))).toHaveLength(1);
    expect(presses.map(textOf).filter((text) => text.includes('already done'))).toHaveLength(1);
    expect(await versionOf(table)).toBe((await versionAfterDealing(table)) + 1);
  });

  test('a control pressed once and delivered twice plays once, and is answered the same way', async () => {
    const { table, due, thread } = await start(3);
    const opened = await table.press(due, await makeMove(table), 'post', { in: thread });
    const apollo = opened?.controls.find(({ label }) => label.includes('Apollo'));
    if (apollo === undefined) throw new Error('Apollo cannot be chosen.');
    const deliver = () => table.press(due, apollo, 'ephemeral', { in: thread, id: '515151' });
    const [one, other] = await Promise.all([deliver(), deliver()]);
    expect([textOf(one), textOf(other)]).toEqual([textOf(one), textOf(one)]);
    expect(textOf(await deliver())).toBe(textOf(one));
    expect(textOf(one)).toContain('goes to Apollo');
    expect(await versionOf(table)).toBe((await versionAfterDealing(table)) + 1);
  });

  test('a control of a panel updates that panel, and one of a post is answered in a new message', async () => {
    const { table, due, thread } = await start(3);
    const opened = await table.press(due, await makeMove(table), 'post', { in: thread });
    expect(opened?.callback).toBe(5);
    const god = opened?.controls.find(({ label }) => /^(?:Ares|Zeus): other amount$/.test(label));
    if (god === undefined) throw new Error('No god can be chosen.');
    expect((await table.press(due, god, 'ephemeral', { in: thread }))?.callback).toBe(6);
  });

  test('a control of another seat is refused politely', async () => {
    const { table, due, others, thread } = await start(3);
    const opened = await table.press(due, await makeMove(table), 'post', { in: thread });
    const [first] = opened?.controls ?? [];
    if (first === undefined) throw new Error('Nothing can be pressed.');
    expect(textOf(await table.press(others[0], first, 'ephemeral', { in: thread }))).toBe(`Only ${due} can choose that.`);
    expect(textOf(await table.press('Emmy', first, 'ephemeral', { in: thread }))).toBe(`Only ${due} can choose that.`);
  });

  test('a control of a finished turn says so and names the active player', async () => {
    const { table, due, thread } = await start(3);
    const old = await makeMove(table);
    await table.slash(due, 'cyclades bid', { god: 'apollo' }, { in: thread });
    const text = textOf(await table.press(due, old, 'post', { in: thread }));
    expect(text).toContain('already done');
    expect(text).toContain('Waiting for');
  });

  test('the button of a post opens what the user who presses it may do', async () => {
    const { table, others, thread } = await start(3);
    const control = await makeMove(table);
    const waiting = await table.press(others[0], control, 'post', { in: thread });
    expect(waiting?.controls.map(({ label }) => label)).toEqual(['Plan ahead']);
    expect(textOf(await table.press('Emmy', control, 'post', { in: thread }))).toContain('not playing');
  });

  test.each(['', 'hello', '1.move.1.0.0.PlaceBid.@everyone', '0.board.1', '1.castle.1'])(
    'a control from elsewhere is not understood: %j',
    async (customId) => {
      const { table, due, thread } = await start(2);
      expect(textOf(await table.press(due, { customId, label: '' }, 'post', { in: thread }))).toContain('out of date');
    },
  );

  test.each(['1.move.1.SEAT.0.PlaceBid.ares.999', '1.move.1.SEAT.0.constructor', '1.panel.1.SEAT.0.7.Build.is1'])(
    'a control with invented choices plays nothing and shows the legal ones: %s',
    async (forged) => {
      const { table, due, seat, thread } = await start(3);
      const before = await versionOf(table);
      const customId = forged.replace('SEAT', String(seat));
      const shown = await table.press(due, { customId, label: '' }, 'ephemeral', { in: thread });
      expect(shown?.controls.length).toBeGreaterThan(0);
      expect(await versionOf(table)).toBe(before);
    },
  );

  test('a control of a match on another server reveals nothing', async () => {
    const { table } = await start(2);
    expect(textOf(await table.press('Emmy', { customId: '1.board.1', label: '' }, 'post', { in: 'dm' }))).toContain(
      'That match isn’t here.',
    );
  });
});

/** The first button of the turn's post, as it was made for the active seats. */
const makeMove = async (table: Table) => {
  const position = await table.services.matches.position(1, undefined);
  return { customId: ['1.open.1', ...(position?.match.active ?? [])].join('.'), label: 'Make a move' };
};
