import { describe, expect, test } from 'vitest';
import { parseCustomId } from '#discord/customIds/customId.ts';
import type { Chance } from '#engine/game.ts';
import { dueNow, duePosition, type Started, start } from '../../support/builders/starting.ts';
import { openTable, type Shown } from '../../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../../support/drivers/typing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';

const explainOf = (shown: Shown | undefined) =>
  shown?.controls.find(({ customId }) => parseCustomId(customId)?.kind === 'explain');

/** Makes a move for the active player. */
const playOn = async ({ table, thread }: Pick<Started, 'table' | 'thread'>, chance: Chance): Promise<void> => {
  const { legal, view } = await duePosition(table);
  const move = naiveMove('cyclades', view, legal, chance);
  const options = optionsToPlay('cyclades', move);
  await table.slash(await dueNow({ table }), commandFor('cyclades', move.type), options, { in: thread });
};

/** A match of three after this many moves, without any look-up in between. */
const played = async (moves: number): Promise<Started> => {
  const started = await start(3);
  const chance = seeded(3);
  for (let made = 0; made < moves; made += 1) await playOn(started, chance);
  return started;
};

describe('what a picture shows', () => {
  test('a picture is explained by a button under the board, the past and the panel, in a separate message', async () => {
    const { table, due, thread } = await start(3);
    const panel = await table.press(due, { customId: '1.open.1', label: '' }, 'post', { in: thread });
    for (const shown of [
      await table.slash(due, 'board', {}, { in: thread }),
      await table.slash(due, 'history', {}, { in: thread }),
      panel,
    ]) {
      const control = explainOf(shown);
      if (control === undefined) throw new Error(`There is no button that explains: ${shown?.text}`);
      const guide = await table.press(due, control, 'ephemeral', { in: thread });
      expect(guide?.callback).toBe(5);
      expect(guide?.text).toMatch(/^\*\*#1 Cyclades – the picture explained\*\*\nPlayer colours: /);
    }
    expect(explainOf(await table.slash(due, 'board', { as: 'text' }, { in: thread }))).toBeUndefined();
  });

  test('the explanation of a part of the board is about that part alone', async () => {
    const { table, due, thread } = await start(3);
    const control = explainOf(await table.slash(due, 'board', { detail: 'is1' }, { in: thread }));
    const guide = control && (await table.press(due, control, 'ephemeral', { in: thread }));
    expect(guide?.text).toMatch(/\nThis picture is an enlarged part of the board\./);
    const whole = await table.press(due, { customId: '1.explain.1', label: '' }, 'post', { in: thread });
    expect(whole?.text).not.toContain('enlarged part of the board');
  });

  test("the explanation is about the current board: the players' colours, the free gods, what has moved", async () => {
    const { table, due, thread } = await start(3);
    const look = async (): Promise<string> =>
      (await table.press('Emmy', { customId: '1.explain.1', label: '' }, 'post', { in: thread }))?.text ?? '';
    const before = await look();
    const people = (await table.services.stores.matches.find(1))?.seats.map(({ name }) => name) ?? [];
    const marks = ['red with a star', 'amber with a bull', 'violet with a moon'];
    people.forEach((name, seat) => {
      expect(before).toContain(`${name} is ${marks[seat]}`);
    });
    const free = /No one has bid on (\w+) or (\w+)\./.exec(before);
    if (free === null) throw new Error(`Fewer than two gods are free: ${before}`);
    const [, god = '', other = ''] = free;
    await table.slash(due, 'cyclades bid', { god: god.toLowerCase(), amount: 1 }, { in: thread });
    expect(await look()).toContain(`No one has bid on ${other}.`);
  });

  test('the explanation describes the markers of moves only once there are some', async () => {
    const { table, thread } = await played(0);
    const explained = async (): Promise<string> =>
      (await table.press('Emmy', { customId: '1.explain.1', label: '' }, 'post', { in: thread }))?.text ?? '';
    expect(await explained()).toContain('nothing has changed on the board');
    const chance = seeded(3);
    let changed: string | undefined;
    for (let made = 0; made < 60 && changed === undefined; made += 1) {
      await playOn({ table, thread }, chance);
      const board = (await table.slash('Emmy', 'board', { as: 'text' }, { in: thread }))?.text ?? '';
      changed = board.split('**What changed**\n')[1]?.split('\n**')[0];
    }
    expect(changed).toMatch(/^- /);
    expect(await explained()).toContain('arrows show moves');
    expect(await explained()).toContain(changed);
  });

  test("the explanation of a round's picture stays that of the round after the match has gone on", async () => {
    const { table, thread } = await played(14);
    const then = await table.press('Emmy', { customId: '1.explain.1.round.1', label: '' }, 'post', { in: thread });
    expect(then?.text).toMatch(/No one has bid on \w+ or \w+\./);
    expect(then?.text).toContain('nothing has changed on the board');
    const { steps = [] } = (await table.services.matches.history(1, 0)) ?? {};
    const laidOut = steps
      .filter(({ events }) => events.some(({ event }) => event.type === 'IncomeCollected'))
      .map(({ number }) => number);
    expect(laidOut.length).toBeGreaterThan(1);
    for (const { number } of steps) {
      const shown = await table.press('Emmy', { customId: `1.explain.1.step.${number}`, label: '' }, 'post', { in: thread });
      expect([number, shown?.text.includes('the picture explained')]).toEqual([number, laidOut.includes(number)]);
    }
    for (const customId of ['1.explain.1.round.99', '1.explain.1.step.9999', '1.explain.2']) {
      const none = await table.press('Emmy', { customId, label: '' }, 'post', { in: thread });
      expect(none?.text).toMatch(/^That button is out of date|^That match isn’t here/);
    }
  });

  test('the chart and the animation are explained once the match is over, to each in their language, and not before', async () => {
    const { table, due, others, thread } = await played(14);
    const steps = async () => (await table.services.matches.history(1, 0))?.steps ?? [];
    const guide = async (of: string, locale = 'en-GB'): Promise<Shown | undefined> =>
      table.press('Emmy', { customId: `1.explain.1.${of}`, label: '' }, 'post', { in: thread, locale });
    const numbers = (await steps()).flatMap(({ number }) => [`course.${number}`, `chart.${number}`]);
    for (const of of numbers) expect((await guide(of))?.text).toBe(messagesFor().common.denials.notUnderstood);
    const [first, second] = [due, ...others];
    for (const person of [first, second]) await table.slash(person, 'match concede', { sure: true }, { in: thread });
    const [last, ...before] = (await steps()).map(({ number }) => number).reverse();
    for (const number of before) expect((await guide(`course.${number}`))?.text).not.toContain('the picture explained');
    const told = await guide(`course.${last}`);
    for (const line of ['The chart', 'In numbers', 'The animation', '“Gold”, “Metropolises” and “Islands”'])
      expect(told?.text).toContain(line);
    expect(told?.text).toMatch(/Gold: \w+ from 7 to \d+, highest \d+; /);
    const [board] = told?.controls ?? [];
    expect((board && (await table.press('Emmy', board, 'ephemeral', { in: thread })))?.text).toContain('**Slots**');
    const chart = await guide(`chart.${last}`);
    expect(chart?.text).toContain('The chart');
    expect(chart?.text).not.toContain('The animation');
    for (const say of LANGUAGES) {
      const [line = ''] = say.help.course({
        titles: Object.values(say.game('cyclades').course ?? {}),
        numbers: '',
        hasReplay: true,
      });
      expect((await guide(`course.${last}`, say.discord[0]))?.text).toContain(line);
    }
  });

  test('the explanation contains only what the actor may see', async () => {
    const { table, due, thread } = await start(3, openTable());
    const own = await table.press(due, { customId: '1.explain.1', label: '' }, 'post', { in: thread });
    const others = await table.press('Emmy', { customId: '1.explain.1', label: '' }, 'post', { in: thread });
    expect(own?.text).toContain('You have 2 troops and 2 fleets.');
    expect(others?.text).not.toContain('You have');
    expect(own?.text).toContain('with a bright rim');
    expect(others?.text).not.toContain('with a bright rim');
  });
});
