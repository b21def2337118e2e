import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Label, type Point } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { layOutAmounts, layOutChoice, layOutIcons } from './amounts.ts';
import { TYPE } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { layOutSpecials, type Special, specialsOf, specialsWidth } from './specials.ts';
import { stampOn } from './stamps.ts';
import { shortTileName } from './words.ts';

/** A building that is not paid off yet: the coin on its emblem, and the remaining cost. */
export type Marker = ReturnType<typeof markerOn>;

/** A land or building of a civilisation. */
export type OwnTile = ReturnType<typeof ownTile>;

export const ART_HEIGHT = 80;
/** Vertical position of the card's line: income, or remaining cost. */
export const LINE = 102;
export const CARD_HEIGHT = 176;
export const ICON = 34;

const EDGE = 9;
const POWER_RADIUS = 26;
/** Between the edge of the art and what lies on it. */
const ART_EDGE = 5;
/** Width of the art that stays uncovered. */
const ART_WIDTH = 62;
const SPECIAL = 46;
/** Vertical centre of the powers, low enough to leave room above for the sign of what is new. */
const SPECIALS = ART_HEIGHT - ART_EDGE - SPECIAL / 2;
const EMBLEM = 60;
const COIN = 38;
const SIGN = 28;
const CHOICE_ICON = 28;
const COST = { icon: 28, gap: 6 };

/** Returns the powers of an own tile without the supply round, which happened when the tile came. */
const lasting = (id: TileId, view: View): readonly Special[] =>
  specialsOf(tileOf(id), view.options).filter((special) => special !== 'supply');

const nameAt = (id: TileId, x: number, y: number, { words, text }: Sheet): Label =>
  text(shortTileName(id, words), x, y, { size: TYPE, align: 'center' });

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
  const { view, text } = sheet;
  const art = ART_EDGE + 2 * POWER_RADIUS + ART_WIDTH + specialsWidth(lasting(id, view), SPECIAL);
  return Math.max(art, nameAt(id, 0, 0, sheet).width + 2 * EDGE, lineWidth(id, marked, text) + 2 * EDGE);
};

const markerOn = (id: TileId, emblem: Box, left: number, y: number, text: Text) => ({
  coin: boxAround({ x: emblem.x + emblem.width - COIN / 2, y: emblem.y + emblem.height - COIN / 2 }, COIN),
  sign: boxAround({ x: left + SIGN / 2, y }, SIGN),
  cost: layOutAmounts(tileOf(id).cost, left + SIGN + 4, y, COST, text),
});

/** Radius of the sign for a tile that is new or was paid off: on the corner of its card, above the icons of its powers. */
export const NEWS_RADIUS = 14;
const newsAt = ({ x, y, width }: Box): Point => ({ x: x + width - 11, y: y + 11 });

/** Lays out a tile of a civilisation, in a box that is wide enough for it. */
export const ownTile = (box: Box, id: TileId, marked: boolean, sheet: Sheet) => {
  const { view, text, highlighted, recentEvents } = sheet;
  const { x, y, width } = box;
  const tile = tileOf(id);
  const stamp = stampOn(view, id);
  const news = recentEvents.news.get(id);
  const specials = layOutSpecials(lasting(id, view), x + width - ART_EDGE, y + SPECIALS, SPECIAL, text);
  const from = x + ART_EDGE + 2 * POWER_RADIUS;
  const middle = { x: (from + (specials[0]?.icon.x ?? x + width)) / 2, y: y + ART_HEIGHT / 2 };
  const emblem = boxAround(middle, EMBLEM);
  const left = x + (width - lineWidth(id, marked, text)) / 2;
  return {
    tile: id,
    box,
    art: { ...box, height: ART_HEIGHT },
    /** The part of the art that nothing covers. */
    scene: { x: from, y, width: x + width - from, height: ART_HEIGHT },
    power: {
      label: text(String(tile.power), x + POWER_RADIUS + ART_EDGE, y + POWER_RADIUS + ART_EDGE, { size: TYPE, align: 'center' }),
      radius: POWER_RADIUS,
    },
    ...(tile.kind === 'building' && { emblem }),
    name: nameAt(id, x + width / 2, y + CARD_HEIGHT - 28, sheet),
    income: marked || tile.ofChoice ? [] : layOutIcons(tile.income, x + width / 2, y + LINE, ICON),
    /** Present if its income includes one good of choice. */
    ...(tile.ofChoice && !marked && { choice: layOutChoice(left, y + LINE, CHOICE_ICON, text) }),
    specials,
    ...(marked && { marker: markerOn(id, emblem, left, y + LINE, text) }),
    ...(stamp && { stamp: { stamp, box: boxAround(middle, 56) } }),
    /** Whether it can be chosen now. */
    highlighted: highlighted.has(id),
    /** Present if it is new, or was paid off, since the previous picture. */
    ...(news && { news: { sign: news, ...newsAt(box), radius: NEWS_RADIUS } }),
  };
};
