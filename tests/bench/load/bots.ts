import type { Environment, MainProcess, StartProcess } from '../../support/drivers/mainProcess.ts';
import { openWire, type Wire } from '../../support/fakes/wire.ts';
import { CHANNEL, GUILDS } from './matches.ts';

/** A bot of one or more processes at its own simulated Discord, and how long it took to be ready. */
export interface Running {
  readonly wire: Wire;
  readonly processes: readonly MainProcess[];
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Starts processes that differ in their environment, one after the other. */
export const startBots = async (start: StartProcess, environments: readonly Environment[]): Promise<Running> => {
  const wire = await openWire(GUILDS.map((id) => ({ id, channel: CHANNEL, members: [] })));
  const processes: MainProcess[] = [];
  const begun = performance.now();
  for (const environment of environments) {
    const main = start({ ...environment, DISCORD_API: wire.restUrl, DISCORD_TOKEN: wire.token });
    processes.push(main);
    await main.says(/ready/);
  }
  const startMs = performance.now() - begun;
  const stop = async (): Promise<void> => {
    for (const main of processes) main.child.kill('SIGTERM');
    await Promise.all(processes.map((main) => main.ended()));
    await wire.stop();
  };
  return { wire, processes, startMs, stop };
};
