/** An earlier repetition is the same request: npm forwards a Ctrl-C that the terminal has already sent to all processes. */
const REPEAT_WINDOW_MS = 1_000;

/** Stops cleanly on Ctrl-C or a service manager's request; a second one ends the process immediately. */
export const onShutdownSignal = (stop: () => Promise<void>, say: (sentence: string) => void): void => {
  let requestedAt: number | undefined;
  const onSignal = (): void => {
    if (requestedAt !== undefined) {
      if (performance.now() - requestedAt < REPEAT_WINDOW_MS) return;
      say('Stopped at once.');
      process.exit(130);
    }
    requestedAt = performance.now();
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
