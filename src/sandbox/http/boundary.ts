/** Runs the handler of a request. Anything it throws or rejects with goes to `onFault`: no request may end the process. */
export const bounded = (act: () => Promise<void> | void, onFault: (error: unknown) => void): void => {
  Promise.resolve()
    .then(act)
    .catch(onFault)
    .catch((error: unknown) => complain('cannot answer a failed request', error));
};

export const complain = (what: string, error: unknown): void => {
  process.stderr.write(`sandbox: ${what}: ${error instanceof Error ? error.stack : error}\n`);
};
