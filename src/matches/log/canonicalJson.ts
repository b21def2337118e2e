import { createHash } from 'node:crypto';

/**
 * The one text of a JSON value, however its keys came to be ordered: keys ascending, no blanks, and nothing where JSON has nothing. It
 * is what is hashed, so that whoever has the value comes to the same hash.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** SHA-256 in hexadecimal digits. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
