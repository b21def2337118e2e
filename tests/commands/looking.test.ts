import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { dueNow, duePosition, start } from '../support/builders/starting.ts';
import { openTable, PEOPLE, type Person, type Shown } from '../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../support/drivers/typing.ts';
import { fixedLuck } from '../support/fakes/fixedLuck.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

describe('look-ups', () => {
  test('/gold shows nobody else’s gold', async () => {
    const { table, due, others, thread } = await start(3);
    expect(textOf(await table.slash(due, 'gold', {}, { in: thread }))).toMatch(/You have \d+ GP/);
    expect(textOf(await table.slash('Emmy', 'gold', {}, { in: thread }))).not.toMatch(/\d GP/);
    const status = textOf(await table.slash(others[0], 'match status', {}, { in: thread }));
    const foreign = status
      .replace(/^Creatures: .*$/m, '')
      .replace(new RegExp(`(?<=^\\*\\*${others[0]} \\(you\\)\\*\\*\\n)\\d+ GP`, 'm'), 'gold');
    expect(foreign).toContain('gold');
    expect(foreign).not.toMatch(/\d GP/);
    const log = textOf(await table.slash(others[0], 'log', { page: 1 }, { in: thread }));
    expect(log.match(/start with 5 GP/g)).toHaveLength(1);
    expect(textOf(await table.slash('Emmy', 'log', { page: 1 }, { in: thread }))).not.toContain('5 GP');
  });

  test('the status has a block for each seat, with what it needs to win, and its reader’s gold', async () => {
    const { table, thread } = await start(3);
    const blocks = async (person: Person): Promise<readonly (readonly string[])[]> => {
      const text = textOf(await table.slash(person, 'match status', {}, { in: thread }));
      return text
        .split('\n\n')
        .map((block) => block.split('\n'))
        .filter(([title = '']) => /^\*\*(Ada|Blaise|Carl)/.test(title));
    };
    const needed = expect.stringMatching(/^0 of 2 Metropolises; for the next: a port, .* or 4 philosophers$/);
    const held = (gold: string) =>
      expect.stringMatching(new RegExp(`^${gold}income \\d, 2 troops, 2 fleets; islands .*; fleets in `));
    expect(await blocks('Emmy')).toEqual(['Ada', 'Blaise', 'Carl'].map((name) => [`**${name}**`, held(''), needed]));
    expect((await blocks('Ada'))[0]).toEqual(['**Ada (you)**', held('\\d+ GP, '), needed]);
    await table.slash('Ada', 'match concede', { sure: true }, { in: thread });
    expect(await blocks('Emmy')).toEqual([
      ['**Ada (resigned)**', held('')],
      ['**Blaise**', held(''), needed],
      ['**Carl**', held(''), needed],
    ]);
    await table.slash('Blaise', 'match concede', { sure: true }, { in: thread });
    expect((await table.services.stores.matches.find(1))?.status).toBe('ended');
    expect(textOf(await table.slash('Emmy', 'match status', {}, { in: thread }))).not.toMatch(/0 of 2 Metropolises/);
  });

  test('/board shows a picture with a description', async () => {
    const { table, due, thread } = await start(3);
    const shown = await table.slash(due, 'board', {}, { in: thread });
    expect(shown?.files.map(({ name }) => name)).toEqual(['board.jpg']);
    expect(JSON.stringify(shown?.components)).toContain('attachment://board.jpg');
    expect(JSON.stringify(shown?.components)).toMatch(/"description":"Cyclades, cycle 1/);
  });

  test('/board as text shows the whole board in words, to spectators too, and no picture', async () => {
    const { table, due, thread } = await start(3);
    for (const person of [due, 'Emmy'] as const) {
      const shown = await table.slash(person, 'board', { as: 'text' }, { in: thread });
      expect(textOf(shown)).toMatch(/^\*\*Cycle 1\*\*.* Waiting for \w+\.\n/);
      for (const name of ['Ada', 'Blaise', 'Carl']) {
        const gold = name === person ? '\\d GP, ' : '';
        expect(textOf(shown)).toMatch(new RegExp(`^\\*\\*${name}\\*\\*: ${gold}income 2, 2 troops, 2 fleets$`, 'm'));
      }
      expect(shown?.files).toEqual([]);
    }
  });

  test('/board shows the whole board in words if no picture can be drawn', async () => {
    const { table, thread } = await start(3, openTable({ render: () => Promise.reject(new Error('the thread hangs')) }));
    for (const [command, options] of [
      ['board', {}],
      ['board', { detail: 'is2' }],
      ['history', {}],
    ] as const) {
      const inWords = textOf(await table.slash('Ada', 'board', { ...options, as: 'text' }, { in: thread }));
      const shown = await table.slash('Ada', command, options, { in: thread });
      expect(textOf(shown)).toContain('I couldn’t draw the picture this time.');
      for (const line of inWords.split('\n')) expect(textOf(shown)).toContain(line);
      expect(shown?.files).toEqual([]);
    }
  });

  test('the status offers a nudge to players who wait, and not to the only player who has to act', async () => {
    const { table, due, thread } = await start(3);
    const kindsFor = async (person: Person): Promise<readonly unknown[]> =>
      ((await table.slash(person, 'match status', {}, { in: thread }))?.controls ?? []).map(
        ({ customId }) => parseCustomId(customId)?.kind,
      );
    for (const person of PEOPLE.slice(0, 3)) expect(await kindsFor(person)).toEqual(person === due ? [] : ['nudge']);
    expect(await kindsFor(PEOPLE[3] ?? due)).toEqual(['nudge', 'watch']);
  });

  test('one part of the board is shown enlarged; an unknown part is refused', async () => {
    const { table, due, thread } = await start(3);
    const shown = await table.slash(due, 'board', { detail: 'IS2' }, { in: thread });
    expect(textOf(shown)).toMatch(/^\*\*Island 2 – \w+\*\*/);
    expect(shown?.files.map(({ name }) => name)).toEqual(['board.jpg']);
    expect(JSON.stringify(shown?.components)).toMatch(/"description":"Island 2 – \w+, 1 troop, income 1, [^"]*Around it: C2 – /);
    expect(textOf(await table.slash(due, 'board', { detail: 'Atlantis' }, { in: thread }))).toBe(
      'This board has no part with that name. Choose one from the list that opens as you type.',
    );
  });

  test('parts of the board are suggested by the typed text: places of a map, or players', async () => {
    const { table, thread } = await start(3, openTable({ stores: fixedLuck(0) }));
    const offered = async (detail: string): Promise<readonly unknown[]> =>
      (await table.suggest('Emmy', 'board', { detail }, 'detail', { in: thread })).map(({ value }) => value);
    expect((await offered('is')).slice(0, 8)).toEqual(['is1', 'is2', 'is3', 'is4', 'is5', 'is6', 'is7', 'is8']);
    expect(await offered('blaise')).toEqual(['is1', 'is7', 'C2', 'G5']);
    expect(await offered('K')).toEqual(['K2']);
    expect(await offered('Atlantis')).toEqual([]);
    const other = await start(3, openTable(), { game: 'peloponnes' });
    const players = await other.table.suggest('Emmy', 'board', { detail: '' }, 'detail', { in: other.thread });
    expect(players.map(({ name }) => name)).toEqual(['Ada', 'Blaise', 'Carl']);
    const shown = await other.table.slash('Emmy', 'board', { detail: 'blaise' }, { in: other.thread });
    expect(textOf(shown)).toMatch(/^\*\*Blaise\*\*/);
  });

  test.each([
    { game: 'cyclades', seats: 3, headings: /^\*\*Cycle (\d+)\*\*/ },
    { game: 'peloponnes', seats: 3, headings: /^\*\*Round (\d) of 8\*\*$/ },
  ])(
    'the log of $game shows one round per page, headed by its number',
    { timeout: 60_000 },
    async ({ game, seats, headings }) => {
      const { table, thread } = await start(seats, openTable(), { game });
      const chance = seeded(8);
      for (let moves = 0; moves < 60; moves += 1) {
        const { legal, view } = await duePosition(table);
        if (legal.length === 0) break;
        const move = naiveMove(game, view, legal, chance);
        await table.slash(await dueNow({ table }), commandFor(game, move.type), optionsToPlay(game, move), { in: thread });
      }
      const numbers: number[] = [];
      for (let page = 2; numbers.length < 3; page += 1) {
        const [title, heading = ''] = textOf(await table.slash('Ada', 'log', { page }, { in: thread })).split('\n');
        expect(title).toContain(`page ${page} of`);
        numbers.push(Number(headings.exec(heading)?.[1]));
      }
      expect(numbers).toEqual([1, 2, 3]);
    },
  );

  test('an export contains what the actor may know, and everything after the end', async () => {
    const { table, due, others, thread } = await start(2);
    const dealt = async (person: typeof due) => {
      const shown = await table.slash(person, 'match export', {}, { in: thread });
      const log = JSON.parse(new TextDecoder().decode(shown?.files[0]?.data)) as {
        readonly steps: readonly { readonly events: readonly { readonly type: string }[] }[];
      };
      return log.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'GoldDealt').length;
    };
    expect([await dealt(due), await dealt(others[0]), await dealt('Emmy')]).toEqual([1, 1, 0]);
    await table.slash(due, 'match concede', { sure: true }, { in: thread });
    expect(await dealt('Emmy')).toBe(2);
  });

  test('an export names no person', async () => {
    const { table, due, thread } = await start(2);
    const shown = await table.slash(due, 'match export', {}, { in: thread });
    expect(new TextDecoder().decode(shown?.files[0]?.data)).not.toMatch(/Ada|Blaise|"90\d"/);
  });

  test("the list shows open matches here, and the actor's own matches elsewhere", async () => {
    const { table, due } = await start(2);
    await table.slash('Emmy', 'match create', { game: 'cyclades' });
    expect(textOf(await table.slash(due, 'match list'))).toMatch(
      /Your matches[\s\S]*\*#1\*[\s\S]*Open on this server[\s\S]*\*#2\*/,
    );
    expect(textOf(await table.slash(due, 'match list', {}, { in: 'dm' }))).not.toContain('**#2**');
    expect(textOf(await table.slash('Dora', 'match list', {}, { in: 'dm' }))).toContain('No match is open');
  });
});
