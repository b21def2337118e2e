import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, TileId } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, columns, type Label, middleOf } from '../shapes.ts';
import type { Text } from '../text.ts';
import { type Amount, type AmountSize, layOutAmounts } from './amounts.ts';
import { GAP } from './frame.ts';
import { layOutName, typeFor } from './naming.ts';
import type { Badge } from './rowTiles.ts';
import { layOutSpecials, type SpecialIcon, specialsOf } from './specials.ts';
import { CIVILISATION_NAMES, tileName } from './words.ts';

/** A land or building of a civilisation. */
export interface OwnTile {
  readonly tile: TileId;
  readonly box: Box;
  readonly power: Badge;
  readonly name: readonly Label[];
  readonly income: readonly Amount[];
  readonly specials: readonly SpecialIcon[];
  /** A coin lies on it: it is not paid yet. */
  readonly marked: boolean;
}

/** A civilisation amid its tiles: buildings to its left, lands to its right, both outwards. */
export interface Tableau {
  readonly civilisation?: { readonly civilisation: Civilisation; readonly box: Box; readonly name: Label };
  readonly tiles: readonly OwnTile[];
}

/** How the tiles of all seats are drawn, so that they look alike. */
export interface TileStyle {
  /** Places across a band. */
  readonly places: number;
  readonly nameSize: number;
}

const FEWEST_PLACES = 6;
const AMOUNTS: AmountSize = { type: 36, icon: 32, gap: 8 };
const NAME_EDGE = 7;

/** Room for the longest row of tiles and its civilisation, and one type for all names. */
export const tileStyleOf = (view: View, width: number, text: Text): TileStyle => {
  const longest = Math.max(0, ...view.seats.map(({ lands, buildings }) => lands.length + buildings.length));
  const places = Math.max(FEWEST_PLACES, longest + 1);
  const room = (width - GAP * (places - 1)) / places - 2 * NAME_EDGE;
  const names = view.seats.flatMap(({ lands, buildings }) => [...lands, ...buildings.map(({ tile }) => tile)].map(tileName));
  const measured = (line: string, size: number): number => text(line, 0, 0, { face: 'body', size, align: 'left' }).width;
  return { places, nameSize: typeFor(names, room, measured) };
};

const ownTile = (box: Box, id: TileId, marked: boolean, nameSize: number, text: Text): OwnTile => {
  const { x, y, width, height } = box;
  const tile = tileOf(id);
  return {
    tile: id,
    box,
    power: { label: text(String(tile.power), x + 28, y + 28, { face: 'body', size: 36, align: 'center' }), radius: 24 },
    name: layOutName(tileName(id), { x: x + width / 2, y: y + height - 34 }, nameSize, width - 2 * NAME_EDGE, text),
    income: layOutAmounts(tile.income, x + 10, y + 78, AMOUNTS, text),
    specials: layOutSpecials(
      specialsOf(tile).filter((special) => special !== 'supply'),
      x + width - 8,
      y + 28,
      40,
    ),
    marked,
  };
};

/** The row of a seat. */
export const layOutTableau = (box: Box, seat: SeatView, { places, nameSize }: TileStyle, text: Text): Tableau => {
  const cells = columns(box, places, GAP);
  const ids = [...seat.buildings.toReversed(), undefined, ...seat.lands.map((tile) => ({ tile, marked: false }))];
  const centre = cells[seat.buildings.length];
  return {
    ...(seat.civilisation === undefined || centre === undefined
      ? {}
      : {
          civilisation: {
            civilisation: seat.civilisation,
            box: centre,
            name: text(CIVILISATION_NAMES[seat.civilisation], middleOf(centre).x, centre.y + centre.height - 34, {
              face: 'display',
              size: 28,
              align: 'center',
              room: centre.width - 2 * NAME_EDGE,
            }),
          },
        }),
    tiles: ids.flatMap((own, index) => {
      const cell = cells[index];
      return own === undefined || cell === undefined ? [] : [ownTile(cell, own.tile, own.marked, nameSize, text)];
    }),
  };
};
