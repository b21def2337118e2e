import { describe, expect, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { isMatchEvent, type LoggedEvent, type MatchService } from '#matches/index.ts';
import { bid, buildings, faceUp, lands, marked, struck, table } from '../../games/peloponnes/given.ts';
import { type Arranged, arrangedMatch } from '../../support/builders/arrangedMatch.ts';
import { type Changes, PEOPLE } from '../../support/drivers/discordActions.ts';

type Position = readonly (Event | readonly Event[])[];
/** The lines that Ada types, in order. */
type Typed = readonly (readonly [command: string, options?: Readonly<Record<string, string | number | boolean>>])[];

/** Draws nothing: the file is the picture's request. */
const render: Changes['render'] = async (request) => ({
  file: new TextEncoder().encode(JSON.stringify(request)),
  name: 'board.jpg',
  width: 1,
  height: 1,
});

const rich = table(3, { goods: [{ coins: 9, wood: 6, stone: 6, food: 4, luxury: 6, inhabitants: 9 }] });
const supply: Event = { type: 'SupplyRoundBegan', tile: 'B05' };
const all: Event = { type: 'ChoiceAsked', seats: [0, 1, 2] };

/** Ada chooses one thing or another, in a step in which Blaise still has to choose. */
const CHOICES: Readonly<Record<string, { readonly position: Position; readonly one: Typed; readonly other: Typed }>> = {
  'how a building is paid for': {
    position: [
      rich,
      faceUp(['A13', 'A12', 'A01']),
      bid(0, 'A13', 3),
      bid(1, 'A12', 1),
      { type: 'OrderSettled', order: [0, 1, 2] },
      { type: 'ChoiceAsked', seats: [0, 1] },
    ],
    one: [['pay']],
    other: [['mark']],
  },
  'what the Port brings': {
    position: [
      rich,
      buildings(0, 'A15'),
      buildings(1, 'B15'),
      { type: 'StepBegan', step: 'income' },
      { type: 'ChoiceAsked', seats: [0, 1] },
    ],
    one: [['income', { good: 'wood' }]],
    other: [['income', { good: 'coin' }]],
  },
  'what an earthquake takes': {
    position: [rich, buildings(0, 'A13', 'A12'), buildings(1, 'A14'), struck('earthquake', [0, 1])],
    one: [['ready']],
    other: [['giveup', { tile: 'A13', sure: true }], ['ready']],
  },
  'how a building is paid for, by a standing order': {
    position: [
      rich,
      faceUp(['A13', 'A12', 'A01']),
      bid(0, 'A13', 3),
      bid(1, 'A12', 1),
      { type: 'OrderSettled', order: [0, 1, 2] },
      { type: 'ChoiceAsked', seats: [0, 1] },
    ],
    one: [['orders', { order: 'building pay', sure: true }]],
    other: [['orders', { order: 'building mark', sure: true }]],
  },
  'what a tempest takes, of several': {
    position: [rich, lands(0, 'A05', 'A06', 'A08'), lands(1, 'A07'), struck('tempest', [0, 1])],
    one: [['giveup', { tile: 'A05', sure: true }]],
    other: [
      ['giveup', { tile: 'A08', sure: true }],
      ['giveup', { tile: 'A06', sure: true }],
    ],
  },
  'who is fed': { position: [rich, supply, all], one: [['feed', { luxury: 6 }]], other: [['feed', { luxury: 0 }]] },
  'which marked buildings are kept': {
    position: [
      rich,
      marked(0, 'A12', 'A14'),
      marked(1, 'A13'),
      supply,
      { type: 'StepBegan', step: 'finishing' },
      { type: 'ChoiceAsked', seats: [0, 1] },
    ],
    one: [
      ['pay', { tile: 'A12' }],
      ['abandon', { tile: 'A14', sure: true }],
    ],
    other: [
      ['abandon', { tile: 'A12', sure: true }],
      ['pay', { tile: 'A14' }],
    ],
  },
};

/** The number of the tested choice, and the next one. */
const STEPS = [1, 2, 3];

/** All replies to everybody but Ada after her choice, to every look-up. */
const seenByOthers = async (position: Position, typed: Typed, changes: Changes = {}): Promise<readonly unknown[]> => {
  const arranged = await arrangedMatch(3, position.flat(), { render, ...changes }, 'peloponnes');
  const { table: at, thread } = arranged;
  for (const [command, options = {}] of typed) await at.slash('Ada', `peloponnes ${command}`, options, { in: thread });
  expect(await choicesOf(arranged), 'Ada has chosen something').toBeGreaterThan(0);
  const looked: unknown[] = [];
  for (const person of PEOPLE.filter((each) => each !== 'Ada')) {
    for (const command of ['match status', 'board', 'history', 'gold', 'log', 'match export', 'help']) {
      looked.push(await at.slash(person, command, {}, { in: thread }));
    }
    const ofSteps = STEPS.flatMap((step) => [`1.explain.1.step.${step}`, `1.words.1.step.${step}`]);
    for (const customId of ['1.open.1', '1.help.1.costs', '1.help.1.winning', '1.explain.1', '1.explain.1.round.1', ...ofSteps]) {
      looked.push(await at.press(person, { customId, label: '' }, 'post', { in: thread }));
    }
    looked.push(await at.suggest(person, 'peloponnes bid', { tile: '' }, 'tile', { in: thread }));
    looked.push(await at.slash(person, 'peloponnes bid', { tile: 'A13', coins: 3 }, { in: thread }));
  }
  return looked;
};

const choicesOf = async ({ table: at }: Arranged): Promise<number> =>
  (await at.services.stores.matches.read(1, 0)).filter(({ event }) => ['Chosen', 'ChoiceNoted'].includes(event.type)).length;

/** Shows everybody what Ada may see: a leak that the comparison has to find. */
const leaking = (matches: MatchService): MatchService => ({
  ...matches,
  position: async (match, user) => {
    const position = await matches.position(match, user);
    return position && { ...position, view: (await matches.position(match, '900'))?.view };
  },
});

describe.each(Object.entries(CHOICES))('%s, while others still choose', (_, { position, one, other }) => {
  test('a hidden choice is visible in no reply to anybody else', async () => {
    expect(await seenByOthers(position, one)).toEqual(await seenByOthers(position, other));
  });

  test('a leak of a hidden choice is found by the comparison', async () => {
    const leaked = await seenByOthers(position, one, { matches: leaking });
    expect(leaked).not.toEqual(await seenByOthers(position, other, { matches: leaking }));
  });
});

const EARTHQUAKE: Position = [rich, buildings(0, 'A13', 'A12'), buildings(1, 'A14'), struck('earthquake', [0, 1])];

/** The log a spectator reads after Blaise took a choice back and asked to rewind; Ada had chosen in secret, or not. */
const exportedTo = async (person: 'Carl' | 'Emmy', hasChosen: boolean, changes: Changes = {}): Promise<string> => {
  const arranged = await arrangedMatch(3, EARTHQUAKE.flat(), { render, ...changes }, 'peloponnes');
  const { table: at, thread } = arranged;
  const say = (who: 'Ada' | 'Blaise', command: string, options = {}) => at.slash(who, command, options, { in: thread });
  if (hasChosen) await say('Ada', 'peloponnes giveup', { tile: 'A13', sure: true });
  expect(await choicesOf(arranged)).toBe(hasChosen ? 1 : 0);
  await say('Blaise', 'peloponnes ready');
  const choice = (await at.services.stores.matches.read(1, 0)).at(-1)?.version ?? 0;
  const [start] = await at.suggest('Blaise', 'match vote', { motion: 'rewind', to: '' }, 'to', { in: thread });
  expect((await say('Blaise', 'match vote', { motion: 'rewind', to: start?.value }))?.text).toContain('to rewind the match to');
  expect((await say('Blaise', 'match undo'))?.text).toContain('takes back');
  expect((await at.services.stores.matches.read(1, choice)).map(({ event }) => event.type)).toEqual([
    'VoteCalled',
    'Voted',
    'Undone',
  ]);
  const exported = await at.slash(person, 'match export', {}, { in: thread });
  return new TextDecoder().decode(exported?.files[0]?.data);
};

/** Shows everybody the unredacted events of the outer match. */
const tellingVersions = (matches: MatchService): MatchService => ({
  ...matches,
  history: async (id, after) => {
    const story = await matches.history(id, after);
    return story && { ...story, steps: story.steps.map((step) => ({ ...step, redactedFor: () => step.events.filter(isOuter) })) };
  },
});
const isOuter = ({ event }: LoggedEvent): boolean => isMatchEvent(event);

describe('how often a player has chosen in secret before others rewind', () => {
  test.each(['Carl', 'Emmy'] as const)(
    'the number of hidden choices does not appear in the log that is exported to %s',
    async (person) => {
      const exported = await exportedTo(person, true);
      expect(exported).toContain('"Undone"');
      expect(exported).toContain('"rewind"');
      expect(exported).toBe(await exportedTo(person, false));
    },
  );

  test('a leak of the number of hidden choices is found by the comparison', async () => {
    const leaked = await exportedTo('Carl', true, { matches: tellingVersions });
    expect(leaked).not.toBe(await exportedTo('Carl', false, { matches: tellingVersions }));
  });
});
