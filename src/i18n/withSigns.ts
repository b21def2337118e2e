import { withEmojis } from './emoji.ts';
import type { Phrases } from './phrases/createPhrases.ts';
import type { NameSeat } from './sentences.ts';

type Telling<About, Rest extends readonly unknown[], Text> = (about: About, name: NameSeat, ...rest: Rest) => Text;

/** Returns what a telling returns, with the emojis of gods, creatures, buildings, disasters and tiles where seats are named with theirs. */
export const withSigns =
  <About, Rest extends readonly unknown[], Text extends string | undefined>(
    { marking }: Pick<Phrases<unknown>, 'marking'>,
    telling: Telling<About, Rest, Text>,
  ): Telling<About, Rest, Text> =>
  (about, name, ...rest) => {
    const { emoji } = name;
    if (emoji === undefined) return telling(about, name, ...rest);
    const text = marking(() => telling(about, name, ...rest));
    return (text === undefined ? text : withEmojis(text, emoji)) as Text;
  };
