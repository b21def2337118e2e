import type { Amounts } from '#games/peloponnes/types.ts';
import { GOODS } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';

/** The case of counted goods: `acc` for what is paid, gained or lost, `nom` for a list by itself, `short` for one with few letters. */
type Case = 'nom' | 'acc' | 'short';

/** What is gained and what is lost, as lists. */
interface Change {
  readonly change: 'gain' | 'loss' | 'both';
  readonly gained: string;
  readonly lost: string;
}

/** Amounts of goods in the words of one language. */
export type AmountWords = Readonly<ReturnType<typeof amountWords>>;

const negative = (amounts: Amounts): Amounts => Object.fromEntries(GOODS.map((good) => [good, -(amounts[good] ?? 0)]));

/** Returns how a language counts goods, in the same order everywhere. */
export const amountWords = (t: PeloponnesText) => {
  const listed = (amounts: Amounts, form: Case, luxuryWords: (n: number) => string): readonly string[] =>
    GOODS.flatMap((good) => {
      const n = amounts[good] ?? 0;
      if (n <= 0) return [];
      return [good === 'luxury' ? luxuryWords(n) : t(good, { n, case: form })];
    });
  const counted = (amounts: Amounts, form: Case) => listed(amounts, form, (n) => t('luxury', { n, case: form }));
  const amountsOf = (amounts: Amounts, overflow = 0) =>
    t.all(
      overflow === 0
        ? counted(amounts, 'acc')
        : listed(amounts, 'acc', (n) => t('luxury-overflow', { n, overflow, part: overflow === n ? 'all' : 'some' })),
    );
  const changeOf = (amounts: Amounts, overflow?: number): Change | undefined => {
    const [gained, lost] = [amountsOf(amounts, overflow), amountsOf(negative(amounts))];
    if (gained === '' && lost === '') return undefined;
    return { change: lost === '' ? 'gain' : gained === '' ? 'loss' : 'both', gained, lost };
  };
  return {
    /** Each good of which there is some, counted: "2 wood", "3 coins". */
    counted,
    /** "2 wood and 3 coins"; empty when there is none. `overflow`: how many of the luxury goods replace goods that found no room. */
    amountsOf,
    /** What changes, for phrases with a verb of their own; `undefined` when nothing does. */
    changeOf,
    /** "gains 4 coins and loses 2 inhabitants"; empty when nothing changes. */
    changesOf: (amounts: Amounts, overflow?: number) => {
      const change = changeOf(amounts, overflow);
      return change === undefined ? '' : t('goods-changed', change);
    },
    /** "+4 coins, −2 inhabitants": what changes, in a label. */
    signed: (amounts: Amounts, form: Case = 'nom') =>
      [
        ...counted(amounts, form).map((words) => `+${words}`),
        ...counted(negative(amounts), form).map((words) => `−${words}`),
      ].join(', '),
    /** "2 wood + 3 coins": what is paid, in a label; luxury goods in short words. */
    price: (amounts: Amounts, form: Case = 'nom') =>
      listed(amounts, form, (n) => t('luxury-short', { n, case: form })).join(' + '),
  };
};
