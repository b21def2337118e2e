/** Returns the value; throws if it is absent. */
export const present = <T>(value: T | null | undefined): T => {
  if (value === undefined || value === null) throw new Error('The value is absent.');
  return value;
};
