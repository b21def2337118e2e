import { LEVELS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts, TileId } from '#games/peloponnes/types.ts';
import type { RowTileView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { type AmountSize, layOutAmounts, layOutChoice } from './amounts.ts';
import { CAPTIONS, GAP, ROWS } from './frame.ts';
import { layOutName } from './lineBreaks.ts';
import type { RecentEvents } from './recentEvents.ts';
import { layOutSpecials, specialsOf } from './specials.ts';
import { type Stamp, stampOn } from './stamps.ts';
import { tileName, type Words } from './words.ts';

/** The input of a picture's layout. */
export interface Sheet {
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

const ART_HEIGHT = 148;
const NAME_HEIGHT = 92;
const PLATE_HEIGHT = 58;
const AMOUNTS: AmountSize = { icon: 34, gap: 12 };
const SPECIAL = 46;
const EDGE = 12;
const PLACES = 5;
/** The lines under a tile's name: position of the first, and their spacing. */
const FIRST_LINE = ART_HEIGHT + NAME_HEIGHT + 22;
const LINE_PITCH = 46;

/** Returns a building's cost, and a tile's income and one-time gain; a line may be empty. */
const linesOf = (id: TileId, { x, y }: Box, text: Text) => {
  const { kind, cost, income, once, ofChoice } = tileOf(id);
  const left = x + EDGE;
  const line = (about: 'cost' | 'income' | 'once', row: number, amounts: Amounts, chosen = false) => {
    const at = y + FIRST_LINE + row * LINE_PITCH;
    return {
      about,
      y: at,
      /** Absent for a one-time gain: its amounts have a plus. */
      ...(about !== 'once' && { sign: boxAround({ x: left + 16, y: at }, 32) }),
      amounts: layOutAmounts(amounts, left + 44, at, AMOUNTS, text, about === 'once'),
      ...(chosen && { choice: layOutChoice(left + 44, at, AMOUNTS.icon, text) }),
    };
  };
  if (kind === 'land') return [line('income', 0.4, income), line('once', 1.6, once)];
  return [line('cost', 0, cost), line('income', 1, income, ofChoice), line('once', 2, once)];
};

const offerPlate = ({ x, y, width, height }: Box, { offer }: RowTileView, text: Text) => {
  const box = { x, y: y + height - PLATE_HEIGHT, width, height: PLATE_HEIGHT };
  if (offer === undefined) return { box };
  const middle = box.y + PLATE_HEIGHT / 2;
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

const rowTile = (box: Box, row: RowTileView, { view, words, text, highlighted }: Sheet) => {
  const stamp = stampOn(view, row.tile);
  const tile = tileOf(row.tile);
  const { x, y, width } = box;
  const middle = { x: x + width / 2, y: y + ART_HEIGHT + NAME_HEIGHT / 2 };
  const lines = linesOf(row.tile, box, text);
  const onceRow = lines.find(({ about }) => about === 'once')?.y ?? y;
  return {
    tile: row.tile,
    box,
    art: { ...box, height: ART_HEIGHT },
    ...(tile.kind === 'building' && { emblem: boxAround({ x: x + width / 2, y: y + ART_HEIGHT / 2 - 4 }, 124) }),
    least: badge(`${row.least}${row.fixed ? '' : '+'}`, x + 46, y + 44, 36, text),
    /** Whether the number it shows is the only possible offer. */
    fixed: row.fixed,
    power: badge(String(tile.power), x + width - 44, y + 44, 34, text),
    name: layOutName(tileName(row.tile, words), middle, width - 2 * EDGE, text),
    lines,
    specials: layOutSpecials(specialsOf(tile, view.options), x + width - EDGE, onceRow, SPECIAL, text),
    ...(stamp && { stamp: { stamp, box: boxAround({ x: x + width / 2, y: y + ART_HEIGHT / 2 }, 96) } }),
    /** Whether it can be chosen now. */
    highlighted: highlighted.has(row.tile),
    offer: offerPlate(box, row, text),
  };
};

/** Returns the number of places in the auction row; the others are in the conquest row. */
const auctionPlaces = ({ seats, campaign }: View): number => {
  if (campaign !== undefined) return LEVELS[campaign.level - 1]?.auctionRow ?? PLACES;
  return seats.length === 1 ? PLACES : seats.length;
};

/** Lays out the tiles face up, in the places where they came. */
export const layOutRows = (sheet: Sheet) => {
  const { view, words, text } = sheet;
  const places = columns(ROWS, PLACES, GAP);
  const auction = auctionPlaces(view);
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
      : [text(title, box.x + 6, CAPTIONS.y + CAPTIONS.height / 2 - 5, { size: 40, room: box.width - 6, narrow: true })];
  };
  return {
    captions: [...caption(words.auction, 0), ...caption(words.conquest, auction)],
    tiles: placed.map(({ row, box }) => rowTile(box, row, sheet)),
    empty: places.filter((place) => placed.every(({ box }) => box !== place)),
  };
};
