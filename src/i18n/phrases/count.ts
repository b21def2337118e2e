import { FluentNumber } from '@fluent/bundle';

const MAX_KNOWN = 1_000;

/** A number in a phrase that keeps its digits, because writing them takes longer than the rest of a phrase. */
export class Count extends FluentNumber {
  readonly #digits: string;

  private constructor(value: number, digits: string) {
    super(value);
    this.#digits = digits;
  }

  /** Returns what makes numbers written as in a locale: "1,000" or "1 000". */
  static inLocale(locale: string): (value: number) => Count {
    const format = new Intl.NumberFormat(locale);
    const known = new Map<number, Count>();
    return (value) => {
      const count = known.get(value) ?? new Count(value, format.format(value));
      if (known.size < MAX_KNOWN) known.set(value, count);
      return count;
    };
  }

  override toString(): string {
    return this.#digits;
  }
}
