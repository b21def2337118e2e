import type { TrackView } from '#games/cyclades/viewTypes.ts';
import { type Box, boxAround } from '../../geometry/shapes.ts';
import type { Sheet } from './sheet.ts';

/** A space of the creature track. */
export type TrackSpace = ReturnType<typeof trackSpace>;

/** The creature row: the track from its dearest space, the deck, the discard pile. */
export type CreatureRow = ReturnType<typeof layOutCreatures>;

const SPACE_WIDTH = 372;
const GAP = 10;
const CARD = { width: 92, height: 110 } as const;
const COIN = 38;

const trackSpace = (space: TrackView, index: number, strip: Box, { frame, words, text, highlighted }: Sheet) => {
  const { creature, cost } = space;
  const price = creature === undefined ? cost : (space.price ?? cost);
  const box = { ...strip, x: strip.x + index * (SPACE_WIDTH + GAP), width: SPACE_WIDTH };
  const card = { x: box.x + 10, y: box.y + (box.height - CARD.height) / 2, ...CARD };
  const left = card.x + card.width + 12;
  const low = box.y + box.height - 38;
  const amount = text(String(price), left + COIN + 8, low, { size: 54 });
  return {
    box,
    /** Where the card lies. */
    card,
    /** Absent when the card has been used. */
    ...(creature && {
      creature,
      name: text(words.creatures[creature], left, box.y + 36, {
        size: frame.type,
        room: box.x + box.width - 8 - left,
        narrow: true,
      }),
    }),
    /** Whether it can be bought. */
    highlighted: creature !== undefined && highlighted.has(creature),
    coin: boxAround({ x: left + COIN / 2, y: low }, COIN),
    /** What it costs the viewer where that is known, otherwise the printed cost. */
    cost: amount,
    /** The printed cost, when the viewer pays less. */
    ...(price < cost && {
      printed: text(String(cost), amount.x + amount.width + 26, low + 3, { size: frame.type }),
    }),
  };
};

const EMBLEM = 40;
/** Enough for all 17 cards in three rows. */
const EMBLEMS_A_ROW = 6;

/** Lays out the creature row in a strip of the page. */
export const layOutCreatures = (strip: Box, sheet: Sheet) => {
  const { frame, view, text } = sheet;
  const { x, y, width, height } = strip;
  const left = x + 3 * (SPACE_WIDTH + GAP);
  const pile: Box = { x: left, y, width: x + width - left, height };
  const deck: Box = { x: left + 12, y: y + (height - CARD.height) / 2, width: 74, height: CARD.height };
  const first = deck.x + deck.width + 14;
  const pitch = (pile.x + pile.width - 8 - first) / EMBLEMS_A_ROW;
  return {
    spaces: view.track.map((space, index) => trackSpace(space, index, strip, sheet)),
    pile,
    deck,
    /** Cards in the deck. */
    count: text(String(view.deck), deck.x + deck.width / 2, deck.y + deck.height / 2, { size: frame.type, align: 'center' }),
    empty: view.deck === 0,
    /** Oldest card first. */
    discards: view.discards.map((creature, index) => ({
      creature,
      box: boxAround(
        { x: first + pitch * ((index % EMBLEMS_A_ROW) + 0.5), y: y + 23 + 42 * Math.floor(index / EMBLEMS_A_ROW) },
        EMBLEM,
      ),
    })),
  };
};
