import type { Seat } from '#engine/game.ts';
import { type Box, boxAround, type Counter, type Label, middleOf } from '../../geometry/shapes.ts';
import type { Sheet } from './sheet.ts';

/** One row of places for markers. */
export interface Track {
  readonly box: Box;
  /** Absent while the row is not in use. */
  readonly title?: Label;
  readonly places: readonly { readonly box: Box; readonly number?: Label }[];
  readonly counters: readonly Counter[];
  /** Whether the first marker of the row was driven off and must be offered again immediately. */
  readonly displaced: boolean;
}

export const COUNTER_RADIUS = 23;

/** Places end at the right of their box, which is next to the edge of the map. */
const placeAt = ({ x, y, width, height }: Box, index: number, count: number): Box =>
  boxAround(
    { x: x + width - COUNTER_RADIUS - (count - 1 - index) * (2 * COUNTER_RADIUS + 3), y: y + height - COUNTER_RADIUS - 8 },
    2 * COUNTER_RADIUS,
  );

const counterIn = ({ x, width, y, height }: Box, seat: Seat): Counter => ({
  seat,
  x: x + width / 2,
  y: y + height / 2,
  radius: width / 2,
});

const titleOf = (box: Box, words: string, { frame, text }: Sheet): Label =>
  text(words, box.x + box.width, box.y + 18, { size: frame.small, align: 'right', room: box.width, narrow: true });

/** Lays out the markers still to be offered, first to last; a displaced one comes before them. */
export const layOutNow = (sheet: Sheet): Track => {
  const { frame, view, words } = sheet;
  const seats = [...(view.displaced === undefined ? [] : [view.displaced.seat]), ...view.queue];
  return {
    box: frame.now,
    ...(view.phase === 'offerings' ? { title: titleOf(frame.now, words.toOffer, sheet) } : {}),
    places: [],
    counters: seats.map((seat, index) => counterIn(placeAt(frame.now, index, seats.length), seat)),
    displaced: view.displaced !== undefined,
  };
};

/** Lays out the order of the next cycle, filled from its last place up; nothing while no place is taken. */
export const layOutNext = (sheet: Sheet): Track => {
  const { frame, view, words, text } = sheet;
  const { nextOrder } = view;
  const begun = nextOrder.some((seat) => seat !== undefined);
  const spots = begun ? nextOrder.map((seat, index) => ({ seat, box: placeAt(frame.next, index, nextOrder.length) })) : [];
  return {
    box: frame.next,
    ...(begun && { title: titleOf(frame.next, words.nextCycle, sheet) }),
    places: spots.map(({ seat, box }, index) => {
      const { x, y } = middleOf(box);
      return {
        box,
        ...(seat === undefined && { number: text(String(index + 1), x, y, { size: frame.small, align: 'center' }) }),
      };
    }),
    counters: spots.flatMap(({ seat, box }) => (seat === undefined ? [] : [counterIn(box, seat)])),
    displaced: false,
  };
};
