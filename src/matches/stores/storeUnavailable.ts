/**
 * Thrown when the store cannot be reached. The operation was done completely or not at all; retrying with the same command id
 * is safe.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  /** `cause` is for the log. The message leaves it out, because it may hold an address or a password. */
  constructor(cause?: unknown) {
    super('The database cannot be reached.', { cause });
  }
}
