import type { Box } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import type { Band } from './bands.ts';
import { type ChipInput, flow, type Sign } from './changes.ts';
import type { Words } from './words.ts';

/** The meanings of the signs that are drawn. */
export type Legend = NonNullable<ReturnType<typeof layOutLegend>>;

const WORDED = ['new', 'paid', 'gained', 'spent', 'lost', 'safe'] as const;
const SIGNS: readonly Sign[] = [...WORDED.slice(0, -1), 'earthquake', 'drought', 'plague', 'tempest', 'decline', 'safe'];

const isWorded = (sign: Sign): sign is (typeof WORDED)[number] => (WORDED as readonly Sign[]).includes(sign);

const meaning = (sign: Sign, words: Words): string => (isWorded(sign) ? words[sign] : words.disasters[sign]);

const signsOn = ({ tableau, losses }: Band): readonly Sign[] => [
  ...tableau.tiles.flatMap(({ news }) => news?.sign ?? []),
  ...(losses?.chips ?? []).flatMap(({ sign, shield }): readonly Sign[] => (shield === undefined ? [sign] : [sign, 'safe'])),
];

const INNER = { x: 20, y: 8 };

/** Lays out the legend from the upper left corner of a place, as wide as it; `undefined` where no sign is drawn. */
export const layOutLegend = (bands: readonly Band[], { x, y, width }: Box, words: Words, text: Text) => {
  const drawn = new Set(bands.flatMap(signsOn));
  if (drawn.size === 0) return undefined;
  const at = { x: x + INNER.x, y: y + INNER.y };
  const shown = SIGNS.filter((sign) => drawn.has(sign)).map((sign): ChipInput => ({ sign, words: meaning(sign, words) }));
  const { chips, height } = flow(shown, at, width - 2 * INNER.x, text);
  return { chips, box: { x, y, width, height: height + 2 * INNER.y } };
};
