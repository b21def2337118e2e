import type { Patron } from '#games/cyclades/types.ts';
import type { GodView, View } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Counter, type Label } from '../shapes.ts';
import type { Text } from '../text.ts';
import { GOD_TILES } from './frame.ts';
import { GOD_NAMES } from './words.ts';

/** One tile of the god track. */
export interface GodTile {
  readonly box: Box;
  /** Absent on a tile that lies face down. */
  readonly patron?: Patron;
  readonly emblem: Box;
  readonly name?: Label;
  readonly gifts: readonly Box[];
  readonly counters: readonly Counter[];
  /** The amount offered; over ten as the markers of the game show it: `10+` and the rest. */
  readonly amount: readonly Label[];
  /** Its turn is now. */
  readonly acting: boolean;
  /** Its turn is over. */
  readonly done: boolean;
}

/** What the offering markers show: 7 is `7`, 13 is `10+` and `3`, 24 is `10+×2` and `4`. */
export const amountMarkers = (amount: number): readonly string[] => {
  const tens = Math.floor((amount - 1) / 10);
  const rest = String(amount - 10 * tens);
  if (tens <= 0) return [rest];
  return [tens === 1 ? '10+' : `10+×${tens}`, rest];
};

const EMBLEM = 84;
const middle = (box: Box): number => box.y + box.height / 2;

const plainTile = (box: Box): GodTile => ({
  box,
  emblem: boxAround({ x: box.x + 14 + EMBLEM / 2, y: middle(box) }, EMBLEM),
  gifts: [],
  counters: [],
  amount: [],
  acting: false,
  done: false,
});

const amountLabels = (box: Box, amount: number, text: Text): readonly Label[] => {
  const right = box.x + box.width - 20;
  const [first = '', rest] = amountMarkers(amount);
  if (rest === undefined) return [text(first, right, middle(box), { face: 'body', size: 64, align: 'right' })];
  return [
    text(first, right, middle(box) - 28, { face: 'body', size: 34, align: 'right' }),
    text(rest, right, middle(box) + 16, { face: 'body', size: 58, align: 'right' }),
  ];
};

const godTile = (box: Box, { god, offering, done }: GodView, view: View, text: Text): GodTile => {
  const plain = plainTile(box);
  if (god === undefined) return plain;
  const left = plain.emblem.x + EMBLEM + 14;
  return {
    ...plain,
    patron: god,
    name: text(GOD_NAMES[god], left, middle(box) - 24, { face: 'display', size: 34, align: 'left' }),
    gifts: [0, 1].map((place) => boxAround({ x: left + 20 + place * 50, y: middle(box) + 22 }, 40)),
    counters: offering === undefined ? [] : [{ seat: offering.seat, x: left + 134, y: middle(box) + 20, radius: 29 }],
    amount: offering === undefined ? [] : amountLabels(box, offering.amount, text),
    acting: view.turn?.god === god,
    done,
  };
};

const apolloTile = (box: Box, view: View, text: Text): GodTile => {
  const plain = plainTile(box);
  const left = plain.emblem.x + EMBLEM + 14;
  return {
    ...plain,
    patron: 'apollo',
    name: text(GOD_NAMES.apollo, left, middle(box) - 24, { face: 'display', size: 34, align: 'left' }),
    counters: view.apollo.map((seat, place) => ({ seat, x: left + 28 + place * 60, y: middle(box) + 22, radius: 26 })),
    acting: view.turn?.god === 'apollo',
  };
};

/** The god track from top to bottom, Apollo last. */
export const layOutGods = (view: View, text: Text): readonly GodTile[] => {
  const tiles = view.gods.flatMap((god, row) => {
    const box = GOD_TILES[row];
    return box === undefined ? [] : [godTile(box, god, view, text)];
  });
  const last = GOD_TILES[view.gods.length] ?? GOD_TILES.at(-1);
  return last === undefined ? tiles : [...tiles, apolloTile(last, view, text)];
};
