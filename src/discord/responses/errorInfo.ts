/** What the log keeps of an error: no request (it may hold a secret of the match, a token or the text of an answer), no address. */
export const describeError = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, ...('code' in error && { code: error.code }), stack: error.stack }
    : { thrown: typeof error };
