import type { Patron } from '#games/cyclades/types.ts';
import type { GodView } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Counter, type Face, type Label } from '../../geometry/shapes.ts';
import { isLow } from './frame.ts';
import type { Sheet } from './sheet.ts';

/** One tile of the god track. */
export interface GodTile {
  readonly box: Box;
  /** Absent on a tile that lies face down. */
  readonly patron?: Patron;
  readonly emblem: Box;
  readonly name?: Label;
  readonly gifts: readonly Box[];
  readonly counters: readonly Counter[];
  readonly amount?: Label;
  /** It can be chosen. */
  readonly highlighted: boolean;
  /** Its turn is now. */
  readonly acting: boolean;
  /** Its turn is over. */
  readonly done: boolean;
}

/** On a tile of usual height, and on a low one. */
const EMBLEMS = [58, 48] as const;
const GIFT = 42;
const BETWEEN = 4;
const COUNTER_RADII = [27, 24] as const;
/** Markers of Apollo are smaller, since several can lie there. */
const APOLLO_RADIUS = 23;
const APOLLO_GIFT = 32;

const ofHeight = (box: Box, [usual, lesser]: readonly [number, number]): number => (isLow(box) ? lesser : usual);
const low = (box: Box): number => box.y + box.height - ofHeight(box, [36, 26]);
const besideEmblem = (box: Box): number => box.x + 10 + ofHeight(box, EMBLEMS) + 8;

const plainTile = (box: Box): GodTile => ({
  box,
  emblem: boxAround({ x: box.x + 10 + ofHeight(box, EMBLEMS) / 2, y: low(box) }, ofHeight(box, EMBLEMS)),
  gifts: [],
  counters: [],
  highlighted: false,
  acting: false,
  done: false,
});

const nameLabel = (box: Box, patron: Patron, { frame, words, text }: Sheet): Label => {
  const name = words.gods[patron];
  const label = (face: Face): Label =>
    text(name, box.x + 8, box.y + ofHeight(box, [22, 17]), { face, size: frame.small, room: box.width - 12, narrow: true });
  const grand = label('display');
  return grand.text === name ? grand : label('body');
};

/** Returns places for the two gifts of a god, from the left. */
const giftsFrom = (left: number, y: number, side: number): readonly Box[] =>
  [0, 1].map((place) => boxAround({ x: left + side / 2 + place * (side + BETWEEN), y }, side));

/** Returns the amount, in smaller digits if it has many. */
const amountLabel = (box: Box, amount: number, from: number, { frame, text }: Sheet): Label => {
  const right = box.x + box.width - 8;
  const label = (size: number): Label => text(String(amount), right, low(box), { size, align: 'right' });
  const whole = label(frame.type + 4);
  return label(Math.min(whole.size, Math.floor((whole.size * (right - from)) / whole.width)));
};

/** Returns an offering: the marker beside its amount, apart from the emblem where there is room. */
const offeringOn = (box: Box, { seat, amount: paid }: NonNullable<GodView['offering']>, sheet: Sheet) => {
  const radius = ofHeight(box, COUNTER_RADII);
  const first = besideEmblem(box) + radius;
  const amount = amountLabel(box, paid, first + radius + 2, sheet);
  return { amount, counters: [{ seat, x: Math.max(first, amount.x - amount.width - 10 - radius), y: low(box), radius }] };
};

/** The gifts of a god make room for an offering. */
const godTile = (box: Box, { god, offering, done }: GodView, sheet: Sheet): GodTile => {
  const { view, highlighted } = sheet;
  const plain = plainTile(box);
  if (god === undefined) return plain;
  return {
    ...plain,
    patron: god,
    name: nameLabel(box, god, sheet),
    ...(offering === undefined ? { gifts: giftsFrom(besideEmblem(box) + 10, low(box), GIFT) } : offeringOn(box, offering, sheet)),
    highlighted: highlighted.has(god),
    acting: view.turn?.god === god,
    done,
  };
};

/** The gifts of Apollo make room for a second marker. */
const apolloTile = (box: Box, sheet: Sheet): GodTile => {
  const { view, highlighted } = sheet;
  const plain = plainTile(box);
  const [left, right] = [besideEmblem(box), box.x + box.width - 8];
  const diameter = 2 * APOLLO_RADIUS;
  const pitch = Math.min(diameter + 2, (right - left - diameter) / Math.max(1, view.apollo.length - 1));
  return {
    ...plain,
    patron: 'apollo',
    name: nameLabel(box, 'apollo', sheet),
    gifts: view.apollo.length > 1 ? [] : giftsFrom(right - 2 * APOLLO_GIFT - BETWEEN, low(box), APOLLO_GIFT),
    counters: view.apollo.map((seat, place) => ({
      seat,
      x: left + APOLLO_RADIUS + place * pitch,
      y: low(box),
      radius: APOLLO_RADIUS,
    })),
    highlighted: highlighted.has('apollo'),
    acting: view.turn?.god === 'apollo',
  };
};

/** Lays out the god track from top to bottom, Apollo last. */
export const layOutGods = (sheet: Sheet): readonly GodTile[] => {
  const { frame, view } = sheet;
  const tiles = view.gods.flatMap((god, row) => {
    const box = frame.gods[row];
    return box === undefined ? [] : [godTile(box, god, sheet)];
  });
  const last = frame.gods[view.gods.length] ?? frame.gods.at(-1);
  return last === undefined ? tiles : [...tiles, apolloTile(last, sheet)];
};
