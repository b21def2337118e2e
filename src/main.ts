import { readConfig } from '#app/config.ts';
import { createLogger, redactSecrets } from '#app/logger.ts';
import { onShutdownSignal } from '#app/shutdownSignals.ts';
import { startApp } from '#app/startApp.ts';
import { StartupError } from '#app/startupErrors.ts';
import { lowerThreadPriority } from '#workers/lowerPriority.ts';

const say = (sentence: string): void => {
  process.stderr.write(`${redactSecrets(sentence)}\n`);
};

/** Ends the process, so that its supervisor restarts it: without the database nothing can be stored. */
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
    // Node's own output would contain everything attached to the error, such as URLs and request bodies.
    log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });
  const stopping = new AbortController();
  const starting = startApp(config, log, stopping.signal, endWith);
  onShutdownSignal(async () => {
    stopping.abort();
    const started = await starting.catch(() => undefined);
    await started?.stop();
  }, say);
  const app = await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  if (app === undefined || stopping.signal.aborted) return;
  // After the start, because the built-in PostgreSQL inherits the priority and must keep the usual one.
  if (!config.roles.includes('bot')) lowerThreadPriority();
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stdout.write(
    app.page === undefined
      ? `Trireme is ready after ${seconds} s: ${config.roles.join(' and ')}.\n`
      : `Trireme is ready after ${seconds} s. Play at ${app.page}\n`,
  );
  if (app.status !== undefined) process.stdout.write(`Health and metrics: ${app.status}/readyz and /metrics\n`);
};

main().catch((error: unknown) => {
  if (error instanceof StartupError) say(error.message);
  else say(`Trireme could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exit(1);
});
