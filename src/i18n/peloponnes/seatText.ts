import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { pictureSentences } from '../fitting.ts';
import type { Detail, NameSeat } from '../sentences.ts';

/** The parts of the table that can be seen larger: what each seat has. */
export const details = ({ seats }: View, name: NameSeat): readonly Detail[] =>
  seats.map(({ seat }) => ({ value: String(seat), name: name(seat) }));

/** What a picture of one of them shows, by the lines in which a language tells of a seat. */
export const seatText = ({ seats }: View, value: string, linesOf: (seat: SeatView) => readonly string[]): string | undefined => {
  const seat = seats.find((each) => String(each.seat) === value);
  if (seat === undefined) return undefined;
  const sentences = linesOf(seat).map((line) => `${line}.`);
  return pictureSentences(sentences, sentences);
};
