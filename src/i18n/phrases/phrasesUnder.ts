import type { Phrases } from './createPhrases.ts';

/** The ends of the keys of phrases without placeholders that begin with a prefix. */
export type KeysUnder<Known, Prefix extends string> = {
  [Key in keyof Known]: Key extends `${Prefix}${infer End}` ? (keyof Known[Key] extends never ? End : never) : never;
}[keyof Known];

/**
 * Returns the phrases whose keys begin with a prefix, by the ends of their keys. `composed`: those with placeholders, which are left out,
 * as is what begins like one of them.
 */
export const phrasesUnder = <Known, const Prefix extends string>(
  t: Phrases<Known>,
  prefix: Prefix,
  composed: object = {},
): Readonly<Record<KeysUnder<Known, Prefix>, string>> =>
  Object.fromEntries(
    t.keys.flatMap((key) => {
      const end = key.slice(prefix.length);
      return key.startsWith(prefix) && !Object.hasOwn(composed, end.split('-')[0] ?? '') ? [[end, t.loose(key)]] : [];
    }),
  ) as Record<KeysUnder<Known, Prefix>, string>;
