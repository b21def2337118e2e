/** The plural forms of one noun in one language, by CLDR category; `#` stands for the number. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** So many amounts are remembered: to ask how they are counted took a fifth of the time in which a panel is made. */
const MOST_KNOWN = 200;

/** `count(3, { one: '# troop', other: '# troops' })` in a language: the form its rules ask for, with the number in place. */
export const counter = (locale: string): ((amount: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const known = new Map<number, { readonly category: Intl.LDMLPluralRule; readonly digits: string }>();
  return (amount, forms) => {
    const counted = known.get(amount) ?? { category: rules.select(amount), digits: numbers.format(amount) };
    if (known.size < MOST_KNOWN) known.set(amount, counted);
    return (forms[counted.category] ?? forms.other).replaceAll('#', counted.digits);
  };
};

/** "A, B and C" and "A, B or C" in a language. */
export const lister = (
  locale: string,
): { readonly all: (items: readonly string[]) => string; readonly any: (items: readonly string[]) => string } => {
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return { all: (items) => conjunction.format(items), any: (items) => disjunction.format(items) };
};
