import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Amounts, Civilisation, TileId } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label, middleOf, type Point } from '../shapes.ts';
import type { Text } from '../text.ts';
import { type Amount, type AmountSize, type Choice, layOutAmounts, layOutChoice } from './amounts.ts';
import { GAP } from './frame.ts';
import { layOutName, type NameRoom } from './naming.ts';
import type { Badge, Stamped } from './rowTiles.ts';
import { layOutSpecials, type Special, type SpecialIcon, specialsOf } from './specials.ts';
import { stampOn } from './stamps.ts';
import { CIVILISATION_NAMES, tileName } from './words.ts';

/** A land or building of a civilisation. */
export interface OwnTile {
  readonly tile: TileId;
  readonly box: Box;
  readonly art: Box;
  readonly power: Badge;
  readonly emblem?: Box;
  readonly name: readonly Label[];
  readonly income: readonly Amount[];
  /** One good of choice belongs to its income. */
  readonly choice?: Choice;
  readonly specials: readonly SpecialIcon[];
  /** A coin lies on it: what it costs is still to be paid, and stands where its income would. */
  readonly marker?: { readonly coin: Box; readonly cost: readonly Amount[] };
  readonly stamp?: Stamped;
}

/** The civilisation in the middle: its name, and what it brings each round. */
export interface Centre {
  readonly civilisation: Civilisation;
  readonly box: Box;
  readonly city: Box;
  readonly income: readonly Amount[];
  readonly name: readonly Label[];
}

/** A civilisation amid its tiles: buildings to its left, lands to its right, both outwards. */
export interface Tableau {
  readonly centre?: Centre;
  readonly tiles: readonly OwnTile[];
}

const FEWEST_PLACES = 6;
const AMOUNTS: AmountSize = { type: 40, icon: 30, gap: 8 };
const NAME_EDGE = 6;
const ART_HEIGHT = 60;
const LINE = 82;
const SPECIAL = 38;
const POWER_WIDTH = 58;
const EMBLEM = 52;
const SMALLEST_EMBLEM = 30;

/** Places across a band: room for the longest row of tiles and its civilisation. */
const placesOf = ({ seats }: View): number =>
  Math.max(FEWEST_PLACES, ...seats.map(({ lands, buildings }) => lands.length + buildings.length + 1));

const nameRoom = ({ width }: Box): NameRoom => ({ width: width - 2 * NAME_EDGE, mostForTwo: 26 });
const nameAt = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height - 29 });

const markerOn = ({ x, y }: Box, cost: Amounts, text: Text): NonNullable<OwnTile['marker']> => ({
  coin: boxAround({ x: x + 23, y: y + LINE }, 30),
  cost: layOutAmounts(cost, x + 42, y + LINE, { ...AMOUNTS, icon: 28, gap: 2 }, text),
});

/** Beside the line of amounts where there is room, else above it. */
const specialsIn = ({ x, y, width }: Box, all: readonly Special[], lineEnd: number, text: Text): readonly SpecialIcon[] => {
  const specials = all.filter((special) => special !== 'supply');
  const below = layOutSpecials(specials, x + width - 6, y + LINE, SPECIAL, text);
  const first = below[0]?.icon.x ?? 0;
  return first > lineEnd + 2 ? below : layOutSpecials(specials, x + width - 6, y + ART_HEIGHT / 2, SPECIAL, text);
};

/** In the middle of the art, or of what the points of power and special powers leave of it. */
const emblemIn = ({ x, y, width }: Box, specials: readonly SpecialIcon[]): Box | undefined => {
  const middle = y + ART_HEIGHT / 2;
  const left = x + POWER_WIDTH;
  const first = specials.find(({ icon }) => icon.y < middle)?.icon.x ?? x + width;
  const size = Math.min(EMBLEM, first - left - 6);
  if (size < SMALLEST_EMBLEM) return undefined;
  return boxAround({ x: Math.max(left + size / 2, Math.min(x + width / 2, first - 6 - size / 2)), y: middle }, size);
};

const ownTile = (box: Box, id: TileId, marked: boolean, view: View, text: Text): OwnTile => {
  const { x, y, width } = box;
  const tile = tileOf(id);
  const stamp = stampOn(view, id);
  const marker = marked ? markerOn(box, tile.cost, text) : undefined;
  const income = marked ? [] : layOutAmounts(tile.income, x + 12, y + LINE, AMOUNTS, text);
  const choice = tile.ofChoice && !marked ? layOutChoice(x + 12, y + LINE, { ...AMOUNTS, icon: 26 }, text) : undefined;
  const last = choice?.goods.at(-1)?.icon ?? (marker?.cost ?? income).at(-1)?.icon;
  const specials = specialsIn(box, specialsOf(tile, view.options), last === undefined ? x : last.x + last.width, text);
  const emblem = tile.kind === 'building' ? emblemIn(box, specials) : undefined;
  return {
    tile: id,
    box,
    art: { ...box, height: ART_HEIGHT },
    power: { label: text(String(tile.power), x + 30, y + 30, { face: 'body', size: 40, align: 'center' }), radius: 25 },
    ...(emblem && { emblem }),
    name: layOutName(tileName(id), nameAt(box), nameRoom(box), text),
    income,
    ...(choice && { choice }),
    specials,
    ...(marker && { marker }),
    ...(stamp && { stamp: { stamp, box: boxAround({ x: x + width / 2, y: y + ART_HEIGHT / 2 }, 56) } }),
  };
};

const centreIn = (box: Box, civilisation: Civilisation, text: Text): Centre => ({
  civilisation,
  box,
  city: boxAround({ x: middleOf(box).x, y: box.y + 33 }, 54),
  income: layOutAmounts(CIVILISATION_TILES[civilisation].income, box.x + 14, box.y + LINE, AMOUNTS, text),
  name: layOutName(CIVILISATION_NAMES[civilisation], nameAt(box), nameRoom(box), text, 'display'),
});

/** The row of a seat. */
export const layOutTableau = (box: Box, { civilisation, lands, buildings }: SeatView, view: View, text: Text): Tableau => {
  const cells = columns(box, placesOf(view), GAP);
  const ids = [...buildings.toReversed(), undefined, ...lands.map((tile) => ({ tile, marked: false }))];
  const centre = cells[buildings.length];
  return {
    ...(civilisation && centre && { centre: centreIn(centre, civilisation, text) }),
    tiles: ids.flatMap((own, index) => {
      const cell = cells[index];
      return own === undefined || cell === undefined ? [] : [ownTile(cell, own.tile, own.marked, view, text)];
    }),
  };
};
