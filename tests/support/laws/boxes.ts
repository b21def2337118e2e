import type { BattleRow } from '#renderers/cyclades/layout/battleRow.ts';
import { CHARTS } from '#renderers/cyclades/layout/board.ts';
import { chartLabels } from '#renderers/cyclades/layout/chartLabels.ts';
import type { CreatureRow } from '#renderers/cyclades/layout/creatures.ts';
import type { EffectRow } from '#renderers/cyclades/layout/effectRow.ts';
import type { Figures } from '#renderers/cyclades/layout/figures.ts';
import type { Layout } from '#renderers/cyclades/layout/layout.ts';
import type { Units } from '#renderers/cyclades/layout/pieces.ts';
import type { Track } from '#renderers/cyclades/layout/tracks.ts';
import type { Measure } from '#renderers/geometry/shapes.ts';
import { type Box, boxAround, cornersOf, type Label, labelBox, middleOf, type Point } from '#renderers/geometry/shapes.ts';

/** A part of a picture: its name, the bounding box of its ink, and its owner. */
export interface Part {
  readonly what: string;
  readonly box: Box;
  /** The corners of a convex shape, where the ink does not fill the whole box. */
  readonly shape?: readonly Point[];
  /** Parts of one owner may touch: a count lies on its own shield. */
  readonly owner: string;
  /** A text or a figure may overlap no part of another owner, but a figure may lie on a free slot. */
  readonly kind: 'text' | 'figure' | 'icon' | 'slot';
  readonly label?: Label;
}

type Round = Point & { readonly radius: number };

const text = (what: string, label: Label, owner = what): Part => ({ what, box: labelBox(label), owner, kind: 'text', label });
const icon = (what: string, box: Box, owner = what): Part => ({ what, box, owner, kind: 'icon' });

/** The bounding box of some points. */
const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

const around = ({ x, y, radius }: Round): readonly Point[] =>
  Array.from({ length: 24 }, (_, part) => ({
    x: x + radius * Math.cos((part * Math.PI) / 12),
    y: y + radius * Math.sin((part * Math.PI) / 12),
  }));

const disc = (what: string, round: Round, owner = what): Part => ({
  ...icon(what, boxAround(round, round.radius * 2), owner),
  shape: around(round),
});

/** The largest disc in a square. */
const inscribed = (box: Box): Round => ({ ...middleOf(box), radius: box.width / 2 });

const printed = (layout: Layout, measure: Measure): readonly Part[] => {
  const chart = CHARTS[layout.board];
  const labels = chartLabels(chart, measure);
  return [
    ...labels.seas.map((label) => text(`sea ${label.text}`, label)),
    ...labels.islands.map((label) => text(`island ${label.text}`, label)),
    ...labels.tradeHorns.map((horn, index) => icon(`trade horn ${index}`, boxAround(horn, horn.width))),
    ...chart.islands.flatMap(({ id, slots }) =>
      slots.map((slot, index): Part => ({ ...icon(`slot ${index} of ${id}`, slot), kind: 'slot' })),
    ),
  ];
};

/** Head and arms. */
const KRAKEN = [
  { left: 6, right: 18, top: 0.5, bottom: 9 },
  { left: 0.5, right: 23.5, top: 9, bottom: 23.5 },
];

/** The hull of a ship below its sail. */
const HULL = [
  [-49, 18],
  [48, 24],
  [46, 26],
  [22, 31],
  [-23, 31],
  [-46, 20],
] as const;
const hullOf = ({ plate }: Units): readonly Point[] => {
  const { x, y } = middleOf(plate);
  return HULL.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
};

/** An outline whose grid fills `box`, part by part. */
const outline = (what: string, parts: typeof KRAKEN, box: Box): readonly Part[] =>
  parts.map(({ left, right, top, bottom }) => {
    const [wide, high] = [box.width / 24, box.height / 24];
    const part = { x: box.x + left * wide, y: box.y + top * high, width: (right - left) * wide, height: (bottom - top) * high };
    return icon(what, part);
  });

const unitParts = (units: Units, index: number): readonly Part[] => {
  const { kind, plate, count } = units;
  const owner = `units ${index}`;
  const hull = hullOf(units);
  return [
    icon(`${kind} ${index}`, plate, owner),
    ...(kind === 'fleets' ? [{ ...icon(`hull ${index}`, boxOf(hull), owner), shape: hull }] : []),
    text(`count of ${kind} ${index}`, count, owner),
  ];
};

const figureParts = ({ standing, kraken, rocks }: Figures): readonly Part[] => [
  ...standing.map(
    (figure): Part => ({
      ...icon(figure.creature, boxAround(figure, figure.radius * 1.8)),
      kind: 'figure',
    }),
  ),
  ...(kraken === undefined ? [] : outline('kraken', KRAKEN, kraken)),
  ...rocks.map((rock, index) => icon(`rock ${index}`, rock)),
];

const placed = ({ pieces }: Layout): readonly Part[] => [
  ...pieces.units.flatMap(unitParts),
  ...pieces.owners.map((counter, index) => disc(`owner ${index}`, counter)),
  ...(pieces.battle === undefined ? [] : [disc('battle', inscribed(pieces.battle.swords))]),
  ...figureParts(pieces.figures),
  ...pieces.metropolises.map(({ ground }, index) => ({ ...icon(`metropolis ${index}`, boxOf(ground)), shape: ground })),
  ...pieces.buildings.map(({ building, box }, index) => icon(`${building} ${index}`, box)),
  ...pieces.yields.flatMap(({ coin, amount }, index) => [
    icon(`coin ${index}`, coin, `yield ${index}`),
    text(`yield ${index}`, amount),
  ]),
];

const battle = ({ attacker, defender, swords, units, minotaur, space }: BattleRow): readonly Part[] => [
  disc('attacker', attacker),
  ...(defender === undefined ? [] : [disc('defender', defender)]),
  icon('swords', swords),
  ...units.map((label, side) => text(`units of side ${side}`, label)),
  ...(minotaur === undefined
    ? []
    : [disc('fighting Minotaur', minotaur.figure), text('strength of the Minotaur', minotaur.strength)]),
  text('fought space', space),
];

const effect = ({ card, name, steps }: EffectRow): readonly Part[] => [
  icon('card in use', card),
  text('creature in use', name),
  ...(steps === undefined ? [] : [icon('ship of steps', steps.ship), text('steps left', steps.left)]),
];

const happening = (now: Layout['now']): readonly Part[] => {
  if ('attacker' in now) return battle(now);
  return 'creature' in now ? effect(now) : track('now', now);
};

const creatures = ({ spaces, deck, count, discards }: CreatureRow): readonly Part[] => [
  ...spaces.flatMap(({ card, name, coin, cost, printed: struck }, index) => [
    icon(`card ${index}`, card),
    ...(name === undefined ? [] : [text(`name of card ${index}`, name)]),
    icon(`coin of card ${index}`, coin),
    text(`cost of card ${index}`, cost),
    ...(struck === undefined ? [] : [text(`printed cost of card ${index}`, struck)]),
  ]),
  icon('deck', deck, 'deck'),
  text('cards in the deck', count, 'deck'),
  ...discards.map(({ creature, box }) => icon(`discarded ${creature}`, box)),
];

const beside = ({ header, gods, now, next, creatures: row, seats }: Layout): readonly Part[] => [
  text('title', header.title),
  text('goal', header.goal),
  icon('goal icon', header.goalIcon),
  text('due', header.due),
  ...header.counters.map((counter, index) => disc(`due ${index}`, counter)),
  ...gods.flatMap(({ name, gifts, counters, amount, emblem }, row) => [
    ...(name === undefined ? [] : [text(`god ${row}`, name)]),
    icon(`emblem ${row}`, emblem),
    ...gifts.map((gift, index) => icon(`gift ${index} of ${row}`, gift)),
    ...counters.map((counter, index) => disc(`offerer ${index} of ${row}`, counter)),
    ...(amount === undefined ? [] : [text(`amount of ${row}`, amount)]),
  ]),
  ...happening(now),
  ...track('next', next),
  ...(row === undefined ? [] : creatures(row)),
  ...seats.flatMap(({ seat, counter, name, goods }) => [
    disc(`counter of ${seat}`, counter),
    text(`name of ${seat}`, name),
    ...goods.flatMap(({ good, icon: box, amount }) => [
      icon(`${good} of ${seat}`, box),
      text(`${good} count of ${seat}`, amount),
    ]),
  ]),
];

const track = (what: string, { title, places, counters }: Track): readonly Part[] => [
  ...(title === undefined ? [] : [text(`title of ${what}`, title)]),
  ...places.flatMap(({ number }, index) => (number === undefined ? [] : [text(`place ${index} of ${what}`, number)])),
  ...counters.map((counter, index) => disc(`counter ${index} of ${what}`, counter)),
];

/** Every text and icon of a layout with its bounding box. */
export const partsOf = (layout: Layout, measure: Measure): readonly Part[] => [
  ...printed(layout, measure),
  ...placed(layout),
  ...beside(layout),
];

/** Every text of a layout. */
export const labelsOf = (layout: Layout, measure: Measure): readonly Label[] =>
  partsOf(layout, measure).flatMap(({ label }) => label ?? []);

const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a line along an edge of `a` separates the two shapes, which are convex and clockwise. */
const parted = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.some((from, index) => {
    const to = a[(index + 1) % a.length] ?? from;
    return b.every(({ x, y }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) <= 0);
  });

const meet = (a: Part, b: Part): boolean => {
  if (!boxesMeet(a.box, b.box)) return false;
  const [one, other] = [a.shape ?? cornersOf(a.box), b.shape ?? cornersOf(b.box)];
  return !parted(one, other) && !parted(other, one);
};

/** Whether parts of these kinds may overlap: icons, and a figure and a free slot. */
const mayMeet = (...kinds: readonly [Part['kind'], Part['kind']]): boolean =>
  !kinds.includes('text') && (kinds.includes('slot') || !kinds.includes('figure'));

/** Each text or figure overlapped by another one, or by an icon of another owner. */
export const overlaps = (parts: readonly Part[]): readonly string[] => {
  const sorted = parts.toSorted((a, b) => a.box.x - b.box.x);
  return sorted.flatMap((part, index) => {
    const found: string[] = [];
    const right = part.box.x + part.box.width;
    for (const other of sorted.slice(index + 1)) {
      if (other.box.x >= right) break;
      if (mayMeet(part.kind, other.kind)) continue;
      if (other.owner !== part.owner && meet(part, other)) found.push(`${part.what} / ${other.what}`);
    }
    return found;
  });
};

/** Each part of a layout that extends beyond the page. */
export const outside = (layout: Layout, measure: Measure): readonly Part[] =>
  partsOf(layout, measure).filter(
    ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > layout.page.width || box.y + box.height > layout.page.height,
  );

const areaOf = (shape: readonly Point[]): number =>
  Math.abs(
    shape.reduce((sum, { x, y }, index) => {
      const next = shape[(index + 1) % shape.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** The common part of two convex shapes that are clockwise on the picture (Sutherland and Hodgman). */
const common = (one: readonly Point[], other: readonly Point[]): readonly Point[] =>
  other.reduce<readonly Point[]>((left, from, index) => {
    const to = other[(index + 1) % other.length] ?? from;
    const inside = ({ x, y }: Point): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    return left.flatMap((point, place) => {
      const next = left[(place + 1) % left.length] ?? point;
      const [here, there] = [inside(point), inside(next)];
      const part = here / (here - there);
      const crossing = { x: point.x + part * (next.x - point.x), y: point.y + part * (next.y - point.y) };
      return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [crossing] : [])];
    });
  }, one);

/** Returns each pair of labels and pieces of different owners whose common area exceeds a share of the smaller one. */
export const coverings = (parts: readonly Part[], share: number): readonly string[] => {
  const pieces = parts.filter(({ kind, what }) => kind !== 'slot' && what !== 'battle');
  return pieces.flatMap((part, index) =>
    pieces.slice(index + 1).flatMap((other) => {
      if (part.owner === other.owner || !boxesMeet(part.box, other.box)) return [];
      const shapes = [part.shape ?? cornersOf(part.box), other.shape ?? cornersOf(other.box)] as const;
      const covered = areaOf(common(...shapes)) / Math.min(...shapes.map(areaOf));
      return covered > share ? [`${part.what} / ${other.what}: ${(100 * covered).toFixed()} %`] : [];
    }),
  );
};
