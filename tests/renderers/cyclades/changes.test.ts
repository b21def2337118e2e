import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { CHARTS, hexagon, SPACING } from '#renderers/cyclades/layout/board.ts';
import { ADDED_RADIUS, FOUGHT_RADIUS } from '#renderers/cyclades/layout/changeMarkers.ts';
import type { Changes } from '#renderers/cyclades/layout/changes.ts';
import { recentEventsIn } from '#renderers/cyclades/layout/journeys.ts';
import { type Layout, layOut } from '#renderers/cyclades/layout/layout.ts';
import { type Box, boxAround, cornersOf, inset, labelBox, type Point } from '#renderers/geometry/shapes.ts';
import { changesAlong } from '../../support/builders/changedViews.ts';
import { NAMES, startView } from '../../support/builders/cycladesViews.ts';
import { wordsOf, wordsOfAllAndLonger } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { overlaps, type Part, partsOf } from '../../support/laws/boxes.ts';

const WORDS = wordsOf('cyclades');

const game = cyclades as unknown as AnyGame;

interface Told {
  readonly view: View;
  readonly told: readonly Event[];
  readonly layout: Layout;
}

const laid = (view: View, told: readonly Event[], words = WORDS): Told => ({
  view,
  told,
  layout: layOut(view, NAMES, words, measure, [], told),
});

const momentsOf = (seats: number, seed: number): readonly Told[] =>
  changesAlong<View>(game, seats, seed, { every: 9, most: 500 }).map(({ view, told }) => laid(view, told as readonly Event[]));

const MATCHES = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
] as const;

const round = (what: string, at: Point, radius: number): Part => ({
  what,
  owner: what,
  kind: 'icon',
  box: boxAround(at, 2 * radius),
  shape: Array.from({ length: 24 }, (_, part) => ({
    x: at.x + radius * Math.cos((part * Math.PI) / 12),
    y: at.y + radius * Math.sin((part * Math.PI) / 12),
  })),
});

const signsOf = ({ fought, added }: Changes): readonly Part[] => [
  ...fought.map((at, index) => round(`swords ${index}`, at, FOUGHT_RADIUS)),
  ...added.map((at, index) => round(`plus ${index}`, at, ADDED_RADIUS)),
];

const textsOf = (layout: Layout): readonly Part[] => partsOf(layout, measure).filter(({ kind }) => kind === 'text');

const middlesOf = ({ view }: Told, place: string): readonly Point[] => {
  const { islands, seas } = CHARTS[view.board];
  const island = islands.find(({ id }) => id === place);
  return island === undefined ? seas.filter(({ id }) => id === place) : [...island.circles, island.troops];
};

const isNear = (moment: Told, place: string | undefined, point: Point | undefined): boolean =>
  place !== undefined &&
  point !== undefined &&
  middlesOf(moment, place).some(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= SPACING / 2);

/** The spaces of the chart, and its circles of land. */
const spacesOf = ({ board }: View): readonly Part[] => {
  const { seas, islands } = CHARTS[board];
  return [...seas, ...islands.flatMap(({ circles }) => circles)].map((space, index): Part => {
    const what = `space ${index}`;
    return {
      what,
      owner: what,
      kind: 'icon',
      box: boxAround(space, SPACING, (2 * SPACING) / Math.sqrt(3)),
      shape: hexagon(space, 0),
    };
  });
};

const meets = ({ x, y, width, height }: Box, { x: px, y: py }: Point): boolean =>
  px > x && px < x + width && py > y && py < y + height;

const within = (outer: Box, inner: Box): boolean =>
  cornersOf(inner).every(({ x, y }) => x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height);

/** Minimum visible length of an arrow: its head, and some of its line. */
const MIN_LENGTH = 30;
const STEP = 2;

const hullUnder = (sail: Box): Box => ({ x: sail.x - 13, y: sail.y + 36, width: sail.width + 26, height: 19 });

/** Returns the length of an arrow that no box covers. */
const lengthBeside = ({ line, head }: Changes['ways'][number], over: readonly Box[]): number => {
  const track = [...line, ...head.slice(0, 1)];
  const points = track.slice(1).flatMap((to, index) => {
    const from = track[index] ?? to;
    const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
  return points.filter((point) => !over.some((box) => meets(box, point))).length * STEP;
};

describe.each(MATCHES)('what changed in a match of %i seats (seed %i)', (seats, seed) => {
  const moments = momentsOf(seats, seed);
  const drawn = moments.flatMap((moment) =>
    moment.layout.changes === undefined ? [] : [{ ...moment, changes: moment.layout.changes }],
  );

  test('changes of every sort are drawn, at many moments', () => {
    expect(drawn.length).toBeGreaterThan(20);
    for (const sort of ['ways', 'fought', 'taken', 'added'] as const) {
      expect(drawn.some(({ changes }) => changes[sort].length > 0)).toBe(true);
    }
  });

  test('every arrow leads from the space that units left to the one they reached, dashed for a retreat', () => {
    for (const moment of drawn) {
      const { journeys } = recentEventsIn(moment.told);
      for (const { seat, line, head, dashed } of moment.changes.ways) {
        const known = journeys.some(
          (journey) =>
            journey.seat === seat &&
            journey.retreat === dashed &&
            isNear(moment, journey.places[0], line[0]) &&
            isNear(moment, journey.places.at(-1), head[0]),
        );
        expect(known).toBe(true);
      }
    }
  });

  test('changes cover no name, number or count, and no other sign', () => {
    const covered = drawn.flatMap(({ layout, changes }) => {
      const signs = signsOf(changes).map((sign): Part => ({ ...sign, kind: 'figure' }));
      const texts = textsOf(layout).map((text): Part => ({ ...text, kind: 'icon' }));
      return overlaps([...signs, ...texts]);
    });
    expect([...new Set(covered)]).toEqual([]);
  });

  test('enough of every arrow is visible beside what lies over it', () => {
    const hidden = drawn
      .flatMap(({ layout: { pieces }, changes: { ways } }) => {
        const over = [
          ...pieces.names.map((name) => inset(labelBox(name), -4)),
          ...pieces.yields.map(({ coin }) => coin),
          ...pieces.units.flatMap(({ plate, kind }) => (kind === 'fleets' ? [plate, hullUnder(plate)] : plate)),
        ];
        return ways.map((way) => ({ from: way.line[0], to: way.head[0], seen: lengthBeside(way, over) }));
      })
      .filter(({ seen }) => seen < MIN_LENGTH)
      .map(
        ({ from, to, seen }) =>
          `${seen} of an arrow from ${from?.x.toFixed()} ${from?.y.toFixed()} to ${to?.x.toFixed()} ${to?.y.toFixed()}`,
      );
    expect(hidden).toEqual([]);
  });

  test('the legend names exactly the signs that are drawn', () => {
    for (const { changes } of drawn) {
      const sorts = [
        ['way', changes.ways],
        ['fought', changes.fought],
        ['taken', changes.taken],
        ['added', changes.added],
      ] as const;
      const shown = sorts.flatMap(([sign, signs]) => (signs.length > 0 ? sign : []));
      expect(changes.legend?.lines.map(({ sign }) => sign) ?? []).toEqual(shown);
    }
  });

  test('the legend lies over open sea and holds its words, in every language', () => {
    const longest = drawn.toSorted((one, other) => other.told.length - one.told.length).slice(0, 3);
    const legends = [
      ...drawn.map(({ view, changes: { legend } }) => ({ view, legend })),
      ...longest.flatMap(({ view, told }) =>
        wordsOfAllAndLonger('cyclades').map(({ words }) => ({ view, legend: laid(view, told, words).layout.changes?.legend })),
      ),
    ].flatMap(({ view, legend }) => (legend === undefined ? [] : [{ view, legend }]));
    expect(legends.length).toBeGreaterThan(longest.length);
    for (const { view, legend } of legends) {
      const board: Part = { what: 'legend', owner: 'legend', kind: 'figure', box: legend.box };
      expect(overlaps([board, ...spacesOf(view)])).toEqual([]);
      const parts = legend.lines.flatMap(({ words, box }) => [labelBox(words), box]);
      expect(parts.filter((part) => !within(legend.box, part))).toEqual([]);
      expect(legend.lines.filter(({ words }) => words.text.includes('…'))).toEqual([]);
    }
  });

  test('the same events give the same changes', () => {
    for (const { view, told, layout } of drawn.slice(0, 10)) expect(laid(view, told).layout).toEqual(layout);
  });

  test('without events no changes are drawn', () => {
    for (const { view } of drawn.slice(0, 10)) expect(laid(view, []).layout).not.toHaveProperty('changes');
  });
});

describe('the routes of units', () => {
  const moved = (from: string, to: string, seat = 0): Event => ({
    type: 'FleetsMoved',
    seat,
    from,
    to,
    fleets: 1,
    stepsLeft: 1,
    cost: 0,
  });

  const placesIn = (...told: readonly Event[]) => recentEventsIn(told).journeys.map(({ places }) => places);

  test('consecutive steps form one route', () => {
    expect(placesIn(moved('A1', 'A2'), moved('A2', 'B3'))).toEqual([['A1', 'A2', 'B3']]);
    expect(placesIn(moved('A1', 'A2'), moved('B3', 'B4'))).toEqual([
      ['A1', 'A2'],
      ['B3', 'B4'],
    ]);
  });

  test('loops are removed from a route', () => {
    expect(placesIn(moved('A1', 'A2'), moved('A2', 'B3'), moved('B3', 'A2'), moved('A2', 'A3'))).toEqual([['A1', 'A2', 'A3']]);
    const { layout } = laid(startView(4), [moved('C3', 'C4'), moved('C4', 'C3')]);
    expect(layout.changes?.ways).toEqual([]);
  });

  test('a route ends where a battle was lost, and a retreat continues from there', () => {
    const told: readonly Event[] = [
      moved('A1', 'A2'),
      { type: 'SeaBattleBegan', seat: 0, defender: 1, from: 'A2', at: 'B3', fleets: 2, cost: 0 },
      { type: 'Retreated', seat: 0, to: 'A2', units: 1 },
      { type: 'BattleEnded', holder: 1 },
    ];
    const { journeys, fights } = recentEventsIn(told);
    expect(journeys).toEqual([
      { seat: 0, places: ['A1', 'A2', 'B3'], retreat: false },
      { seat: 0, places: ['B3', 'A2'], retreat: true },
    ]);
    expect([...fights]).toEqual([['B3', 1]]);
  });
});
