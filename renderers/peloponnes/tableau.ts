import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, TileId } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label, middleOf } from '../shapes.ts';
import type { Text } from '../text.ts';
import { type Amount, type AmountSize, layOutAmounts } from './amounts.ts';
import { GAP } from './frame.ts';
import { layOutName, typeFor } from './naming.ts';
import type { Badge, Stamped } from './rowTiles.ts';
import { layOutSpecials, type SpecialIcon, specialsOf } from './specials.ts';
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
  readonly specials: readonly SpecialIcon[];
  /** A coin lies on it: what it costs is still to be paid, and stands where its income would. */
  readonly marker?: { readonly coin: Box; readonly sign: Box; readonly cost: readonly Amount[] };
  readonly stamp?: Stamped;
}

/** The civilisation in the middle: its name, and what it brings each round. */
export interface Centre {
  readonly civilisation: Civilisation;
  readonly box: Box;
  readonly city: Box;
  readonly income: readonly Amount[];
  readonly name: Label;
}

/** A civilisation amid its tiles: buildings to its left, lands to its right, both outwards. */
export interface Tableau {
  readonly centre?: Centre;
  readonly tiles: readonly OwnTile[];
}

/** How the tiles of all seats are drawn, so that they look alike. */
export interface TileStyle {
  /** Places across a band. */
  readonly places: number;
  readonly nameSize: number;
}

const FEWEST_PLACES = 6;
const AMOUNTS: AmountSize = { type: 36, icon: 30, gap: 8 };
const NAME_EDGE = 6;
const ART_HEIGHT = 60;
const LINE = 82;

/** Room for the longest row of tiles and its civilisation, and one type for all names. */
export const tileStyleOf = (view: View, width: number, text: Text): TileStyle => {
  const longest = Math.max(0, ...view.seats.map(({ lands, buildings }) => lands.length + buildings.length));
  const places = Math.max(FEWEST_PLACES, longest + 1);
  const room = (width - GAP * (places - 1)) / places - 2 * NAME_EDGE;
  const names = view.seats.flatMap(({ lands, buildings }) => [...lands, ...buildings.map(({ tile }) => tile)].map(tileName));
  const measured = (line: string, size: number): number => text(line, 0, 0, { face: 'body', size, align: 'left' }).width;
  return { places, nameSize: typeFor(names, room, measured) };
};

const markerOn = ({ x, y, width }: Box, id: TileId, text: Text): NonNullable<OwnTile['marker']> => ({
  coin: boxAround({ x: x + width / 2, y: y + ART_HEIGHT / 2 }, 48),
  sign: boxAround({ x: x + 22, y: y + LINE }, 26),
  cost: layOutAmounts(tileOf(id).cost, x + 40, y + LINE, { ...AMOUNTS, gap: 4 }, text),
});

const ownTile = (box: Box, id: TileId, marked: boolean, nameSize: number, view: View, text: Text): OwnTile => {
  const { x, y, width, height } = box;
  const tile = tileOf(id);
  const stamp = stampOn(view, id);
  return {
    tile: id,
    box,
    art: { ...box, height: ART_HEIGHT },
    power: { label: text(String(tile.power), x + 30, y + 30, { face: 'body', size: 36, align: 'center' }), radius: 25 },
    ...(tile.kind === 'building' && { emblem: boxAround({ x: x + width / 2, y: y + ART_HEIGHT / 2 }, 52) }),
    name: layOutName(tileName(id), { x: x + width / 2, y: y + height - 29 }, nameSize, width - 2 * NAME_EDGE, text),
    income: marked ? [] : layOutAmounts(tile.income, x + 12, y + LINE, AMOUNTS, text),
    specials: layOutSpecials(
      specialsOf(tile).filter((special) => special !== 'supply'),
      x + width - 6,
      y + (tile.ofChoice || marked ? 30 : LINE),
      40,
    ),
    ...(marked && { marker: markerOn(box, id, text) }),
    ...(stamp && { stamp: { stamp, box: boxAround({ x: x + width / 2, y: y + ART_HEIGHT / 2 }, 56) } }),
  };
};

const centreIn = (box: Box, civilisation: Civilisation, text: Text): Centre => ({
  civilisation,
  box,
  city: boxAround({ x: middleOf(box).x, y: box.y + 33 }, 54),
  income: layOutAmounts(CIVILISATION_TILES[civilisation].income, box.x + 14, box.y + LINE, AMOUNTS, text),
  name: text(CIVILISATION_NAMES[civilisation], middleOf(box).x, box.y + box.height - 29, {
    face: 'display',
    size: 30,
    align: 'center',
    room: box.width - 2 * NAME_EDGE,
  }),
});

/** The row of a seat. */
export const layOutTableau = (
  box: Box,
  { civilisation, lands, buildings }: SeatView,
  view: View,
  { places, nameSize }: TileStyle,
  text: Text,
): Tableau => {
  const cells = columns(box, places, GAP);
  const ids = [...buildings.toReversed(), undefined, ...lands.map((tile) => ({ tile, marked: false }))];
  const centre = cells[buildings.length];
  return {
    ...(civilisation && centre && { centre: centreIn(centre, civilisation, text) }),
    tiles: ids.flatMap((own, index) => {
      const cell = cells[index];
      return own === undefined || cell === undefined ? [] : [ownTile(cell, own.tile, own.marked, nameSize, view, text)];
    }),
  };
};
