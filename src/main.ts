import { readConfig } from '#app/config.ts';
import { createLogger, redactSecrets } from '#app/logger.ts';
import { onShutdownSignal } from '#app/shutdownSignals.ts';
import { startApp } from '#app/startApp.ts';
import { StartupError } from '#app/startupErrors.ts';
import { lowerThreadPriority } from '#workers/lowerPriority.ts';

const say = (sentence: string): void => {
  process.stderr.write(`${redactSecrets(sentence)}\n`);
};

/** Ends the process immediately, for its supervisor to restart: without the database nothing it does could be stored. */
const endWith = (sentence: string): never => {
  say(sentence);
  process.exit(1);
};

const main = async (): Promise<void> => {
  const { config, problems } = readConfig(process.env);
  if (config === undefined) {
    for (const sentence of problems) say(sentence);
    process.exit(1);
  }
  const log = createLogger(config.logLevel);
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  process.once('uncaughtException', (err) => {
    // Node's own output would include everything attached to the error: addresses, and request bodies.
    log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });
  const stopping = new AbortController();
  const opening = startApp(config, log, stopping.signal, endWith);
  onShutdownSignal(async () => {
    stopping.abort();
    const opened = await opening.catch(() => undefined);
    await opened?.stop();
  }, say);
  const house = await opening.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  if (house === undefined || stopping.signal.aborted) return;
  // Once all is open: a database that was started on the way gives way to nobody.
  if (!config.roles.includes('bot')) lowerThreadPriority();
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stdout.write(
    house.page === undefined
      ? `Trireme is ready after ${seconds} s: ${config.roles.join(' and ')}.\n`
      : `Trireme is ready after ${seconds} s. Play at ${house.page}\n`,
  );
  if (house.status !== undefined) process.stdout.write(`Its health and figures: ${house.status}/readyz and /metrics\n`);
};

main().catch((error: unknown) => {
  if (error instanceof StartupError) say(error.message);
  else say(`Trireme could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exit(1);
});
