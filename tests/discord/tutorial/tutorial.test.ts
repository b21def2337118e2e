import { ButtonStyle, ComponentType, type MessageComponentInteraction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Reply } from '#discord/components/reply.ts';
import { type ControlKind, parseCustomId } from '#discord/customIds/customId.ts';
import { handlePress } from '#discord/interactions/controls.ts';
import type { Sentences } from '#i18n/index.ts';
import { longerLanguage } from '../../support/builders/longerLanguage.ts';
import { start } from '../../support/builders/starting.ts';
import { commandRegistry } from '../../support/commands.ts';
import { openTable, type Place, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { nextPress } from '../../support/drivers/lessonWalk.ts';
import { expectWithinLimits, type Pressable, pressables } from '../../support/drivers/pressing.ts';
import { LESSONS } from '../../support/games.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { textsOf } from '../../support/laws/messageLimits.ts';

const MAX_PRESSES = 15;

/** The controls of a panel that lead to other moves than the script's. */
const otherMoves = ({ controls }: Shown) => {
  const scripted = nextPress(controls);
  return controls.flatMap((control) => {
    const id = parseCustomId(control.customId);
    return control === scripted || id?.kind !== 'learn' ? [] : [{ control, id }];
  });
};

const told = (shown: Shown | undefined): Shown => {
  if (shown === undefined) throw new Error('There was no reply.');
  expectWithinLimits(shown);
  return shown;
};

const called = (shown: Shown, label: string): Pressable => {
  const found = shown.controls.find((control) => control.label === label);
  if (found === undefined) throw new Error(`No ${label} among ${shown.controls.map((control) => control.label).join(', ')}`);
  return found;
};

/** Follows a lesson from its first step to its last; returns everything that was shown. */
const walk = async (table: Table, lesson: string, place: Place = {}): Promise<readonly Shown[]> => {
  const { game = '', place: number = 0 } = LESSONS[lesson] ?? {};
  const first = told(await table.slash('Ada', 'tutorial', { game }, place));
  const shown =
    number === 0
      ? [first]
      : [told(await table.press('Ada', { customId: `1.lesson.${lesson}.0.0`, label: '' }, 'ephemeral', place))];
  for (let next = nextPress(shown[0]?.controls ?? []); next !== undefined; next = nextPress(shown.at(-1)?.controls ?? [])) {
    if (shown.length > MAX_PRESSES) throw new Error(`The tutorial continues at ${next.label}.`);
    shown.push(told(await table.press('Ada', next, 'ephemeral', place)));
  }
  return shown;
};

describe.each(Object.keys(LESSONS))('the lesson %s, on Discord', (lesson) => {
  const steps = LESSONS[lesson]?.steps.length ?? 0;
  const first = { customId: `1.lesson.${lesson}.0.0`, label: 'Learn' };

  test.each<readonly [string, Place]>([
    ['on a server', {}],
    ['in direct messages', { in: 'dm' }],
  ])('the tutorial reaches its end in at most 15 presses, in one message that changes, %s', async (_, place) => {
    const table = openTable();
    const shown = await walk(table, lesson, place);
    expect(shown.length - 1).toBeLessThanOrEqual(MAX_PRESSES);
    expect(shown.slice(1).every(({ callback }) => callback === 6)).toBe(true);
    for (let step = 1; step <= steps; step++) expect(shown.some(({ text }) => text.includes(`${step} of ${steps}\n`))).toBe(true);
    expect(shown.filter(({ files }) => files.length > 0).length).toBeGreaterThanOrEqual(steps);
    expect(table.logged).toEqual([]);
  });

  test('the tutorial explains each step between its picture and its controls', async () => {
    const { game = 'cyclades', place = 0 } = LESSONS[lesson] ?? {};
    const shown = await walk(openTable(), lesson);
    for (const { text } of Object.values(messagesFor().lessons(game)[place]?.steps ?? {})) {
      const paragraph = text.split('\n')[0] ?? '';
      const step = shown.find((each) => each.text.includes(paragraph));
      const kinds = step?.components.map((part) => ('content' in part && part.content.includes(paragraph) ? 'words' : part.type));
      expect(kinds?.slice(0, 3)).toEqual([ComponentType.TextDisplay, ComponentType.MediaGallery, 'words']);
    }
  });

  test('the tutorial consists of replies to the learner: no match, no post, nothing stored', async () => {
    const table = openTable();
    await walk(table, lesson);
    expect(await table.services.stores.matches.find(1)).toBeUndefined();
    expect(await table.services.stores.matches.list({ openOf: '900' })).toEqual([]);
    expect(table.requests.filter(({ path }) => !/^\/(interactions|webhooks)\//.test(path))).toEqual([]);
  });

  test('the tutorial continues from any of its messages after a restart', async () => {
    const before = await walk(openTable(), lesson);
    for (const [index, { controls, text }] of before.slice(0, -1).entries()) {
      const next = nextPress(controls);
      if (next === undefined) throw new Error(`There is no control: ${text}`);
      expect((await openTable().press('Ada', next, 'ephemeral'))?.text).toBe(before[index + 1]?.text);
    }
  });

  test('the tutorial can be left at every step, and started again', async () => {
    const table = openTable();
    for (const shown of (await walk(table, lesson)).slice(0, -1)) {
      const leave = called(shown, 'Leave');
      const left = told(await table.press('Ada', leave, 'ephemeral'));
      expect(left.text).toContain('You’ve left the lesson.');
      expect(left.controls.map(({ customId }) => customId)).toContain(first.customId);
    }
  });

  test('the tutorial says of every other legal move that it is possible and why another is next, and stays at its step', async () => {
    const table = openTable();
    let others = 0;
    for (const shown of await walk(table, lesson)) {
      for (const { control, id } of otherMoves(shown)) {
        const answered = told(await table.press('Ada', control, 'ephemeral'));
        if (answered.text.includes(`${id.step + 2} of ${steps}\n`)) continue;
        expect(answered.text).toContain(`${id.step + 1} of ${steps}\n`);
        if (answered.text.includes('is a legal move, and in a match you could play it')) others += 1;
      }
    }
    expect(others).toBeGreaterThan(2);
  });

  test('the tutorial marks what leads on in green: one control of each panel', async () => {
    for (const shown of await walk(openTable(), lesson)) {
      const id = parseCustomId(nextPress(shown.controls)?.customId ?? '');
      if (id?.kind !== 'learn') continue;
      const green = shown.controls.filter(({ mark }) => mark === 'green');
      expect(green.map(({ label }) => label)).toEqual([nextPress(shown.controls)?.label]);
    }
  });

  test.each([...LANGUAGES, longerLanguage(messagesFor())].map((say) => [say.locale, say] as const))(
    'the tutorial keeps within Discord’s limits for every press, in %s, with the longest name',
    async (_, say) => {
      const learner = asLearner(say, 'W*'.repeat(16));
      const seen = new Set<string>();
      const waiting = [await learner.press(first)];
      for (let shown = waiting.pop(); shown !== undefined; shown = waiting.pop()) {
        expectWithinLimits(shown);
        for (const control of pressables(shown)) {
          const key = `${control.customId} ${control.value ?? ''}`;
          const id = parseCustomId(control.customId);
          // Links to rules and to other tutorials leave this one.
          const isOther =
            id?.kind === 'section' || id?.kind === 'practise' || (id !== undefined && 'lesson' in id && id.lesson !== lesson);
          if (seen.has(key) || isOther) continue;
          seen.add(key);
          waiting.push(await learner.press(control));
        }
      }
      expect(seen.size).toBeGreaterThan(20);
    },
  );
});

const LESSON_CONTROLS: readonly string[] = ['lesson', 'learn', 'learnsure', 'leavelesson'] satisfies ControlKind[];

/** The controls of tutorials never read it. */
const NO_INTERACTION = {} as MessageComponentInteraction;

/** A learner, with the functions that answer them. */
const asLearner = (say: Sentences, name: string) => {
  const { services } = openTable();
  const actor = { user: '900', name, locale: say.locale, server: '10', commandId: '1' };
  const context = { services, say, registry: commandRegistry, actor };
  const press = async ({ customId, value }: Pressable): Promise<Reply> => {
    const id = parseCustomId(customId);
    if (id === undefined || !LESSON_CONTROLS.includes(id.kind)) throw new Error(`A tutorial has the control ${customId}.`);
    return handlePress({ context, id, value, interaction: NO_INTERACTION });
  };
  return { context, press };
};

describe('the command for a lesson', () => {
  test('/tutorial asks for the game if none is given, and takes that of a match’s thread', async () => {
    const table = openTable();
    const asked = told(await table.slash('Ada', 'tutorial'));
    expect(asked.controls.map(({ label }) => label)).toEqual([
      'Cyclades: Your first cycle',
      'Cyclades: A battle and a Metropolis',
      'Peloponnes: Your first two rounds',
      'Peloponnes: Marking and disasters',
    ]);
    const second = told(await table.press('Ada', called(asked, 'Peloponnes: Marking and disasters'), 'ephemeral'));
    expect(second.text).toContain('**The lower value counts** – Marking and disasters, 1 of 8');
    expect(second.text).toContain('power 8, population 12 (8 points)');
    const { table: other, thread } = await start(2, undefined, { game: 'peloponnes' });
    expect(told(await other.slash('Ada', 'tutorial', {}, { in: thread })).text).toContain('Your first two rounds');
    expect(told(await other.slash('Ada', 'tutorial', { game: 'cyclades' }, { in: thread })).text).toContain('Your first cycle');
  });

  test('the end of a lesson starts a match against three novices, once however often it is pressed', async () => {
    const table = openTable();
    const end = (await walk(table, 'cyclades2')).at(-1);
    if (end === undefined) throw new Error('The lesson has no end.');
    const press = async () => told(await table.press('Ada', called(end, 'Play against 3 novice AI players')));
    expect((await press()).text).toContain('started');
    const match = await table.services.stores.matches.find(1);
    expect(match).toMatchObject({ game: 'cyclades', status: 'playing', computers: [1, 2, 3] });
    expect(match?.seats.map(({ level }) => level)).toEqual([undefined, 'novice', 'novice', 'novice']);
    expect((await press()).text).toContain('started');
    expect(await table.services.stores.matches.find(2)).toBeUndefined();
  });

  test('in direct messages the end of a lesson offers no match, because matches are played on servers', async () => {
    const end = (await walk(openTable(), 'cyclades2', { in: 'dm' })).at(-1);
    expect(end?.controls.map(({ label }) => label)).toEqual([
      'Cyclades: Your first cycle',
      'Peloponnes: Your first two rounds',
      'Peloponnes: Marking and disasters',
    ]);
  });

  test('/tutorial is mentioned once to a user who joins a match for the first time', async () => {
    const table = openTable();
    const hint = messagesFor().tutorial.hint;
    expect(told(await table.slash('Ada', 'match create', { game: 'cyclades' })).text).toContain(hint);
    await table.slash('Ada', 'match create', { game: 'peloponnes' });
    expect(told(await table.press('Blaise', { customId: '1.join.1', label: 'Join' })).text).toContain(hint);
    expect(told(await table.press('Blaise', { customId: '1.join.2', label: 'Join' })).text).not.toContain(hint);
  });

  test('/tutorial does not affect the match in whose thread it is typed', async () => {
    const { table, thread } = await start(2);
    const before = await table.services.stores.matches.find(1);
    await walk(table, 'cyclades', { in: thread });
    expect(await table.services.stores.matches.find(1)).toEqual(before);
  });

  test('a tutorial asks for confirmation at the end of a turn, as in a match', async () => {
    const table = openTable();
    const asked = (await walk(table, 'cyclades')).find(({ text }) => text.includes('End your turn?'));
    if (asked === undefined) throw new Error('No confirmation was asked.');
    expect(asked.text).toContain('You could still');
    expect(told(await table.press('Ada', called(asked, 'Back'), 'ephemeral')).text).toContain(
      'End your turn** – Your first cycle',
    );
  });

  test.each([
    '1.lesson.cyclades.99.0',
    '1.lesson.cyclades.0',
    '1.lesson.go.0.0',
    '1.lesson.constructor.0.0',
    '1.learn.cyclades.0',
    '1.learn.cyclades.99.EndTurn',
    '1.leavelesson.1',
  ])('a tutorial does not understand %s, and says so', async (customId) => {
    const shown = told(await openTable().press('Ada', { customId, label: '' }, 'ephemeral'));
    expect(shown.text).toContain('out of date');
  });

  test('a tutorial shows possible choices if a control names an impossible one', async () => {
    const shown = told(await openTable().press('Ada', { customId: '1.learn.cyclades.1.EndTurn', label: '' }, 'ephemeral'));
    expect(shown.text).toContain('You can’t do that any more.');
    expect(shown.text).toContain('Now: **Bid 2 on Poseidon**');
  });

  test('a tutorial continues without a picture if none can be drawn', async () => {
    const table = openTable({ render: () => Promise.reject(new Error('no paint')) });
    const shown = await walk(table, 'cyclades');
    expect(shown.every(({ files }) => files.length === 0)).toBe(true);
    expect(shown.at(-1)?.text).toContain('9 of 9');
    expect(shown.at(-1)?.text).toContain('Press *Hint* in your panel');
    expect(shown.at(-2)?.text).not.toContain('*Hint*');
    expect(table.logged.every(({ message }) => message.includes('could not draw a picture'))).toBe(true);
  });

  test('a tutorial highlights on the picture what the panel offers, and nothing in a reading step', async () => {
    const asked: (readonly string[] | undefined)[] = [];
    const table = openTable({
      render: async ({ highlighted }) => {
        asked.push(highlighted);
        return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
      },
    });
    await walk(table, 'cyclades');
    expect(asked[0]).toBeUndefined();
    expect(asked[1]).toEqual(['poseidon', 'ares', 'apollo']);
    expect(asked.at(-1)).toBeUndefined();
  });

  test('a tutorial escapes the learner’s name', async () => {
    const { press } = asLearner(messagesFor(), '**@everyone** <#1>');
    const shown = await press({ customId: '1.lesson.cyclades.2.0', label: '' });
    const said = textsOf(shown.components).join();
    expect(said).toContain('\\<#1>');
    expect(said).not.toMatch(/@everyone|[^\\]<#1>|[^\\]\*\*@/);
    const buttons = shown.components.flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []));
    expect(buttons).toContainEqual(expect.objectContaining({ label: 'Leave', style: ButtonStyle.Secondary }));
  });
});
