import type { Seat } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, inset, type Label, labelBox, type Measure, type Point } from '../../geometry/shapes.ts';
import { type Text, textWith } from '../../geometry/text.ts';
import type { Chart, IslandSpot } from './board.ts';
import { ADDED_RADIUS, aroundBuilding, aroundPlate, clearPlace, type Disc, FOUGHT_RADIUS } from './changeMarkers.ts';
import { chartLabels } from './chartLabels.ts';
import { SEA, SEA_TYPE } from './frame.ts';
import { type Journey, recentEventsIn } from './journeys.ts';
import { bent, cutAfter, cutBefore, THICK, towards } from './lines.ts';
import { type Pieces, SHIP_DROP, swordsAtSea } from './pieces.ts';
import type { Words } from './words.ts';

/** An arrow: the line up to its head, and the head's three corners, its point first. */
export interface Way {
  readonly seat: Seat;
  readonly line: readonly Point[];
  readonly head: readonly Point[];
  readonly dashed: boolean;
}

/** Swords over a place with a battle, on the colour of its current holder. */
export interface Fought extends Point {
  readonly holder?: Seat;
}

export type Sign = 'way' | 'fought' | 'taken' | 'added';

export interface LegendLine {
  readonly sign: Sign;
  readonly box: Box;
  readonly words: Label;
}

/** What has changed since the previous picture. */
export interface Changes {
  readonly ways: readonly Way[];
  readonly fought: readonly Fought[];
  /** Islands that changed hands. */
  readonly taken: readonly { readonly island: IslandSpot; readonly seat: Seat }[];
  /** Where something was recruited or built. */
  readonly added: readonly Point[];
  /** What the drawn signs mean; absent when none is drawn. */
  readonly legend?: { readonly box: Box; readonly lines: readonly LegendLine[] };
}

const HEAD = { length: 24, width: 15 };
/** Distance from the centre of a space to the end of an arrow next to the pieces there. */
const BESIDE = 32;
const FREE = 8;
const headAt = (base: Point, tip: Point): readonly Point[] => {
  const across = { x: (tip.y - base.y) / HEAD.length, y: (base.x - tip.x) / HEAD.length };
  const corner = (side: number): Point => ({
    x: base.x + across.x * side * HEAD.width,
    y: base.y + across.y * side * HEAD.width,
  });
  return [tip, corner(1), corner(-1)];
};

type Ground = Readonly<ReturnType<typeof groundOf>>;

const groundOf = (view: View, chart: Chart) => {
  const held = new Set<string>([
    ...view.fleets.map(({ sea }) => sea),
    ...view.islands.flatMap(({ id, owner }) => (owner === undefined ? [] : [id])),
  ]);
  return {
    /** Centre of the pieces on a space, or of where they would be. */
    middleOf: (place: string) => {
      const island = chart.islands.find(({ id }) => id === place);
      if (island !== undefined) return island.troops;
      const sea = chart.seas.find(({ id }) => id === place);
      return sea && { x: sea.x, y: sea.y + SHIP_DROP };
    },
    isHeld: (place: string) => held.has(place),
  };
};

/**
 * Horizontal and vertical distance from the centre of a sea space for an arrow that comes from above, where the name of the
 * space is.
 */
const SIDE = { x: 44, y: -6 };
const STEEP = 40;
/** From the centre of a sail to below the hull. */
const UNDER = 40;

/** Returns the end of a route at a space, seen from the next point of it: next to the pieces there. */
const endAt = (line: readonly Point[], held: boolean, atSea: boolean): readonly Point[] => {
  const [end, next, ...rest] = line;
  if (end === undefined || next === undefined) return line;
  if (!atSea) return cutBefore(line, held ? BESIDE : FREE);
  if (next.y < end.y - STEEP) return [{ x: end.x + SIDE.x * Math.sign(next.x - end.x), y: end.y + SIDE.y }, next, ...rest];
  if (!held) return cutBefore(line, FREE);
  return cutBefore(line, next.y > end.y + STEEP ? UNDER : BESIDE);
};

const wayOf = ({ seat, places, retreat }: Journey, { middleOf: at, isHeld }: Ground, over: readonly Box[]): readonly Way[] => {
  const [first, last] = [places[0], places.at(-1)];
  const middles = places.flatMap((place) => at(place) ?? []);
  const [start, end] = [middles[0], middles.at(-1)];
  if (first === undefined || last === undefined || first === last || start === undefined || end === undefined) return [];
  const atSea = !first.startsWith('is');
  const whole = atSea ? middles : bent(start, end, over);
  const begun = endAt(whole, isHeld(first), atSea);
  const open = endAt(begun.toReversed(), isHeld(last), atSea).toReversed();
  const [tip] = open.slice(-1);
  const line = cutAfter(open, HEAD.length);
  const [base] = line.slice(-1);
  if (tip === undefined || base === undefined) return [];
  return [{ seat, line, head: headAt(base, towards(base, tip, HEAD.length)), dashed: retreat }];
};

/**
 * Returns the boxes of what is written on the board below the pieces: names and numbers of the chart, and the incomes of
 * islands.
 */
const writtenOn = (chart: Chart, { yields }: Pieces, measure: Measure): readonly Box[] => {
  const { seas, islands } = chartLabels(chart, measure);
  return [...[...seas, ...islands].map(labelBox), ...yields.map(({ coin }) => coin)];
};

/** The legend's words are as wide as the open sea next to the islands on the board for five players. */
const LEGEND = { line: 37, side: 34, edge: 8, words: 145 };

const STYLE = { size: SEA_TYPE, room: LEGEND.words, narrow: true } as const;

const legendOf = (signs: readonly Sign[], said: Words, text: Text): Changes['legend'] => {
  if (signs.length === 0) return undefined;
  const height = signs.length * LEGEND.line + 12;
  const top = SEA.y + SEA.height - height - 4;
  const lines = signs.map((sign, index): LegendLine => {
    const y = top + 6 + (index + 0.5) * LEGEND.line;
    const words = text(said[sign], LEGEND.edge + LEGEND.side + 18, y, STYLE);
    return { sign, words, box: boxAround({ x: LEGEND.edge + 8 + LEGEND.side / 2, y }, LEGEND.side) };
  });
  const width = Math.max(...lines.map(({ words }) => words.x + words.width)) + 8 - LEGEND.edge;
  return { box: { x: LEGEND.edge, y: top, width, height }, lines };
};

/** Lays out what happened since the previous picture, on the board of a view. */
export const layOutChanges = (
  view: View,
  chart: Chart,
  pieces: Pieces,
  told: readonly Event[],
  words: Words,
  measure: Measure,
): Changes => {
  const { journeys, fights, taken, recruited, built } = recentEventsIn(told);
  const ground = groundOf(view, chart);
  const written = writtenOn(chart, pieces, measure);
  const over = [...written, ...pieces.units.map(({ plate }) => inset(plate, -THICK))];
  const ways = once(journeys).flatMap((journey) => wayOf(journey, ground, over));
  const now = new Map<string, View['islands'][number]>(view.islands.map((island) => [island.id, island]));
  const spots = new Map<string, IslandSpot>(chart.islands.map((island) => [island.id, island]));
  const seas = new Map<string, Point>(chart.seas.map((sea) => [sea.id, sea]));
  const fought = [...fights].flatMap(([at, holder]): readonly Fought[] => {
    const sea = seas.get(at);
    const middle = spots.get(at)?.swords ?? (sea && swordsAtSea(sea));
    if (middle === undefined || view.turn?.battle?.at === at) return [];
    return [{ x: middle.x, y: middle.y, ...(holder !== undefined && { holder }) }];
  });
  const hands = [...taken].flatMap(([id, seat]) => {
    const island = spots.get(id);
    return island === undefined || now.get(id)?.owner !== seat ? [] : [{ island, seat }];
  });
  const places = [
    ...[...recruited].flatMap((place) => {
      const middle = ground.isHeld(place) ? ground.middleOf(place) : undefined;
      return middle === undefined ? [] : [aroundPlate(middle)];
    }),
    ...built.flatMap(({ island, slot }) => {
      const [spot, stands] = [spots.get(island), now.get(island)];
      if (spot === undefined || stands === undefined) return [];
      const box = slot === undefined ? spot.metropolis : stands.slots[slot] === 'free' ? undefined : spot.slots[slot];
      return box === undefined || (slot === undefined && !stands.metropolis) ? [] : [aroundBuilding(box)];
    }),
  ];
  const added = addedAt(places, [...written, ...pieces.units.map(({ count }) => labelBox(count))], fought);
  const signs: readonly Sign[] = [
    ...(ways.length > 0 ? (['way'] as const) : []),
    ...(fought.length > 0 ? (['fought'] as const) : []),
    ...(hands.length > 0 ? (['taken'] as const) : []),
    ...(added.length > 0 ? (['added'] as const) : []),
  ];
  const legend = legendOf(signs, words, textWith(measure));
  return { ways, fought, taken: hands, added, ...(legend && { legend }) };
};

/** Returns the journeys without duplicates: one arrow per route. */
const once = (journeys: readonly Journey[]): readonly Journey[] => [
  ...new Map(journeys.map((journey) => [JSON.stringify(journey), journey])).values(),
];

/** Returns one plus for each place, clear of texts, of swords and of the earlier pluses. */
const addedAt = (places: readonly (readonly Point[])[], texts: readonly Box[], fought: readonly Fought[]): readonly Point[] => {
  const discs: Disc[] = fought.map(({ x, y }) => ({ x, y, radius: FOUGHT_RADIUS }));
  return places.map((around) => {
    const { x, y } = clearPlace(around, ADDED_RADIUS, texts, discs);
    discs.push({ x, y, radius: ADDED_RADIUS });
    return { x, y };
  });
};
