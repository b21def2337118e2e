/** What comes sooner is the same request again: npm passes on a Ctrl-C which the terminal has sent to all its processes already. */
const REPEAT_WINDOW_MS = 1_000;

/** Stops cleanly on Ctrl-C or a service manager's request; a second one ends the process at once. */
export const onShutdownSignal = (stop: () => Promise<void>, say: (sentence: string) => void): void => {
  let since: number | undefined;
  const onSignal = (): void => {
    if (since !== undefined) {
      if (performance.now() - since < REPEAT_WINDOW_MS) return;
      say('Stopped at once.');
      process.exit(130);
    }
    since = performance.now();
    say('Stopping (Ctrl-C once more ends it at once) …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};
