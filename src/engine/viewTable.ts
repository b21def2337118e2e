/** A view of any game as a table, for games that have no picture or summary of their own yet. */
export type ViewTable = Readonly<ReturnType<typeof viewTable>>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

const wordOf = (value: unknown): string => (value === true ? '✓' : isPlain(value) && value !== false ? String(value) : '');

/** Returns `troopsLeft` as `Troops left`. */
const titleOf = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns a view as a table. Its rows come from the first list in the view with exactly one object per seat. */
export const viewTable = (view: unknown, seats: number) => {
  const fields = isFields(view) ? view : {};
  const isOfSeats = (value: unknown): value is readonly Fields[] =>
    Array.isArray(value) && value.length === seats && value.every(isFields);
  const ofSeats = Object.values(fields).find(isOfSeats) ?? [];
  const columns = [...new Set(ofSeats.flatMap((seat) => Object.keys(seat).filter((name) => isPlain(seat[name]))))];
  return {
    /** The values that belong to the whole table, as pairs of name and value, such as `Round` and `3`. */
    facts: Object.entries(fields).flatMap(([name, value]) =>
      isPlain(value) && name !== 'viewer' ? [[titleOf(name), wordOf(value)] as const] : [],
    ),
    /** The names of the values known for each seat. */
    columns: columns.map(titleOf),
    /** One row per seat. A cell is empty if the view hides its value. */
    rows: ofSeats.map((seat) => columns.map((name) => wordOf(seat[name]))),
  };
};
