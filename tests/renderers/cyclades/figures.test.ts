import { describe, expect, test } from 'vitest';
import { boardOf } from '#games/cyclades/data/boards.ts';
import { type IslandId, LAND_FIGURES } from '#games/cyclades/types.ts';
import type { BattleView, View } from '#games/cyclades/viewTypes.ts';
import { CHARTS, SPACING } from '#renderers/cyclades/layout/board.ts';
import { layOut } from '#renderers/cyclades/layout/layout.ts';
import { middleOf, type Point } from '#renderers/geometry/shapes.ts';
import { creatureView, crowdedView, NAMES } from '../../support/builders/cycladesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { overlaps, partsOf } from '../../support/laws/boxes.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('cyclades');

const laid = (view: View) => layOut(view, NAMES, WORDS, measure);
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const BOARDS = [3, 4, 5].flatMap((seats) => boardOf(seats).islands.map(({ id }) => [seats, id] as const));

describe('a figure', () => {
  test.each(BOARDS)('a figure of %i seats is drawn on %s, and on no other island', (seats, island) => {
    const view: View = { ...crowdedView(seats), figures: [{ creature: 'medusa', seat: 0, island }] };
    const figure = present(laid(view).pieces.figures.standing[0]);
    const near = (id: IslandId): number => {
      const { circles } = present(CHARTS[view.board].islands.find((spot) => spot.id === id));
      return Math.min(...circles.map((circle) => apart(figure, circle)));
    };
    expect(near(island)).toBeLessThan(SPACING * 0.75);
    for (const { id } of view.islands) if (id !== island) expect(near(id)).toBeGreaterThan(near(island) + 10);
  });

  test.each(BOARDS)('a figure of %i seats on %s hides nothing else, in a battle either', (seats, island) => {
    const crowded = crowdedView(seats);
    const turn = present(crowded.turn);
    const battle = { ...present(turn.battle), at: island, minotaur: true };
    const view: View = {
      ...crowded,
      islands: crowded.islands.map((space) => ({ ...space, prosperity: 3 })),
      figures: [{ creature: 'minotaur', seat: 1, island }],
      turn: { ...turn, battle },
    };
    const layout = laid(view);
    expect(layout.pieces.battle).toBeDefined();
    expect(overlaps(partsOf(layout, measure))).toEqual([]);
  });

  test('a figure has the colour of the seat that bought it, not of the island’s owner', () => {
    const { islands, figures } = creatureView(4);
    const standing = laid({ ...creatureView(4), figures: figures.map((figure) => ({ ...figure, seat: 3 })) }).pieces.figures
      .standing;
    expect(standing.map(({ creature, seat }) => [creature, seat])).toEqual(LAND_FIGURES.map((creature) => [creature, 3]));
    expect(islands[0]?.owner).toBe(0);
  });
});

describe('the Kraken', () => {
  test.each([3, 4, 5])('the Kraken of %i seats lies on its own space, under the name', (seats) => {
    for (const { id } of boardOf(seats).seas) {
      const { board, kraken: _kraken, ...view } = creatureView(seats);
      const box = present(laid({ ...view, board, kraken: id, fleets: [], figures: [] }).pieces.figures.kraken);
      const space = present(CHARTS[board].seas.find((spot) => spot.id === id));
      expect(apart(middleOf(box), space)).toBeLessThan(SPACING / 8);
    }
  });

  test('the Kraken is not drawn before it is on the board', () => {
    const { kraken: _kraken, ...view } = creatureView(4);
    expect(laid(view).pieces.figures.kraken).toBeUndefined();
  });
});

describe('Polyphemus', () => {
  const rocks = (view: View): readonly string[] => {
    const { seas } = CHARTS[view.board];
    return laid(view).pieces.figures.rocks.map(
      (rock) => present(seas.find((sea) => apart(sea, middleOf(rock)) < SPACING / 4)).id,
    );
  };

  test('Polyphemus puts rocks on every space around his island', () => {
    const board = boardOf(4);
    for (const { id, seas } of board.islands) {
      const { kraken: _kraken, ...view } = creatureView(4);
      expect(rocks({ ...view, fleets: [], figures: [{ creature: 'polyphemus', seat: 0, island: id }] })).toEqual(seas);
    }
  });

  test('Polyphemus puts no rocks on the Kraken’s space, nor on fleets until they are pushed away', () => {
    const fleets = [{ sea: 'D3', seat: 1, fleets: 2 }];
    const view: View = {
      ...creatureView(4),
      fleets,
      figures: [{ creature: 'polyphemus', seat: 0, island: 'is3' }],
      kraken: 'D5',
    };
    const seas = present(boardOf(4).island('is3')).seas;
    expect(seas).toEqual(expect.arrayContaining(['D3', 'D5']));
    expect(rocks(view)).toEqual(seas.filter((sea) => sea !== 'D3' && sea !== 'D5'));
  });

  test('figures other than Polyphemus put no rocks on the sea', () => {
    const { figures, ...view } = creatureView(4);
    expect(rocks({ ...view, figures: figures.filter(({ creature }) => creature !== 'polyphemus') })).toEqual([]);
  });
});

describe('the Minotaur in a battle', () => {
  const fight = (change: Partial<BattleView>, owner: number | undefined): View => {
    const crowded = crowdedView(4);
    const turn = present(crowded.turn);
    const { defender, ...battle } = present(turn.battle);
    return {
      ...crowded,
      islands: crowded.islands.map(({ owner: other, ...island }) => {
        const now = island.id === battle.at ? owner : other;
        return { ...island, ...(now !== undefined && { owner: now }) };
      }),
      figures: [{ creature: 'minotaur', seat: 2, island: battle.at }],
      turn: { ...turn, battle: { ...battle, ...(owner !== undefined && defender !== undefined && { defender }), ...change } },
    };
  };

  test('the Minotaur adds 2 to the defender’s units', () => {
    const { now } = laid(fight({ minotaur: true }, 3));
    expect(now).toMatchObject({
      defender: { seat: 3 },
      units: [{ text: '4' }, { text: '3+2' }],
      minotaur: { figure: { creature: 'minotaur', seat: 2 }, strength: { text: '+2' } },
    });
  });

  test('the Minotaur defends an unowned island alone, with swords in the place of a shield', () => {
    const view = fight({ minotaur: true, units: [4, 0], defences: 0 }, undefined);
    const { now, pieces } = laid(view);
    expect(now).not.toHaveProperty('defender');
    expect(now).toMatchObject({ units: [{ text: '4' }], minotaur: { figure: { seat: 2 }, strength: { text: '2' } } });
    const island = present(CHARTS[view.board].islands.find(({ id }) => id === present(view.turn?.battle).at));
    expect(apart(middleOf(present(pieces.battle).swords), island.troops)).toBe(0);
  });

  test('the Minotaur is not counted after he has fallen', () => {
    expect(laid(fight({ minotaur: false }, 3)).now).not.toHaveProperty('minotaur');
  });
});
