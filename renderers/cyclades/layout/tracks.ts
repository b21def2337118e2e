import type { Seat } from '#engine/game.ts';
import { type Box, boxAround, type Counter, type Label } from '../../geometry/shapes.ts';
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

export const COUNTER_RADIUS = 28;
const PITCH = 76;

const placeAt = (box: Box, index: number): Box =>
  boxAround({ x: box.x + 18 + COUNTER_RADIUS + index * PITCH, y: box.y + box.height - COUNTER_RADIUS - 8 }, 2 * COUNTER_RADIUS);

const counterIn = ({ x, width, y, height }: Box, seat: Seat): Counter => ({
  seat,
  x: x + width / 2,
  y: y + height / 2,
  radius: COUNTER_RADIUS,
});

const titleOf = (box: Box, words: string, { frame, text }: Sheet): Label =>
  text(words, box.x + 18, box.y + 25, { size: frame.type, room: box.width - 36, narrow: true });

/** Lays out the markers still to be offered, first to last; a displaced one comes before them. */
export const layOutNow = (sheet: Sheet): Track => {
  const { frame, view, words } = sheet;
  const seats = [...(view.displaced === undefined ? [] : [view.displaced.seat]), ...view.queue];
  return {
    box: frame.now,
    ...(view.phase === 'offerings' ? { title: titleOf(frame.now, words.toOffer, sheet) } : {}),
    places: [],
    counters: seats.map((seat, index) => counterIn(placeAt(frame.now, index), seat)),
    displaced: view.displaced !== undefined,
  };
};

/** Lays out the order of the next cycle, filled from its last place up. */
export const layOutNext = (sheet: Sheet): Track => {
  const { frame, view, words, text } = sheet;
  const places = view.nextOrder.map((_, index) => placeAt(frame.next, index));
  return {
    box: frame.next,
    title: titleOf(frame.next, words.nextCycle, sheet),
    places: places.map((box, index) => ({
      box,
      ...(view.nextOrder[index] === undefined
        ? {
            number: text(String(index + 1), box.x + box.width / 2, box.y + box.height / 2, { size: frame.type, align: 'center' }),
          }
        : {}),
    })),
    counters: view.nextOrder.flatMap((seat, index) => {
      const box = places[index];
      return seat === undefined || box === undefined ? [] : [counterIn(box, seat)];
    }),
    displaced: false,
  };
};
