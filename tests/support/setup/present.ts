/** A value that must be there; fails when it is not. */
export const present = <T>(value: T | null | undefined): T => {
  if (value === undefined || value === null) throw new Error('Something that should be there is missing.');
  return value;
};
