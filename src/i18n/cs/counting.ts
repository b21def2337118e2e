import { counter, lister } from '../plural.ts';

/** Numbers with nouns: which form of the noun follows depends on the number, and on what the verb or preposition before it asks for. */

/** After 1, after 2 to 4, after a fraction, after 5 and more: "voják", "vojáci", "vojáka", "vojáků". */
type FourForms = Readonly<Record<'one' | 'few' | 'many' | 'other', string>>;

export interface Counted {
  (amount: number): string;
  /** Accusative: what is moved, lost or paid. */
  acc(amount: number): string;
  /** Genitive: what something is made of, or taken from. */
  gen(amount: number): string;
  /** Instrumental: what something is done with. */
  ins(amount: number): string;
}

const count = counter('cs');

const inCase =
  ({ one, few, many, other }: FourForms) =>
  (amount: number): string =>
    count(amount, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });

/** A noun in the cases that sentences ask for; the accusative as the nominative unless it is given. */
export const counted = (
  nom: FourForms,
  cases: { readonly acc?: FourForms; readonly gen?: FourForms; readonly ins?: FourForms } = {},
): Counted => {
  const genitive: FourForms = { one: nom.many, few: nom.other, many: nom.many, other: nom.other };
  return Object.assign(inCase(nom), {
    acc: inCase(cases.acc ?? nom),
    gen: inCase(cases.gen ?? genitive),
    ins: inCase(cases.ins ?? nom),
  });
};

/** Whether a number begins, as it is spoken, with what wants a longer preposition: "se 2", "ze 3". */
const wantsLonger = (amount: number): boolean => /^(?:[23467]|1[2-467])/.test(String(amount));

/** "s 1", "se 2": before a number in the instrumental. */
export const s = (amount: number): string => (wantsLonger(amount) ? 'se' : 's');

/** "z 1", "ze 2": before a number in the genitive. */
export const z = (amount: number): string => (wantsLonger(amount) ? 'ze' : 'z');

const rules = new Intl.PluralRules('cs');

/** The verb that goes with so many: "umírá 1", "umírají 2", "umírá 5". */
export const verb = (amount: number, singular: string, plural: string): string =>
  rules.select(amount) === 'few' ? plural : singular;

/** "A, B a C", "A, B nebo C". */
export const { all, any } = lister('cs');

/** A sentence's first letter. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('cs') + words.slice(1);
