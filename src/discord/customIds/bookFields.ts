import { type FieldCodec, listOf, number, oneOf, word } from './fieldCodecs.ts';

/** The fields of controls that lead to rules and explain pictures. */

/** A section of a rule book, or one of its reference entries; the key `ALL` means the list of all sections. */
export interface PageId {
  readonly book: string;
  readonly key: string;
}

export const ALL = 'all';

export const page: FieldCodec<PageId> = {
  encode: ({ book, key }) => [book, key],
  decode: (parts) => {
    const book = word.decode(parts);
    const key = book && word.decode(book.rest);
    return key && { value: { book: book.value, key: key.value }, rest: key.rest };
  },
};

/** At least one page. */
export const pages: FieldCodec<readonly PageId[]> = {
  ...listOf(page),
  decode: (parts) => (parts.length === 0 ? undefined : listOf(page).decode(parts)),
};

/** A picture of the board, after a step of the match or at the beginning of a round. */
export interface BoardPicture {
  readonly kind: 'step' | 'round';
  readonly number: number;
}

/** The post after the step that ended a match: its chart with the animation, or the chart alone. */
export interface ChartPicture {
  readonly kind: 'course' | 'chart';
  readonly number: number;
}

/** A picture of one part of the current board. */
export interface PartPicture {
  readonly kind: 'part';
}

export type PictureOf = BoardPicture | ChartPicture | PartPicture;

export const isChartPicture = (of: PictureOf): of is ChartPicture => of.kind === 'course' || of.kind === 'chart';

const numbered = oneOf<(BoardPicture | ChartPicture)['kind']>(['step', 'round', 'course', 'chart']);

export const picture: FieldCodec<PictureOf> = {
  encode: (of) => (of.kind === 'part' ? [of.kind] : [of.kind, of.number]),
  decode: (parts) => {
    const [first, ...others] = parts;
    if (first === 'part') return { value: { kind: first }, rest: others };
    const kind = numbered.decode(parts);
    const count = kind && number.decode(kind.rest);
    return count && { value: { kind: kind.value, number: count.value }, rest: count.rest };
  },
};
