import { beforeAll, describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { table as campaign, faceUp } from '../games/peloponnes/given.ts';
import { arrangedMatch } from '../support/builders/arrangedMatch.ts';
import { dueNow, duePosition, start } from '../support/builders/starting.ts';
import { openTable, type Person, type Shown, type Table } from '../support/drivers/discordActions.ts';
import { expectWithinLimits } from '../support/drivers/pressing.ts';
import { commandFor, optionsToPlay } from '../support/drivers/typing.ts';
import { table as cycladesTable, fleets, turnOf } from '../support/fakes/given.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';

const textOf = (shown: Shown | undefined): string => shown?.text ?? 'no answer';

const labelsOf = (shown: Shown | undefined): readonly string[] => (shown?.controls ?? []).map(({ label }) => label);

/** A match in its third cycle or round, the requests of its pictures, and what Ada and Emmy saw at the start of each. */
interface Played {
  readonly table: Table;
  readonly thread: string;
  readonly drawn: unknown[];
  readonly seen: Map<number, { readonly ada: unknown; readonly emmy: unknown }>;
}

const roundOf = (game: string, view: unknown): number =>
  Number((view as Readonly<Record<string, unknown>>)[game === 'cyclades' ? 'cycle' : 'round']);

const play = async (game: string): Promise<Played> => {
  const drawn: unknown[] = [];
  const render = async ({ view }: PictureRequest) => {
    drawn.push(view);
    return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
  };
  const { table, thread } = await start(3, openTable({ render }), { game });
  const seen: Played['seen'] = new Map();
  const chance = seeded(8);
  for (let moves = 0; moves < 400; moves += 1) {
    const { legal, view } = await duePosition(table);
    const round = roundOf(game, view);
    if (!seen.has(round)) {
      const [ada, emmy] = await Promise.all(['900', '904'].map((user) => table.services.matches.position(1, user)));
      seen.set(round, { ada: ada?.view, emmy: emmy?.view });
    }
    if (round === 3) break;
    const move = naiveMove(game, view, legal, chance);
    await table.slash(await dueNow({ table }), commandFor(game, move.type), optionsToPlay(game, move), { in: thread });
  }
  return { table, thread, drawn, seen };
};

const ask = ({ table, thread }: Pick<Played, 'table' | 'thread'>, person: Person, command: string, options = {}) =>
  table.slash(person, command, options, { in: thread });

describe.each([
  { game: 'cyclades', word: 'cycle', heading: (round: number) => `**Cycle ${round}**` },
  { game: 'peloponnes', word: 'round', heading: (round: number) => `**Round ${round} of 8**` },
])('in $game', ({ game, word, heading }) => {
  let played: Played;
  beforeAll(async () => {
    played = await play(game);
  });

  test('the log of one cycle contains exactly what happened in it', async () => {
    const pages: string[] = [];
    for (let page = 1, of = 1; page <= of; page += 1) {
      const [title = '', ...lines] = textOf(await ask(played, 'Ada', 'log', { cycle: 2, page })).split('\n');
      expect(title).toMatch(new RegExp(`^\\*\\*Log of #1\\*\\* – ${word} 2 – page ${page} of \\d+$`));
      of = Number(/of (\d+)$/.exec(title)?.[1]);
      pages.push(...lines);
    }
    expect(pages[0]).toContain(heading(2));
    expect(pages.filter((line) => line.includes(heading(1)) || line.includes(heading(3)))).toEqual([]);

    const whole: string[] = [];
    for (let page = 1, of = 1; page <= of; page += 1) {
      const [title = '', ...lines] = textOf(await ask(played, 'Ada', 'log', { page })).split('\n');
      of = Number(/of (\d+)$/.exec(title)?.[1]);
      whole.push(...lines);
    }
    const from = whole.findIndex((line) => line.includes(heading(2)));
    const to = whole.findIndex((line) => line.includes(heading(3)));
    expect(pages).toEqual(whole.slice(from, to));
  });

  test('each page of the whole log names its cycle, except for what came before the first', async () => {
    expect(textOf(await ask(played, 'Ada', 'log', { page: 1 }))).toMatch(/^\*\*Log of #1\*\* – page 1 of/);
    expect(textOf(await ask(played, 'Ada', 'log', { page: 2 }))).toContain(`** – ${word} 1 – page 2 of`);
    expect(textOf(await ask(played, 'Ada', 'log'))).toContain(`** – ${word} 3 – page`);
  });

  test('the board of each cycle is drawn as it was at its start, and shown to the actor alone', async () => {
    for (const round of [1, 2, 3]) {
      const { ada, emmy } = played.seen.get(round) ?? {};
      for (const [person, view] of [
        ['Ada', ada],
        ['Emmy', emmy],
      ] as const) {
        const shown = await ask(played, person, 'history', { cycle: round });
        expect(played.drawn.at(-1)).toEqual(view);
        expect(textOf(shown)).toContain(`**#1** at the start of ${word} ${round}\n`);
        expect(shown?.files.map(({ name }) => name)).toEqual(['board.jpg']);
        expect(JSON.stringify(shown?.components)).toMatch(/"description":"\w/);
        expectWithinLimits({ components: shown?.components ?? [] });
      }
    }
  });

  test('the pictures of past cycles can be paged through, newest first', async () => {
    let shown = await ask(played, 'Blaise', 'history');
    const titles: string[] = [];
    const buttons: (readonly string[])[] = [];
    for (;;) {
      titles.push(textOf(shown).split('\n')[0] ?? '');
      buttons.push(labelsOf(shown));
      const earlier = shown?.controls.find(({ label }) => label === 'Earlier');
      if (earlier === undefined) break;
      shown = await played.table.press('Blaise', earlier, 'ephemeral', { in: played.thread });
      expect(shown?.callback).toBe(6);
    }
    expect(titles.map((title) => /(\d+)$/.exec(title)?.[1])).toEqual(['3', '2', '1']);
    const explain = 'Explain the picture';
    expect(buttons).toEqual([
      ['Earlier', explain],
      ['Earlier', 'Later', explain],
      ['Later', explain],
    ]);
    const later = shown?.controls.find(({ label }) => label === 'Later');
    if (later === undefined) throw new Error('There is no button to the next page.');
    expect(textOf(await played.table.press('Blaise', later, 'ephemeral', { in: played.thread }))).toContain(`${word} 2`);
  });

  test('a future cycle has no page and no picture', async () => {
    for (const command of ['log', 'history']) {
      const answer = await ask(played, 'Ada', command, { cycle: 4 });
      expect(textOf(answer)).toBe(`That hasn’t happened yet: the latest is ${word} 3. Choose that one or an earlier one.`);
      expect(answer?.files).toEqual([]);
    }
    const forged = await played.table.press('Ada', { customId: '1.history.1.0', label: '' }, 'post', { in: played.thread });
    expect(textOf(forged)).toContain('That hasn’t happened yet');
  });
});

describe('in a campaign', () => {
  test('rounds are counted through all levels of a campaign, and named by round and level', async () => {
    const level = (number: number): readonly BaseEvent[] => [
      { type: 'LevelBegan', seat: 0, level: number, target: 20, start: { coins: 9 } } as BaseEvent,
      { type: 'RoundBegan', round: 1 } as BaseEvent,
      ...faceUp(['A13', 'A01']),
    ];
    const [began, dealt, settled] = campaign(1, { options: { solo: 'campaign' } });
    const events = [began, dealt, settled].flatMap((event) => event ?? []);
    const at = await arrangedMatch(1, [...events, ...level(1), ...level(2)], {}, 'peloponnes');
    const title = async (command: string, cycle: number) => textOf(await ask(at, 'Ada', command, { cycle })).split('\n', 1)[0];
    expect(await title('history', 1)).toBe('**#1** at the start of round 1 of level 1');
    expect(await title('history', 2)).toBe('**#1** at the start of round 1 of level 2');
    expect(await title('log', 1)).toBe('**Log of #1** – round 1 of level 1 – page 1 of 1');
    expect(await title('log', 2)).toBe('**Log of #1** – round 1 of level 2 – page 1 of 1');
  });
});

describe('the log of a long cycle', () => {
  test('the log of a long cycle is paged within it', async () => {
    const at = await arrangedMatch(3, [...cycladesTable(3), ...fleets(1, 'A1', 300), ...turnOf('ares')]);
    const last = await ask(at, 'Ada', 'log', { cycle: 1 });
    const pages = Number(/page (\d+) of \1\n/.exec(textOf(last))?.[1]);
    expect(pages).toBeGreaterThan(2);
    expectWithinLimits({ components: last?.components ?? [] });
    expect(labelsOf(last)).toEqual(['Earlier']);
    let shown = last;
    for (let page = pages - 1; page > 0; page -= 1) {
      const earlier = shown?.controls.find(({ label }) => label === 'Earlier');
      if (earlier === undefined) throw new Error(`There is no page ${page}.`);
      shown = await at.table.press('Ada', earlier, 'ephemeral', { in: at.thread });
      expect(textOf(shown)).toContain(`cycle 1 – page ${page} of ${pages}\n`);
    }
    expect(labelsOf(shown)).toEqual(['Later']);
    expect(textOf(shown)).toContain('**Cycle 1**');
  });
});

const offeringsIn = ({ apollo, gods }: View): number =>
  apollo.length + gods.filter(({ offering }) => offering !== undefined).length;

describe('a picture of the past', () => {
  test('a picture of the past shows no move that a seat played automatically after the cycle had begun', async () => {
    const drawn: View[] = [];
    const render = async ({ view }: PictureRequest) => {
      drawn.push(view as View);
      return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
    };
    const { table, thread } = await start(3, openTable({ render }));
    await table.slash('Carl', 'match concede', { sure: true }, { in: thread });
    const chance = seeded(5);
    let playedAtOnce = 0;
    for (let cycle = 1; cycle < 5; ) {
      const { legal, view } = await duePosition(table);
      const move = naiveMove('cyclades', view, legal, chance);
      const options = optionsToPlay('cyclades', move);
      await table.slash(await dueNow({ table }), commandFor('cyclades', move.type), options, { in: thread });
      const next = (await duePosition(table)).view as View;
      if (next.cycle > cycle && offeringsIn(next) > 0) playedAtOnce += 1;
      cycle = next.cycle;
    }
    expect(playedAtOnce).toBeGreaterThan(0);
    for (const cycle of [1, 2, 3, 4, 5]) {
      await table.slash('Ada', 'history', { cycle }, { in: thread });
      const shown = drawn.at(-1) as View;
      expect([shown.cycle, offeringsIn(shown)]).toEqual([cycle, 0]);
    }
  });

  test('a picture of the past requires a match that has started', async () => {
    const table = openTable();
    await table.slash('Ada', 'match create', { game: 'cyclades' });
    expect(textOf(await table.slash('Ada', 'history'))).toContain('hasn’t started yet');
  });
});
