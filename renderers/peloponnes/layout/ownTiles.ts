import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Label, type Point } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { layOutAmounts, layOutChoice, layOutIcons } from './amounts.ts';
import { SMALL_TYPE, TYPE } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { layOutSpecials, type Special, specialsOf, specialsWidth } from './specials.ts';
import { stampOn } from './stamps.ts';
import { shortTileName } from './words.ts';

/** A building that is not paid off yet: the coin on its emblem, and the remaining cost. */
export type Marker = ReturnType<typeof markerOn>;

/** A land or building of a civilisation. */
export type OwnTile = ReturnType<typeof ownTile>;

/** Sizes on a card. The small ones of the tall picture have no line for income or remaining cost. */
export const CARDS = {
  wide: { height: 176, art: 80, emblem: 60, type: TYPE, nameUp: 28, special: 46, coin: 38, coinUp: 29, newsEdge: 11 },
  tall: { height: 87, art: 54, emblem: 46, type: SMALL_TYPE, nameUp: 17, special: 33, coin: 28, coinUp: 15, newsEdge: 14 },
} as const;
/** Of the number of power points, and of the art that stays uncovered. */
const POWERS = { wide: { type: TYPE, radius: 26, uncovered: 62 }, tall: { type: 34, radius: 20, uncovered: 36 } } as const;
/** Vertical position of the card's line: income, or remaining cost. */
export const LINE = 102;
export const ICON = 34;

const EDGE = 9;
/** Between the edge of the art and what lies on it. */
const ART_EDGE = 5;
const SIGN = 28;
const STAMP = 56;
const CHOICE_ICON = 28;
const COST = { icon: 28, gap: 6 };

/** Returns the powers of an own tile without the supply round, which happened when the tile came. */
const lasting = (id: TileId, view: View): readonly Special[] =>
  specialsOf(tileOf(id), view.options).filter((special) => special !== 'supply');

const nameAt = (id: TileId, x: number, y: number, { shape, words, text }: Sheet, room?: number): Label =>
  text(shortTileName(id, words), x, y, {
    size: CARDS[shape].type,
    align: 'center',
    ...(room !== undefined && { room, narrow: true }),
  });

/** How far names are condensed on small cards. */
const CONDENSED = 0.72;

/** Returns the width that the name of an own tile needs. */
const nameWidth = (id: TileId, sheet: Sheet): number => {
  const { width } = nameAt(id, 0, 0, sheet);
  return sheet.shape === 'tall' ? width * CONDENSED + EDGE : width + 2 * EDGE;
};

const costWidth = (id: TileId, text: Text): number => {
  const last = layOutAmounts(tileOf(id).cost, 0, 0, COST, text).at(-1)?.icon;
  return SIGN + 4 + (last === undefined ? 0 : last.x + last.width);
};

const choiceWidth = (text: Text): number => {
  const last = layOutChoice(0, 0, CHOICE_ICON, text).goods.at(-1)?.icon;
  return last === undefined ? 0 : last.x + last.width;
};

/** Returns the width that the line under the art needs. */
const lineWidth = (id: TileId, marked: boolean, text: Text): number => {
  if (marked) return costWidth(id, text);
  const { income, ofChoice } = tileOf(id);
  if (ofChoice) return choiceWidth(text);
  const icons = layOutIcons(income, 0, 0, ICON);
  return icons.length * (ICON + 3);
};

/** Returns the width that the card of an own tile needs. */
export const ownTileWidth = (id: TileId, marked: boolean, sheet: Sheet): number => {
  const { shape, view, text } = sheet;
  const { radius, uncovered } = POWERS[shape];
  const art = ART_EDGE + 2 * radius + uncovered + specialsWidth(lasting(id, view), CARDS[shape].special);
  return Math.max(art, nameWidth(id, sheet), shape === 'tall' ? 0 : lineWidth(id, marked, text) + 2 * EDGE);
};

const markerOn = (id: TileId, emblem: Box, y: number, left: number, { shape, text }: Sheet) => {
  const { coin, art, coinUp } = CARDS[shape];
  const at = y + LINE;
  return {
    coin: boxAround({ x: emblem.x + emblem.width - coin / 2, y: y + art - coinUp }, coin),
    ...(shape === 'wide' && {
      owed: {
        sign: boxAround({ x: left + SIGN / 2, y: at }, SIGN),
        cost: layOutAmounts(tileOf(id).cost, left + SIGN + 4, at, COST, text),
      },
    }),
  };
};

/** Radius of the sign for a tile that is new or was paid off: on the corner of its card, above the icons of its powers or beside them. */
export const NEWS_RADIUS = 14;
const newsAt = (y: number, right: number, edge: number): Point => ({ x: right - edge, y: y + edge });

/** Returns the line under the art of a tile that is paid off. */
const lineOf = (id: TileId, { x, width }: Box, y: number, left: number, text: Text) => {
  const { income, ofChoice } = tileOf(id);
  return ofChoice
    ? { income: [], choice: layOutChoice(left, y, CHOICE_ICON, text) }
    : { income: layOutIcons(income, x + width / 2, y, ICON) };
};

/** Lays out a tile of a civilisation, in a box that is wide enough for it. */
export const ownTile = (box: Box, id: TileId, marked: boolean, sheet: Sheet) => {
  const { shape, view, text, highlighted, recentEvents } = sheet;
  const size = CARDS[shape];
  const { type, radius } = POWERS[shape];
  const { x, y, width } = box;
  const tile = tileOf(id);
  const stamp = stampOn(view, id);
  const news = recentEvents.news.get(id);
  // Low enough to leave room above for the sign of what is new.
  const low = y + size.art - ART_EDGE - size.special / 2;
  const specials = layOutSpecials(lasting(id, view), x + width - ART_EDGE, low, size.special, text);
  const from = x + ART_EDGE + 2 * radius;
  const free = specials[0]?.icon.x ?? x + width;
  const middle = { x: (from + free) / 2, y: y + size.art / 2 };
  const emblem = boxAround(middle, Math.min(size.emblem, free - from - 1));
  const left = x + (width - lineWidth(id, marked, text)) / 2;
  const badge = ART_EDGE + radius;
  return {
    tile: id,
    box,
    art: { ...box, height: size.art },
    /** The part of the art that nothing covers. */
    scene: { x: from, y, width: x + width - from, height: size.art },
    power: {
      label: text(String(tile.power), x + badge, y + badge, { size: type, align: 'center' }),
      radius,
    },
    ...(tile.kind === 'building' && { emblem }),
    name: nameAt(id, x + width / 2, y + size.height - size.nameUp, sheet, width - EDGE),
    ...(shape === 'wide' && !marked && { line: lineOf(id, box, y + LINE, left, text) }),
    specials,
    ...(marked && { marker: markerOn(id, emblem, y, left, sheet) }),
    ...(stamp && { stamp: { stamp, box: boxAround(middle, Math.min(STAMP, free - from - 1)) } }),
    /** Whether it can be chosen now. */
    highlighted: highlighted.has(id),
    /** Present if it is new, or was paid off, since the previous picture. */
    ...(news && { news: { sign: news, ...newsAt(y, shape === 'tall' ? free : x + width, size.newsEdge), radius: NEWS_RADIUS } }),
  };
};
