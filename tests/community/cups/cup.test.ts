import { describe, expect, test } from 'vitest';
import { decideCup, placedIn, standingsOf, tablesOf, whyNotEnter } from '#community/cups/index.ts';
import { ANYBODY, byNumber, cupOf, DAY, GAME, NOW, settingsOf } from './cups.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
};

describe('a cup of pools', () => {
  test('of seven at tables of four has seven matches, and the best of them wins', () => {
    const cup = cupOf();
    cup.enter(7);
    expect(tablesOf(cup.close())).toHaveLength(7);
    const scored = cup.score(byNumber);
    expect(standingsOf(scored).map(({ entrant }) => entrant)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(standingsOf(scored)[0]).toMatchObject({ place: 1, points: 16, matches: 4, left: 0 });
    expect(cup.play({ type: 'EndRound' }).phase).toBe('ended');
  });

  test('is drawn by its seed alone', () => {
    const draw = (seed: string) => {
      const cup = cupOf();
      cup.enter(13);
      return tablesOf(cup.close(seed)).map(({ seats }) => seats);
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('who withdraws and enters again takes no place that another player has by now', () => {
    const cup = cupOf({ most: 4 });
    cup.enter(5);
    cup.play({ type: 'Withdraw', entrant: 1 });
    cup.play({ type: 'Enter', entrant: 1, applicant: ANYBODY });
    expect(placedIn(cup.now())).toEqual([0, 2, 3, 4]);
    const [table] = tablesOf(cup.close());
    expect(table?.seats.toSorted()).toEqual([0, 2, 3, 4]);
  });

  test('who entered after the last place is a substitute for a player who cannot be seated', () => {
    const cup = cupOf({ most: 4 });
    cup.enter(5);
    const [table] = tablesOf(cup.close());
    expect(placedIn(cup.now())).toEqual([0, 1, 2, 3]);
    cup.play({ type: 'Substitute', table: table?.table ?? 0, entrant: 2 });
    expect(tablesOf(cup.now())[0]?.seats).toContain(4);
    // There is no other: an AI player takes the seat for nobody.
    cup.play({ type: 'Substitute', table: table?.table ?? 0, entrant: 1 });
    expect(tablesOf(cup.now())[0]?.seats).toContain(null);
  });

  test('opens each table once, and looks for substitutes once a round, whichever process decided it', () => {
    const cup = cupOf();
    cup.enter(4);
    cup.close();
    const open = { type: 'OpenTable', table: 1, seats: [0, 1, 2, 3] } as const;
    cup.play({ ...open, match: 7 });
    expect(codeOf(() => cup.play({ ...open, match: 7 }))).toBe('OpenTable: cupNotDue');
    cup.play({ type: 'Seek', until: NOW + DAY });
    expect(codeOf(() => cup.play({ type: 'Seek', until: NOW + 2 * DAY }))).toBe('Seek: cupNotDue');
  });

  test('fills the places that are left with AI players, or is cancelled', () => {
    const filled = cupOf({ computers: true });
    filled.enter(1);
    expect(filled.close().entrants.map(({ isComputer }) => isComputer)).toEqual([false, true, true, true]);
    const few = cupOf();
    few.enter(3);
    expect(few.close().phase).toBe('cancelled');
  });
});

describe('points', () => {
  test('are shared by those who tie; who left gets none, and moves the others up', () => {
    const cup = cupOf({ most: 4 });
    cup.enter(4);
    cup.close();
    const places = [1, 2, 2, 0];
    const [one, two, three, four] = standingsOf(cup.score((entrant) => places[entrant] ?? 0));
    expect([one?.points, two?.points, three?.points, four?.points]).toEqual([16, 6, 6, 0]);
    expect(four).toMatchObject({ entrant: 3, left: 4 });
  });
});

describe('a knock-out', () => {
  test('follows the pool: of nine, the four best play for the cup', () => {
    const cup = cupOf({ seats: 2, format: { kind: 'knockOut', advance: 7 } });
    cup.enter(9);
    cup.close();
    cup.score(byNumber);
    const semifinal = cup.play({ type: 'EndRound' });
    expect(tablesOf(semifinal).map(({ seats }) => seats.toSorted())).toEqual([
      [0, 3],
      [1, 2],
    ]);
    // The outsiders win from now on.
    cup.score((entrant, table) => 3 - byNumber(entrant, table));
    cup.play({ type: 'EndRound' });
    const final = cup.score((entrant, table) => 3 - byNumber(entrant, table));
    expect(cup.play({ type: 'EndRound' }).phase).toBe('ended');
    expect(
      standingsOf(final)
        .slice(0, 5)
        .map(({ entrant }) => entrant),
    ).toEqual([3, 2, 0, 1, 4]);
  });
});

describe('a league', () => {
  test('promotes and relegates after each season, takes newcomers last, and ends after its last season', () => {
    const cup = cupOf({ seats: 3, format: { kind: 'league', division: 4, moving: 1, seasons: 2 } });
    cup.enter(8);
    cup.close();
    const before = cup.now().rounds[0]?.groups.map(({ members }) => members.toSorted()) ?? [];
    cup.score(byNumber);
    cup.enter(1);
    const [down, up] = [Math.max(...(before[0] ?? [])), Math.min(...(before[1] ?? []))];
    const second = cup.play({ type: 'EndRound' });
    const after = second.rounds[1]?.groups.map(({ members }) => members) ?? [];
    expect(after[0]).toContain(up);
    expect(after[1]).toContain(down);
    expect(after[1]).toContain(8);
    expect(after.map((members) => members.length)).toEqual([4, 5]);
    cup.score(byNumber);
    expect(cup.play({ type: 'EndRound' }).phase).toBe('ended');
  });
});

describe('a refusal', () => {
  test.each([
    { game: 'settings of no game', part: {}, setting: 'game' },
    { game: 'too many seats', part: { seats: 5, points: [1, 0, 0, 0] }, setting: 'points' },
    { game: 'entries that are over', part: { entriesCloseAt: NOW }, setting: 'entriesCloseAt' },
    { game: 'an unknown option', part: { options: { length: 'long' } }, setting: 'options' },
    { game: 'too few places', part: { most: 3 }, setting: 'most' },
  ])('names the setting: $game', ({ part, setting }) => {
    const context = { now: NOW, game: setting === 'game' ? undefined : GAME };
    expect(decideCup(undefined, { type: 'Open', settings: settingsOf(part) }, context).rejected?.params).toEqual({ setting });
  });

  test('of entries: twice, without the record, the rating or the role, banned', () => {
    const cup = cupOf();
    cup.enter(1);
    expect(codeOf(() => cup.play({ type: 'Enter', entrant: 0, applicant: ANYBODY }))).toBe('Enter: cupEntered');
    expect(codeOf(() => cup.play({ type: 'Withdraw' }))).toBe('Withdraw: cupNotEntered');
    const strict = settingsOf({ entry: { gate: '85known', rating: 1500, role: 'r' } });
    const good = { reliability: { share: 0.9, finished: 9, left: 1 }, rating: 1500, roles: ['r'], isBanned: false };
    expect(whyNotEnter(strict, good)).toBeUndefined();
    expect(whyNotEnter(strict, { ...good, isBanned: true })?.code).toBe('cupBanned');
    expect(whyNotEnter(strict, { ...good, roles: [] })?.code).toBe('cupRole');
    expect(whyNotEnter(strict, { ...good, rating: 1499 })?.params).toEqual({ least: 1500 });
    expect(whyNotEnter(strict, { ...good, reliability: { share: 0.84, finished: 9, left: 1 } })?.params).toEqual({
      percent: 84,
      least: 85,
    });
    expect(whyNotEnter(strict, { ...good, reliability: { finished: 0, left: 0 } })?.code).toBe('recordNeeded');
  });

  test('of what comes too early or too late', () => {
    const cup = cupOf();
    cup.enter(4);
    expect(codeOf(() => cup.play({ type: 'CloseEntries', seed: 'a' }, NOW + DAY - 1))).toBe('CloseEntries: cupNotDue');
    expect(codeOf(() => cup.play({ type: 'End' }))).toBe('End: cupNotDrawn');
    cup.close();
    expect(codeOf(() => cup.play({ type: 'EndRound' }))).toBe('EndRound: cupNotDue');
    cup.play({ type: 'Cancel' });
    expect(codeOf(() => cup.play({ type: 'Cancel' }))).toBe('Cancel: cupOver');
  });
});
