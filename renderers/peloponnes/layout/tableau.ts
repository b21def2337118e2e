import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import type { Civilisation } from '#games/peloponnes/types.ts';
import type { SeatView } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, type Label, middleOf, type Point } from '../../geometry/shapes.ts';
import { type GoodIcon, layOutIcons } from './amounts.ts';
import { TYPE } from './frame.ts';
import { CARDS, ICON, LINE, type OwnTile, ownTile, ownTileWidth } from './ownTiles.ts';
import type { Sheet } from './rowTiles.ts';

/** The civilisation in the middle: its name, and its income. */
export interface Centre {
  readonly civilisation: Civilisation;
  readonly box: Box;
  /** Background of the shield, in the colour of the seat. */
  readonly art: Box;
  /** Shows the device of the civilisation. */
  readonly shield: Box;
  readonly income: readonly GoodIcon[];
  /** Absent on a small card. */
  readonly name?: Label;
}

/**
 * A civilisation and its tiles: buildings to its left, lands to its right, both outwards, in several lines where they are many.
 */
export type Tableau = ReturnType<typeof layOutTableau>;

const GAP = 7;
const CENTRE_EDGE = 12;
const SMALL_SHIELD = 46;

/** A card without its position. */
interface Card {
  readonly width: number;
  readonly place: (box: Box) => { readonly centre: Centre } | { readonly tile: OwnTile };
}

const centreCard = (civilisation: Civilisation, { shape, words, text }: Sheet): Card => {
  if (shape === 'tall') {
    const place = (box: Box) => ({
      centre: { civilisation, box, art: box, shield: boxAround(middleOf(box), SMALL_SHIELD), income: [] },
    });
    return { width: SMALL_SHIELD + CENTRE_EDGE, place };
  }
  const { art, height } = CARDS.wide;
  const nameIn = (x: number, y: number): Label =>
    text(words.civilisations[civilisation], x, y, { face: 'display', size: TYPE, align: 'center' });
  return {
    width: nameIn(0, 0).width + 2 * CENTRE_EDGE,
    place: (box) => {
      const x = box.x + box.width / 2;
      return {
        centre: {
          civilisation,
          box,
          art: { ...box, height: art },
          shield: boxAround({ x, y: box.y + art / 2 }, 66),
          income: layOutIcons(CIVILISATION_TILES[civilisation].income, x, box.y + LINE, ICON),
          name: nameIn(x, box.y + height - 28),
        },
      };
    },
  };
};

const cardsOf = ({ civilisation, lands, buildings }: SeatView, sheet: Sheet): readonly Card[] => {
  const card = (tile: string, marked: boolean): Card => ({
    width: ownTileWidth(tile, marked, sheet),
    place: (box) => ({ tile: ownTile(box, tile, marked, sheet) }),
  });
  return [
    ...buildings.toReversed().map(({ tile, marked }) => card(tile, marked)),
    ...(civilisation === undefined ? [] : [centreCard(civilisation, sheet)]),
    ...lands.map((tile) => card(tile, false)),
  ];
};

const widthOf = (cards: readonly Card[]): number => cards.reduce((sum, { width }) => sum + width + GAP, -GAP);

const filled = (cards: readonly Card[], width: number): readonly (readonly Card[])[] => {
  const lines: Card[][] = [[]];
  for (const card of cards) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf([...line, card]) > width) lines.push([card]);
    else line.push(card);
  }
  return lines;
};

const STEP = 20;

/** Returns the cards in their order, in as few lines as they need, of similar length. */
const linesOf = (cards: readonly Card[], width: number): readonly (readonly Card[])[] => {
  const fewest = filled(cards, width);
  let narrowest = width;
  while (narrowest > STEP && filled(cards, narrowest - STEP).length === fewest.length) narrowest -= STEP;
  return fewest.length === 1 ? fewest : filled(cards, narrowest);
};

/** Lays out the tiles of a seat from a point, moved to the right so that they are centred. */
export const layOutTableau = ({ x, y }: Point, width: number, seat: SeatView, sheet: Sheet) => {
  const { height } = CARDS[sheet.shape];
  const lines = linesOf(cardsOf(seat, sheet), width);
  const placed = lines.flatMap((cards, index) => {
    let left = x + (width - widthOf(cards)) / 2;
    return cards.map((card) => {
      const box = { x: left, y: y + index * (height + GAP), width: card.width, height };
      left += box.width + GAP;
      return card.place(box);
    });
  });
  const centre = placed.find((one) => 'centre' in one);
  return {
    ...(centre && 'centre' in centre && { centre: centre.centre }),
    tiles: placed.flatMap((one) => ('tile' in one ? [one.tile] : [])),
    height: lines.length * (height + GAP) - GAP,
  };
};
