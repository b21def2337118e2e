import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { dueNow, duePosition, start } from '../support/builders/starting.ts';
import { openTable, type Person, type Shown, type Table } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { commandFor, optionsToPlay } from '../support/drivers/typing.ts';
import { fixedLuck } from '../support/fakes/fixedLuck.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { GAMES } from '../support/games.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';

const say = messagesFor();
const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';
const kindsOf = (shown: Shown | undefined): readonly unknown[] =>
  (shown?.controls ?? []).map(({ customId }) => parseCustomId(customId)?.kind);

const PAGES = ['1.help.1.now', '1.help.1.costs', '1.help.1.winning', '1.explain.1'];

/** Opens every page of help for a user, in every language, and checks the limits: each language has the same lines and controls. */
const readAll = async (table: Table, person: Person, thread: string): Promise<void> => {
  for (const customId of PAGES) {
    const shapes = new Set<string>();
    for (const { discord } of LANGUAGES) {
      const shown = await table.press(person, { customId, label: '' }, 'ephemeral', { in: thread, locale: discord[0] ?? '' });
      if (shown === undefined) throw new Error('There is no reply.');
      expectWithinLimits(shown);
      expect(shown.text).not.toMatch(/undefined|NaN|\[object/);
      shapes.add(JSON.stringify([shown.text.split('\n').length, ...shown.controls.map((control) => control.customId)]));
    }
    expect([...shapes]).toHaveLength(1);
  }
};

describe('/help', () => {
  test('/help explains how to begin to a user without a match', async () => {
    const shown = await openTable().slash('Emmy', 'help', {});
    expect(textOf(shown)).toMatch(/^\*\*Getting started\*\*/);
    for (const words of ['`/match create`', '`/rules`', '`/tutorial`', 'Cyclades', 'Peloponnes']) {
      expect(textOf(shown)).toContain(words);
    }
    expect(kindsOf(shown)).toEqual([
      'create',
      'create',
      'findplayers',
      'teach',
      'practise',
      'practise',
      'section',
      'section',
      'section',
    ]);
  });

  test('/help starts a match of each game against three novices by one press, but not in direct messages', async () => {
    const table = openTable();
    const practise = (shown: Shown | undefined) =>
      shown?.controls.filter(({ label }) => label.endsWith('3 novice AI players')) ?? [];
    const buttons = practise(await table.slash('Emmy', 'help', {}));
    expect(buttons).toHaveLength(2);
    for (const button of [...buttons, ...buttons]) expect(textOf(await table.press('Emmy', button))).toContain('started');
    const found = await Promise.all([1, 2, 3].map((id) => table.services.stores.matches.find(id)));
    expect(found).toMatchObject([
      { game: 'cyclades', status: 'playing', computers: [1, 2, 3] },
      { game: 'peloponnes', status: 'playing', computers: [1, 2, 3] },
      undefined,
    ]);
    expect(practise(await table.slash('Dora', 'help', {}, { in: 'dm' }))).toEqual([]);
  });

  test('/help before the start explains how to get there, to players and others', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades', seats: 3 });
    const thread = (await table.services.stores.matches.find(1))?.place.thread ?? '';
    expect(textOf(await table.slash('Ada', 'help', {}))).toContain(say.help.states.lobbySeated);
    const outside = await table.slash('Emmy', 'help', {}, { in: thread });
    expect(textOf(outside)).toContain(say.help.states.lobbyOutside);
    expect(kindsOf(outside)).toEqual(['section']);
  });

  test('/help names every legal kind of move, its purpose, and the sections about it', async () => {
    const { table, due, others, thread } = await start(3, openTable(), { game: 'peloponnes' });
    const shown = await table.slash(due, 'help', {}, { in: thread });
    expect(textOf(shown)).toContain('- `/peloponnes bid` – Bid coins');
    expect(textOf(shown)).toContain('- `/peloponnes pass` – ');
    expect(shown?.controls.map(({ label }) => label)).toEqual([
      'Make a move',
      'What can I do now?',
      'What does it cost?',
      'How do I win?',
      'Bids',
      'Passing and withdrawing',
    ]);
    const waiting = await table.slash(others[0], 'help', {}, { in: thread });
    expect(textOf(waiting)).toContain(say.help.states.waiting);
    expect(textOf(waiting)).toContain(`Waiting for ${due}.`);
    expect(kindsOf(waiting)).not.toContain('open');
    expect(textOf(await table.slash('Emmy', 'help', {}, { in: thread }))).toContain(say.help.states.watching);
  });

  test('/help lists current prices, and what the player still needs, first', async () => {
    const { table, due, others, thread } = await start(3, openTable({ stores: fixedLuck(0) }));
    await table.slash(due, 'cyclades bid', { god: 'ares', amount: 2 }, { in: thread });
    const next = await dueNow({ table });
    const shown = await table.slash(next, 'help', {}, { in: thread });
    const costs = shown?.controls.find(({ label }) => label === 'What does it cost?');
    const winning = shown?.controls.find(({ label }) => label === 'How do I win?');
    if (costs === undefined || winning === undefined) throw new Error('Help has no other pages.');
    const prices = await table.press(next, costs, 'ephemeral', { in: thread });
    expect(prices?.callback).toBe(6);
    expect(textOf(prices)).toContain('Ares from 3 GP');
    expect(textOf(prices)).toMatch(/\*\*You have\*\* \d+ GP/);
    const lines = textOf(await table.press(next, winning, 'ephemeral', { in: thread })).split('\n');
    const needs = lines.filter((line) => line.includes('of 2 Metropolises'));
    const rivals = [due, ...others.slice(0, 2)].filter((person) => person !== next);
    expect(needs.map((line) => line.split(' has ')[0])).toEqual([`- ${next}`, expect.stringContaining('- Each of ')]);
    for (const rival of rivals) expect(needs[1]).toContain(rival);
  });

  test('/help reveals nobody’s gold to others', async () => {
    const { table, due, thread } = await start(3);
    for (const page of ['now', 'costs', 'winning']) {
      const shown = await table.press('Emmy', { customId: `1.help.1.${page}`, label: '' }, 'ephemeral', { in: thread });
      expect(textOf(shown)).not.toContain('You have** ');
    }
    const gold = /You have\*\* (\d+) GP/.exec(
      textOf(await table.press(due, { customId: '1.help.1.costs', label: '' }, 'ephemeral', { in: thread })),
    );
    expect(gold).not.toBeNull();
  });

  test.each(Object.keys(GAMES))(
    '/help keeps within the limits on every page through a match of %s, and explains every move',
    async (game) => {
      const { table, thread } = await start(4, openTable(), { game });
      const chance = seeded(5);
      const kinds = new Set<string>();
      for (let moves = 0; moves < 120; moves += 1) {
        const { legal, view } = await duePosition(table);
        if (legal.length === 0) break;
        const person = await dueNow({ table });
        for (const { type } of legal) kinds.add(type);
        if (moves % 10 === 0) await readAll(table, person, thread);
        const move = naiveMove(game, view, legal, chance);
        await table.slash(person, commandFor(game, move.type), optionsToPlay(game, move), { in: thread });
      }
      expect(kinds.size).toBeGreaterThan(3);
      for (const kind of kinds) expect(say.gameHelp(game)?.moves[kind], kind).toMatch(/\S/);
    },
  );

  test('/help says when the match is over', async () => {
    const { table, due, thread } = await start(2);
    await table.slash(due, 'match concede', { sure: true }, { in: thread });
    expect(textOf(await table.slash(due, 'help', {}, { in: thread }))).toContain(say.help.states.over);
  });
});
