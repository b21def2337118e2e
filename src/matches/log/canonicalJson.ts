import { createHash } from 'node:crypto';

/**
 * Returns the canonical JSON text of a value: keys ascending, no whitespace, and only what JSON can represent. Equal values
 * have equal text, so that their hashes agree.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Returns the SHA-256 in hexadecimal. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
