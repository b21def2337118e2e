import type { TrackView } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround, inset, middleOf } from '../../geometry/shapes.ts';
import { type Frame, isLow } from './frame.ts';
import type { Sheet } from './sheet.ts';

/** A space of the creature track. */
export type TrackSpace = ReturnType<typeof trackSpace>;

/** The creature row: the track from its dearest space, the deck, the discard pile. */
export type CreatureRow = ReturnType<typeof layOutCreatures>;

/** Below a name, and beside it on a low tile. */
const [CARD, LOW_CARD] = [56, 66];
const COIN = 36;

const trackSpace = ({ creature, cost, price: paid }: TrackView, box: Box, { frame, words, text, highlighted }: Sheet) => {
  const price = creature === undefined ? cost : (paid ?? cost);
  const low = isLow(box);
  const y = box.y + box.height - (low ? 26 : 36);
  const side = low ? LOW_CARD : CARD;
  const card = boxAround({ x: box.x + 10 + side / 2, y: low ? middleOf(box).y : y }, side);
  const left = card.x + side + 12;
  const nameLeft = low ? left : box.x + 8;
  const amount = text(String(price), left + COIN + 6, y, { size: frame.type });
  return {
    box,
    /** Where the card lies. */
    card,
    /** Absent when the card has been used. */
    ...(creature && {
      creature,
      name: text(words.creatures[creature], nameLeft, box.y + (low ? 17 : 22), {
        size: frame.small,
        room: box.x + box.width - 2 - nameLeft,
        narrow: true,
      }),
    }),
    /** Whether it can be bought. */
    highlighted: creature !== undefined && highlighted.has(creature),
    coin: boxAround({ x: left + COIN / 2, y }, COIN),
    /** What it costs the viewer where that is known, otherwise the printed cost. */
    cost: amount,
    /** The printed cost, when the viewer pays less. */
    ...(price < cost && {
      printed: text(String(cost), amount.x + amount.width + 16, y + 3, { size: frame.small }),
    }),
  };
};

/** All 17 cards of the discard pile fit. */
const EMBLEMS_A_ROW = 6;
const ROWS = 3;
const DECK_WIDTH = 62;

/** Lays out the creature row of a match with creatures. */
export const layOutCreatures = ({ spaces, pile }: NonNullable<Frame['creatures']>, sheet: Sheet) => {
  const { frame, view, text } = sheet;
  const deck: Box = { ...inset(pile, 6), width: DECK_WIDTH };
  const left = deck.x + DECK_WIDTH + 10;
  const [pitch, rise] = [(pile.x + pile.width - 6 - left) / EMBLEMS_A_ROW, (pile.height - 8) / ROWS];
  return {
    spaces: view.track.flatMap((space, index) => {
      const box = spaces[index];
      return box === undefined ? [] : [trackSpace(space, box, sheet)];
    }),
    pile,
    deck,
    /** Cards in the deck. */
    count: text(String(view.deck), deck.x + deck.width / 2, deck.y + deck.height / 2, { size: frame.small, align: 'center' }),
    empty: view.deck === 0,
    /** Oldest card first. */
    discards: view.discards.map((creature, index) => ({
      creature,
      box: boxAround(
        {
          x: left + pitch * ((index % EMBLEMS_A_ROW) + 0.5),
          y: pile.y + 4 + rise * (Math.floor(index / EMBLEMS_A_ROW) + 0.5),
        },
        Math.min(pitch, rise) - 2,
      ),
    })),
  };
};
