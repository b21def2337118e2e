import type { Patron } from '#games/cyclades/types.ts';
import type { GodView } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, type Counter, type Label } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
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

const EMBLEM = 86;
const middle = (box: Box): number => box.y + box.height / 2;

const plainTile = (box: Box): GodTile => ({
  box,
  emblem: boxAround({ x: box.x + 10 + EMBLEM / 2, y: middle(box) }, EMBLEM),
  gifts: [],
  counters: [],
  highlighted: false,
  acting: false,
  done: false,
});

const amountLabel = (box: Box, amount: number, text: Text): Label =>
  text(String(amount), box.x + box.width - 18, middle(box), { size: 62, align: 'right' });

/** Places the name after the emblem, up to the amount if there is one. */
const nameLabel = (box: Box, patron: Patron, left: number, { frame, words, text }: Sheet, amount?: Label): Label =>
  text(words.gods[patron], left, middle(box) - 25, {
    face: 'display',
    size: frame.type,
    room: (amount === undefined ? box.x + box.width : amount.x - amount.width) - 12 - left,
    narrow: true,
  });

const godTile = (box: Box, { god, offering, done }: GodView, sheet: Sheet): GodTile => {
  const { view, text, highlighted } = sheet;
  const plain = plainTile(box);
  if (god === undefined) return plain;
  const left = plain.emblem.x + EMBLEM + 10;
  const amount = offering && amountLabel(box, offering.amount, text);
  return {
    ...plain,
    patron: god,
    name: nameLabel(box, god, left, sheet, amount),
    gifts: [0, 1].map((place) => boxAround({ x: left + 20 + place * 50, y: middle(box) + 22 }, 40)),
    counters: offering === undefined ? [] : [{ seat: offering.seat, x: left + 134, y: middle(box) + 20, radius: 29 }],
    ...(amount && { amount }),
    highlighted: highlighted.has(god),
    acting: view.turn?.god === god,
    done,
  };
};

const apolloTile = (box: Box, sheet: Sheet): GodTile => {
  const { view, highlighted } = sheet;
  const plain = plainTile(box);
  const left = plain.emblem.x + EMBLEM + 10;
  return {
    ...plain,
    patron: 'apollo',
    name: nameLabel(box, 'apollo', left, sheet),
    counters: view.apollo.map((seat, place) => ({ seat, x: left + 28 + place * 60, y: middle(box) + 22, radius: 26 })),
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
