/** Stops cleanly on Ctrl-C or a service manager's request; a second one ends the process at once. */
export const stopOnSignals = (stop: () => Promise<void>, say: (sentence: string) => void): void => {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) {
      say('Stopped at once.');
      process.exit(130);
    }
    isStopping = true;
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
