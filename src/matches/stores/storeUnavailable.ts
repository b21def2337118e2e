/** The store cannot be reached. What was asked happened wholly or not at all; asking again with the same command id is safe. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  /** `cause` is for the log; the message says nothing of it, since it may hold an address or a password. */
  constructor(cause?: unknown) {
    super('The database cannot be reached.', { cause });
  }
}
