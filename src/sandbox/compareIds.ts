/** Orders ids by age, oldest first. */
export const compareIds = (one: string, other: string): number =>
  one.length === other.length ? (one < other ? -1 : one > other ? 1 : 0) : one.length - other.length;
