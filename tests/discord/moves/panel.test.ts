import { describe, expect, test } from 'vitest';
import { appendChoice, resolvePath } from '#discord/command/movePath.ts';
import type { Reply } from '#discord/components/reply.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { type PanelOptions, panel, START } from '#discord/moves/panel.ts';
import { CREATURES } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { Position } from '#matches/index.ts';
import { creaturePositions } from '../../support/builders/creaturePositions.ts';
import { positionsAlong } from '../../support/builders/positions.ts';
import { expectWithinLimits, type Pressable, pressables } from '../../support/drivers/pressing.ts';
import { GAMES, REGISTRY } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { textsOf } from '../../support/laws/messageLimits.ts';

const say = messagesFor();

/** Presses every control, from the first panel on; returns the moves that were played, and the texts of the panels. */
const pressAll = (position: Position): { readonly played: readonly string[]; readonly said: readonly string[] } => {
  const fields = REGISTRY.find(position.match.game)?.fields ?? {};
  const played = new Set<string>();
  const seen = new Set<string>();
  const said: string[] = [];
  const waiting: PanelOptions[] = [START];
  for (let asked = waiting.pop(); asked !== undefined; asked = waiting.pop()) {
    const key = JSON.stringify([asked.path, asked.page]);
    if (seen.has(key)) continue;
    seen.add(key);
    const answer = panel(say, REGISTRY, position, asked);
    expectWithinLimits(answer);
    said.push(...textsOf(answer.components));
    for (const pressable of moveControls(answer)) {
      const next = leadTo(pressable);
      const crossing = resolvePath(fields, position.legal, next.path);
      if (next.plays && crossing.kind === 'move') played.add(JSON.stringify(crossing.command));
      else waiting.push(next);
    }
  }
  return { played: [...played].sort(), said };
};

/** Controls that lead to moves: all but those to standing orders and to moves on a copy. */
const moveControls = (answer: Reply): readonly Pressable[] =>
  pressables(answer).filter(({ customId }) => !['orders', 'trial'].includes(parseCustomId(customId)?.kind ?? ''));

/** A press, as the bot parses it. */
const leadTo = ({ customId, value }: Pressable): PanelOptions & { readonly plays: boolean } => {
  const id = parseCustomId(customId);
  if (id?.kind === 'panel') return { path: id.path, page: id.page, notes: [], plays: false };
  if (id?.kind !== 'move') throw new Error(`A panel has the control ${customId}.`);
  return { path: appendChoice(id.path, value), page: 0, notes: [], plays: true };
};

describe.each(Object.keys(GAMES))('the panel of %s', (game) => {
  test.each([2, 3, 4, 5])('a panel with %i seats reaches exactly the legal moves by buttons and menus', (seats) => {
    let compared = 0;
    for (const position of positionsAlong(game, seats, seats, 7, 900)) {
      expect(pressAll(position).played).toEqual(position.legal.map((move) => JSON.stringify(move)).sort());
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('a panel names each move completely on the control that plays it, and never two alike', () => {
    for (const position of positionsAlong(game, 4, 11, 5, 600)) {
      const labels = pressables(panel(say, REGISTRY, position, START)).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label).not.toMatch(/undefined|NaN|\[object|@everyone<|[\n\r]/);
    }
  });

  test('a panel escapes markup and mentions in names', () => {
    const said = [...positionsAlong(game, 4, 13, 3, 900)].flatMap((position) => pressAll(position).said);
    expect(said.filter((words) => words.includes('Carl')).length).toBeGreaterThan(10);
    expect(said.filter((words) => /(?<!\\)<@|(?<!\\)`|Blaise\*|@everyone/.test(words))).toEqual([]);
  });

  test('a panel shows an inactive player who has to act, and only controls for their orders', () => {
    const [position] = positionsAlong(game, 3, 1, 1, 1);
    if (position === undefined) throw new Error('No seat has to act.');
    const waiting = { ...position, seat: (Number(position.seat) + 1) % 3, legal: [] };
    const answer = panel(say, REGISTRY, waiting, START);
    expect(pressables(answer)).toEqual([{ customId: '1.orders.12', label: 'Plan ahead' }]);
    expect(textsOf(answer.components).join()).toContain('It’s not your turn');
  });

  test("a panel after one's move says who has to act, not that it is no longer one's turn", () => {
    const [position] = positionsAlong(game, 3, 1, 1, 1);
    if (position === undefined) throw new Error('No seat has to act.');
    const waiting = { ...position, seat: (Number(position.seat) + 1) % 3, legal: [] };
    const said = textsOf(panel(say, REGISTRY, waiting, { ...START, notes: ['Done.'] }).components).join();
    expect(said).toMatch(/^Done\.\nWaiting for .+\.$/);
  });
});

describe('the panel during the use of a creature', () => {
  test.each([2, 3, 4, 5])(
    'the panel of a creature reaches exactly its targets and further steps at %i seats',
    { timeout: 60_000 },
    (seats) => {
      const used = new Map<string, number>();
      for (const position of creaturePositions(seats, seats)) {
        expect(pressAll(position).played).toEqual(position.legal.map((move) => JSON.stringify(move)).sort());
        used.set(position.creature, (used.get(position.creature) ?? 0) + 1);
      }
      expect([...used.keys()]).toEqual([...CREATURES]);
      for (const creature of ['sphinx', 'sylph', 'chimera', 'kraken']) expect(used.get(creature)).toBeGreaterThan(1);
    },
  );

  test('the panel of a creature names its victim, never by the number of a seat', () => {
    const whom = (creature: string): readonly string[] => {
      const position = [...creaturePositions(4, 1)].find((each) => each.creature === creature);
      if (position === undefined) throw new Error(`No ${creature} can be used.`);
      const answer = panel(say, REGISTRY, position, { path: ['UseCreature', creature], page: 0, notes: [] });
      return pressables(answer).map(({ label }) => label);
    };
    for (const creature of ['griffon', 'dryad', 'satyr']) {
      const labels = whom(creature);
      for (const name of ['Blaise*', '`Carl` <@1>', 'Dora @everyone'])
        expect(labels.filter((label) => label.includes(name))).toHaveLength(1);
    }
  });

  test('the panel of a creature shows all choices so far while something is still asked', () => {
    const questions = [...creaturePositions(3, 1)].flatMap((position) => {
      const path = { pegasus: ['is7', 'is2'], cyclops: ['is7'], griffon: [] }[position.creature as string];
      if (path === undefined || (position.view as View).turn?.effect !== undefined) return [];
      const asked = { ...START, path: ['UseCreature', position.creature, ...path] };
      return [textsOf(panel(say, REGISTRY, position, asked).components).at(-1)];
    });
    expect(questions).toHaveLength(3);
    expect(questions[0]).toMatch(/Griffon.* › Which opponent will you take from\?$/);
    expect(questions[1]).toMatch(/Pegasus.* › From island 7 .* › To island 2 .* › How many troops fly\?$/);
    expect(questions[2]).toMatch(/Cyclops.* › .*[Ii]sland 7.* › .*[Ss]lot 1.* › What will the building become\?$/);
  });

  test('the panel of a creature ends its use by one press, as soon as it need not go on', () => {
    const endable = [...creaturePositions(3, 5)].filter(({ legal }) => legal.some(({ type }) => type === 'FinishCreature'));
    const inUse = endable.map(({ view }) => (view as View).turn?.effect?.creature);
    expect(new Set(inUse)).toEqual(new Set(['sphinx', 'sylph', 'kraken']));
    for (const position of endable) {
      const ids = pressables(panel(say, REGISTRY, position, START)).map(({ customId }) => parseCustomId(customId));
      expect(ids).toContainEqual(expect.objectContaining({ kind: 'move', path: ['FinishCreature'] }));
    }
  });
});
