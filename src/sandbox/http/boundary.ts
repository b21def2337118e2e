/** Runs what answers a request; whatever it throws, now or later, goes to `onFault`. No request may end the process. */
export const bounded = (act: () => Promise<void> | void, onFault: (error: unknown) => void): void => {
  Promise.resolve()
    .then(act)
    .catch(onFault)
    .catch((error: unknown) => complain('a fault could not be answered', error));
};

export const complain = (what: string, error: unknown): void => {
  process.stderr.write(`sandbox: ${what}: ${error instanceof Error ? error.stack : error}\n`);
};
