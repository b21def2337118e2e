import { sha256 } from './canonicalJson.ts';

/** What makes the luck of a match fair beyond anybody's word: the house is bound to its secret before players add words of their own. */

/** 256 bits. */
export const SECRET_BYTES = 32;

/** What is posted of a secret before anything is drawn from it, in hexadecimal digits: its SHA-256. */
export const commitTo = (secret: Uint8Array): string => sha256(secret);

/** More than any saying, and few enough for one line. */
export const MAX_ENTROPY_LENGTH = 200;

/** What goes into the luck, and the log, of somebody's words: the SHA-256 of them, blanks at both ends left out. */
export const hashEntropy = (words: string): string => sha256(words.trim());

/** What `hashOfWords` can answer. */
export const isHashOfWords = (hash: string): boolean => /^[0-9a-f]{64}$/.test(hash);
