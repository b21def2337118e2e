import { sha256 } from './canonicalJson.ts';

/** Commit–reveal for a match's draws: the bot commits to its secret before players add entropy of their own. */

/** 256 bits. */
export const SECRET_BYTES = 32;

/** Returns the commitment to a secret, its SHA-256 in hexadecimal, which is published before anything is drawn. */
export const commitTo = (secret: Uint8Array): string => sha256(secret);

/** Maximum number of characters of a player's entropy: enough for a sentence, and short enough for one line. */
export const MAX_ENTROPY_LENGTH = 200;

/** Returns the SHA-256 of a player's words, trimmed. Only this hash goes into the draws and the log. */
export const hashEntropy = (words: string): string => sha256(words.trim());

/** Whether a string is a possible result of `hashEntropy`. */
export const isHashOfWords = (hash: string): boolean => /^[0-9a-f]{64}$/.test(hash);
