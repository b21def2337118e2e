import { LEVELS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts, TileId } from '#games/peloponnes/types.ts';
import type { RowTileView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label, type Point, rows } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { layOutAmounts, layOutChoice } from './amounts.ts';
import { across, CAPTION_HEIGHT, type Format, GAP, type Shape, TYPE, underHeader } from './frame.ts';
import { layOutName } from './lineBreaks.ts';
import type { RecentEvents } from './recentEvents.ts';
import { layOutSpecials, specialsOf } from './specials.ts';
import { type Stamp, stampOn } from './stamps.ts';
import { shortTileName, tileName, type Words } from './words.ts';

/** The input of a picture's layout. */
export interface Sheet {
  readonly format: Format;
  readonly shape: Shape;
  readonly view: View;
  readonly words: Words;
  readonly text: Text;
  /** Tiles that can be chosen now. */
  readonly highlighted: ReadonlySet<string>;
  /** What happened since the previous picture. */
  readonly recentEvents: RecentEvents;
}

/** A number on a round background. */
export type Badge = ReturnType<typeof badge>;

/** What the viewer has chosen for a tile. */
export interface Stamped {
  readonly stamp: Stamp;
  readonly box: Box;
}

export type OfferPlate = ReturnType<typeof offerPlate>;

/** A tile that lies face up for offers. */
export type RowTile = ReturnType<typeof rowTile>;

/** Both rows side by side; places of tiles that have gone are empty. */
export type Rows = ReturnType<typeof layOutRows>;

const SIZES = {
  wide: { height: 440, art: 148, emblem: 124, emblemAt: 70, badge: 34, badgeAt: 44, name: 92, plate: 58, edge: 12 },
  tall: { height: 256, art: 74, emblem: 70, emblemAt: 37, badge: 31, badgeAt: 37, name: 46, plate: 54, edge: 10 },
} as const;
/** The lines under a tile's name: position of the first, their spacing, room for their signs, and the sizes of amounts. */
const LINES = {
  wide: { first: 262, pitch: 46, signs: 44, icon: 34, gap: 12 },
  tall: { first: 140, pitch: 44, signs: 38, icon: 30, gap: 6 },
} as const;
const SPECIAL = 46;
const PLACES = 5;

/**
 * Returns a building's cost, and a tile's income and one-time gain; a line may be empty. On the tall picture a building's gain
 * follows its income.
 */
const linesOf = (id: TileId, { x, y }: Box, shape: Shape, text: Text) => {
  const { kind, cost, income, once, ofChoice } = tileOf(id);
  const { first, pitch, signs, ...size } = LINES[shape];
  const left = x + SIZES[shape].edge;
  const line = (about: 'cost' | 'income' | 'once', row: number, amounts: Amounts, chosen = false, from = left + signs) => {
    const at = y + first + row * pitch;
    return {
      about,
      y: at,
      /** Absent for a one-time gain: its amounts have a plus. */
      ...(about !== 'once' && { sign: boxAround({ x: left + 16, y: at }, 32) }),
      amounts: layOutAmounts(amounts, from, at, size, text, about === 'once'),
      ...(chosen && { choice: layOutChoice(from, at, size.icon, text) }),
    };
  };
  const isTall = shape === 'tall';
  if (kind === 'land')
    return isTall ? [line('income', 0, income), line('once', 1, once)] : [line('income', 0.4, income), line('once', 1.6, once)];
  const earned = line('income', 1, income, ofChoice);
  const last = earned.amounts.at(-1)?.icon ?? earned.choice?.goods.at(-1)?.icon;
  const after = last === undefined ? left + signs : last.x + last.width + 2 * size.gap;
  return [line('cost', 0, cost), earned, isTall ? line('once', 1, once, false, after) : line('once', 2, once)];
};

const offerPlate = ({ x, y, width, height }: Box, { offer }: RowTileView, plate: number, text: Text) => {
  const box = { x, y: y + height - plate, width, height: plate };
  if (offer === undefined) return { box };
  const middle = box.y + plate / 2;
  return {
    box,
    counter: { seat: offer.seat, x: x + width / 2 - 62, y: middle, radius: 25 },
    coin: boxAround({ x: x + width / 2 - 2, y: middle }, 38),
    coins: text(`${offer.coins}${offer.half ? '½' : ''}`, x + width / 2 + 25, middle, { size: 44 }),
  };
};

const badge = (words: string, x: number, y: number, radius: number, text: Text) => ({
  label: text(words, x, y, { size: 42, align: 'center' }),
  radius,
});

/** Returns the name of a tile: on the tall picture in one line, in one word where the whole does not fit. */
const nameAt = (id: TileId, middle: Point, room: number, { shape, words, text }: Sheet): readonly Label[] => {
  const whole = tileName(id, words);
  if (shape === 'wide') return layOutName(whole, middle, room, text);
  const line = (name: string): Label => text(name, middle.x, middle.y, { size: TYPE, align: 'center', room, narrow: true });
  return [line(line(whole).text === whole ? whole : shortTileName(id, words))];
};

const rowTile = (box: Box, row: RowTileView, sheet: Sheet) => {
  const { shape, view, text, highlighted } = sheet;
  const { art, emblem, emblemAt, badge: radius, badgeAt, name, plate, edge } = SIZES[shape];
  const stamp = stampOn(view, row.tile);
  const tile = tileOf(row.tile);
  const { x, y, width } = box;
  const middle = { x: x + width / 2, y: y + art + name / 2 };
  const lines = linesOf(row.tile, box, shape, text);
  const specialsRow = (shape === 'tall' ? lines[0] : lines.at(-1))?.y ?? y;
  return {
    tile: row.tile,
    box,
    art: { ...box, height: art },
    ...(tile.kind === 'building' && { emblem: boxAround({ x: x + width / 2, y: y + emblemAt }, emblem) }),
    least: badge(`${row.least}${row.fixed ? '' : '+'}`, x + badgeAt + 2, y + badgeAt, radius + 2, text),
    /** Whether the number it shows is the only possible offer. */
    fixed: row.fixed,
    power: badge(String(tile.power), x + width - badgeAt, y + badgeAt, radius, text),
    name: nameAt(row.tile, middle, width - 2 * edge, sheet),
    lines,
    specials: layOutSpecials(specialsOf(tile, view.options), x + width - edge, specialsRow, SPECIAL, text),
    ...(stamp && { stamp: { stamp, box: boxAround({ x: x + width / 2, y: y + art / 2 }, Math.min(96, art - 4)) } }),
    /** Whether it can be chosen now. */
    highlighted: highlighted.has(row.tile),
    offer: offerPlate(box, row, plate, text),
  };
};

/** Returns the number of places in the auction row; the others are in the conquest row. */
const auctionPlaces = ({ seats, campaign }: View): number => {
  if (campaign !== undefined) return LEVELS[campaign.level - 1]?.auctionRow ?? PLACES;
  return seats.length === 1 ? PLACES : seats.length;
};

/** Places side by side on the tall picture. */
const ACROSS = 3;

/**
 * Returns the places of five tiles: side by side, by twos in two columns, or on the tall picture in two rows, the second of which
 * begins with the conquest row where that has no place in the first.
 */
const placesOf = ({ format, shape }: Sheet, auction: number): readonly Box[] => {
  const { y } = underHeader(format);
  const { height } = SIZES[shape];
  const first = across(format, y + CAPTION_HEIGHT, height);
  if (format === 'wide') return columns(first, PLACES, GAP);
  if (format === 'double') {
    const all = rows({ ...first, height: 3 * height + 2 * GAP }, 3, GAP).flatMap((line) => columns(line, 2, GAP));
    return all.slice(0, PLACES);
  }
  const conquest = auction <= ACROSS && PLACES - auction <= ACROSS ? ACROSS : auction;
  const next = {
    ...first,
    y: first.y + height + (conquest === ACROSS || conquest === ACROSS + 1 ? CAPTION_HEIGHT + GAP / 2 : GAP),
  };
  const all = [...columns(first, ACROSS, GAP), ...columns(next, ACROSS, GAP)];
  return [...all.slice(0, auction), ...all.slice(conquest)].slice(0, PLACES);
};

const captionLine = (format: Format, y: number): Box => across(format, y - CAPTION_HEIGHT / 2 + 5, CAPTION_HEIGHT - GAP / 2);

/** Lays out the tiles face up, in the places where they came. */
export const layOutRows = (sheet: Sheet) => {
  const { format, view, words, text } = sheet;
  const auction = auctionPlaces(view);
  const places = placesOf(sheet, auction);
  const placed = [
    ...view.auction.map((row, index) => ({ row, index })),
    ...view.conquest.map((row, index) => ({ row, index: auction + index })),
  ].flatMap(({ row, index }) => {
    const box = places[index];
    return box === undefined ? [] : [{ row, box }];
  });
  const caption = (title: string, place: number): readonly Label[] => {
    const box = places[place];
    return box === undefined
      ? []
      : [text(title, box.x + 6, box.y - CAPTION_HEIGHT / 2 - 5, { size: TYPE, room: box.width - 6, narrow: true })];
  };
  const captions = [...caption(words.auction, 0), ...caption(words.conquest, auction)];
  const lines = [...new Set(captions.map(({ y }) => y))];
  return {
    /** In one line, or in two. */
    captions: lines.map((y) => ({ labels: captions.filter((label) => label.y === y), box: captionLine(format, y) })),
    tiles: placed.map(({ row, box }) => rowTile(box, row, sheet)),
    empty: places.filter((place) => placed.every(({ box }) => box !== place)),
  };
};
