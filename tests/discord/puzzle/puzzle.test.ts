import { describe, expect, test, vi } from 'vitest';
import { createCustomId, parseCustomId } from '#discord/customIds/customId.ts';
import { explained, lineOf, openPuzzle, question } from '#discord/puzzle/puzzleSession.ts';
import { dayOf, positionOf, puzzleOf } from '#discord/puzzle/puzzles.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { Stores } from '#matches/index.ts';
import { openTable, type Person, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { gameOf, REGISTRY } from '../../support/games.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { SECRETS } from '../../support/laws/secrets.ts';
import { provided } from '../../support/setup/provided.ts';

const PUZZLES = REGISTRY.ids.flatMap((game) => (REGISTRY.find(game)?.puzzles ?? []).map((puzzle) => ({ ...puzzle, game })));
/** Number of days after which all puzzles have come. */
const ALL_DAYS = 2 * PUZZLES.length;

const TODAY = dayOf(new Date(Date.UTC(2026, 0, 1)));

const session = openPuzzle({ games: REGISTRY }, TODAY) ?? expect.fail('There is no puzzle.');

const today = async (table: Table, person: Person, place = {}): Promise<Shown> =>
  (await table.slash(person, 'puzzle', {}, place)) ?? expect.fail();

/** The path of a legal move of today's puzzle, by its place. */
const pathOf = (place: number): readonly string[] => {
  const move = session.position.legal[place] ?? expect.fail();
  const fields = REGISTRY.find(session.table.game)?.fields[move.type] ?? [];
  const values = fields.flatMap(({ name }) => (name in move ? [String((move as unknown as Record<string, unknown>)[name])] : []));
  return [move.type, ...values];
};

const pressed = async (table: Table, person: Person, kind: 'solve' | 'solved', place: number, day = TODAY): Promise<Shown> => {
  const customId = createCustomId({ kind, day, path: pathOf(place) });
  return (await table.press(person, { customId, label: '' }, 'ephemeral')) ?? expect.fail();
};

const { best } = session.puzzle;
const wrong = session.position.legal.findIndex((_, place) => place !== best.move && place !== session.puzzle.second.move);

describe('the puzzle of the day', () => {
  test('is shown without a match, also in direct messages, with the usual controls and the same for everybody', async () => {
    const table = openTable();
    const [ada, blaise] = [await today(table, 'Ada'), await today(table, 'Blaise', { in: 'dm' })];
    expect(ada.text).toContain('Puzzle of the day');
    expect(ada.text).toContain('You are ');
    expect(blaise.text).toBe(ada.text);
    expect(ada.files).toHaveLength(1);
    const ids = ada.controls.map(({ customId }) => parseCustomId(customId)?.kind);
    expect(new Set(ids)).toEqual(new Set([...(ids.includes('puzzle') ? ['puzzle'] : []), 'solve', 'puzzleguide']));
    const guide = ada.controls.find(({ customId }) => parseCustomId(customId)?.kind === 'puzzleguide') ?? expect.fail();
    expect((await table.press('Ada', guide, 'ephemeral'))?.text).toContain('You');
  });

  test('asks before an answer counts, and stores nothing before', async () => {
    const table = openTable();
    const asked = await pressed(table, 'Ada', 'solve', best.move);
    expect(asked.text).toContain('You have one answer a day');
    expect(asked.controls.map(({ customId }) => parseCustomId(customId)?.kind)).toEqual(['solved', 'puzzle']);
    expect((await table.services.stores.users.find('900'))?.puzzleDay).toBeUndefined();
  });

  test('the best move is explained, and begins a streak that goes on the day after', async () => {
    const table = openTable();
    await table.services.stores.users.change('901', { puzzleDay: TODAY - 1, puzzleMove: 0, puzzleStreak: 4 });
    await table.services.stores.users.change('902', { puzzleDay: TODAY - 2, puzzleMove: 0, puzzleStreak: 4 });
    const shown = await pressed(table, 'Ada', 'solved', best.move);
    expect(shown.text).toMatch(/\*\*Solved!\*\* Your streak begins: 1 day/);
    expect(shown.text).toMatch(/1\. \*\*.+ – .+\n2\. \*\*.+\*\*.* \(win chance about \d+ points lower\)/);
    expect(shown.text).toContain(explained(REGISTRY, messagesFor('en'), session)[0]);
    expect(shown.files).toHaveLength(1);
    expect((await pressed(table, 'Blaise', 'solved', best.move)).text).toContain('Your streak: 5 days');
    expect((await pressed(table, 'Carl', 'solved', best.move)).text).toContain('Your streak begins: 1 day');
  });

  test('another move is wrong, ends the streak, and is counted with the others', async () => {
    const table = openTable();
    await table.services.stores.users.change('901', { puzzleDay: TODAY - 1, puzzleMove: 0, puzzleStreak: 4 });
    await pressed(table, 'Ada', 'solved', best.move);
    const shown = await pressed(table, 'Blaise', 'solved', wrong);
    expect(shown.text).toMatch(/Not the best move:\*\* .+ \(win chance about \d+ points lower\)\. The best/);
    expect(shown.text).toContain('2 players have answered today');
    expect(shown.text).toContain('50%');
    expect(await table.services.stores.users.find('901')).toMatchObject({ puzzleDay: TODAY, puzzleMove: wrong, puzzleStreak: 0 });
  });

  test('only the first answer of a day counts', async () => {
    const table = openTable();
    await pressed(table, 'Ada', 'solved', wrong);
    expect((await pressed(table, 'Ada', 'solved', best.move)).text).toContain('Not the best move');
    expect((await today(table, 'Ada')).text).toContain('Not the best move');
    expect(await table.services.stores.users.find('900')).toMatchObject({ puzzleMove: wrong, puzzleStreak: 0 });
  });

  test('an answer pressed twice at the same time keeps the streak', async () => {
    const stores = fixedLuck();
    const held: (() => void)[] = [];
    let isHolding = false;
    const find: Stores['users']['find'] = async (user) => {
      const found = await stores.users.find(user);
      if (isHolding) await new Promise<void>((resolve) => void held.push(resolve));
      return found;
    };
    const table = openTable({ stores: { ...stores, users: { ...stores.users, find } } });
    await stores.users.change('900', { puzzleDay: TODAY - 1, puzzleMove: 0, puzzleStreak: 4 });
    isHolding = true;
    const slow = pressed(table, 'Ada', 'solved', best.move);
    await vi.waitUntil(() => held.length === 1);
    held[0]?.();
    await vi.waitUntil(() => held.length === 2);
    isHolding = false;
    expect((await pressed(table, 'Ada', 'solved', best.move)).text).toContain('Your streak: 5 days');
    // It has read that there is no answer yet.
    held[1]?.();
    expect((await slow).text).toContain('Your streak: 5 days');
  });

  test('where no match can be opened, none is offered', async () => {
    const table = openTable();
    await pressed(table, 'Ada', 'solved', best.move);
    const kindsIn = async (place: object) =>
      (await today(table, 'Ada', place)).controls.map(({ customId }) => parseCustomId(customId)?.kind);
    expect(await kindsIn({})).toEqual(['puzzleguide', 'practise']);
    expect(await kindsIn({ in: 'dm' })).toEqual(['puzzleguide']);
  });

  test('a control of another day shows the puzzle of today and answers nothing', async () => {
    const table = openTable();
    const shown = await pressed(table, 'Ada', 'solved', best.move, TODAY - 1);
    expect(shown.text).toContain('That puzzle is over');
    expect((await table.services.stores.users.find('900'))?.puzzleDay).toBeUndefined();
  });

  test('a move that is not legal there is refused above the puzzle', async () => {
    const table = openTable();
    const customId = createCustomId({ kind: 'solved', day: TODAY, path: ['Nonsense'] });
    const shown = await table.press('Ada', { customId, label: '' }, 'ephemeral');
    expect(shown?.text).toContain('You can’t do that any more');
    expect((await table.services.stores.users.find('900'))?.puzzleDay).toBeUndefined();
  });

  test('forgetting a person deletes their answer', async () => {
    const table = openTable();
    await pressed(table, 'Ada', 'solved', best.move);
    await table.press('Ada', { customId: '1.me.forget', label: '' }, 'ephemeral');
    expect((await table.services.stores.users.puzzleMoves(TODAY)).size).toBe(0);
    expect((await today(table, 'Ada')).text).toContain('You are ');
  });
});

describe('the puzzles of the release', () => {
  test('each is rebuilt from its seed and moves, shows its seat only what it may see, and has its two moves', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(40);
    for (const puzzle of PUZZLES) {
      const game = gameOf(puzzle.game) ?? expect.fail();
      const { state, seat, legal } = positionOf(game, puzzle) ?? expect.fail(puzzle.seed);
      const { otherwise } = provided(SECRETS, puzzle.game);
      for (const rival of [0, 1, 2, 3].filter((each) => each !== seat)) {
        const twin = otherwise(state, rival);
        if (twin !== undefined) expect(JSON.stringify(game.view(twin, seat))).toBe(JSON.stringify(game.view(state, seat)));
      }
      expect(game.seats.max).toBeGreaterThan(seat);
      expect(legal.length).toBeGreaterThan(Math.max(puzzle.best.move, puzzle.second.move));
      expect(puzzle.best.move).not.toBe(puzzle.second.move);
      expect(puzzle.best.chance - puzzle.second.chance).toBeGreaterThanOrEqual(14);
    }
    expect(new Set(PUZZLES.map(({ seed }) => seed)).size).toBe(PUZZLES.length);
    expect(JSON.stringify(PUZZLES).length).toBeLessThan(100_000);
  });

  test('days take the puzzles in turn and begin again after the last', () => {
    const days = Array.from({ length: ALL_DAYS }, (_, day) => puzzleOf(REGISTRY, TODAY + day));
    expect(new Set(days.map((puzzle) => puzzle?.seed))).toEqual(new Set(PUZZLES.map(({ seed }) => seed)));
    expect(days[0]?.game).not.toBe(days[1]?.game);
    expect(dayOf(new Date(Date.UTC(2026, 0, 1, 23, 59)))).toBe(TODAY);
    expect(dayOf(new Date(Date.UTC(2026, 0, 2)))).toBe(TODAY + 1);
  });

  test('each explanation has every move of its line, leaves the gold that its picture shows, and tells both win chances', () => {
    for (let day = 0; day < ALL_DAYS; day++) {
      const each = openPuzzle({ games: REGISTRY }, day) ?? expect.fail();
      const [best = '', second = '', chances] = explained(REGISTRY, messagesFor('en'), each);
      expect(chances).toContain(`${each.puzzle.best.chance}% with the best move, ${each.puzzle.second.chance}%`);
      // What a Cyclops replaces has an arrow of its own.
      expect(best.split(' → ').length).toBeGreaterThanOrEqual(lineOf(REGISTRY, each, each.puzzle.best).tried.length);
      if (each.table.game !== 'cyclades') continue;
      for (const [said, move] of [[best, each.puzzle.best] as const, [second, each.puzzle.second] as const]) {
        const [before, after] = [each.position.view, lineOf(REGISTRY, each, move).view].map(
          (view) => (view as View).seats[each.seat]?.gold ?? 0,
        );
        const left = /leaves you (\d+) GP(?! for)/.exec(said)?.[1];
        if (left === undefined) expect(after).toBeGreaterThanOrEqual(before ?? 0);
        else expect(after).toBe(Number(left));
      }
    }
  });

  test.each(LANGUAGES.map((say) => ({ say, locale: say.locale })))('each can be read and answered in $locale', ({ say }) => {
    for (let day = 0; day < ALL_DAYS; day++) {
      const each = openPuzzle({ games: REGISTRY }, day) ?? expect.fail();
      for (const line of [...question(say, each), ...explained(REGISTRY, say, each)])
        expect(line).not.toMatch(/undefined|NaN|\{|: \.|\*\*\*\*/);
    }
  });
});
