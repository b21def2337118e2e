/**
 * Returns what the log keeps of an error. It leaves out the request, which may hold a match's secret, a token or the text of a
 * reply, and the address.
 */
export const describeError = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, ...('code' in error && { code: error.code }), stack: error.stack }
    : { thrown: typeof error };
