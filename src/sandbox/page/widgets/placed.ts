/** Something in a list with its place as its key, for things that have no other identity and never move. */
export interface Placed<T> {
  readonly key: string;
  readonly item: T;
}

export const placed = <T>(items: readonly T[]): readonly Placed<T>[] =>
  items.map((item, index) => ({ key: String(index), item }));
