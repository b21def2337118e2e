/** Returns the items of a list with their index as key, for items that have no other identity and never move. */
export const withKeys = <T>(items: readonly T[]): readonly { readonly key: string; readonly item: T }[] =>
  items.map((item, index) => ({ key: String(index), item }));
