/** The plural forms of one noun in one language, by CLDR category; `#` stands for the number. */
export type Forms = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** `count(3, { one: '# troop', other: '# troops' })` in a language: the form its rules ask for, with the number in place. */
export const counter = (locale: string): ((amount: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (amount, forms) => (forms[rules.select(amount)] ?? forms.other).replaceAll('#', digits.format(amount));
};

/** "A, B and C" and "A, B or C" in a language. */
export const lister = (
  locale: string,
): { readonly all: (items: readonly string[]) => string; readonly any: (items: readonly string[]) => string } => {
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return { all: (items) => conjunction.format(items), any: (items) => disjunction.format(items) };
};
