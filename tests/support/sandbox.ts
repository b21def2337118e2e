import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Sandbox, startSandbox } from '#sandbox/index.ts';

/** Where a person finds a sandbox. */
export interface SandboxAddress {
  readonly url: string;
  readonly restUrl: string;
  readonly token: string;
}

/** A sandbox in this process, on a clock that stands still; without its page unless asked for. */
export const sandboxHere = (clock: 'real' | 'virtual' = 'virtual', page = false): Promise<Sandbox> =>
  startSandbox({ port: 0, clock, page });

/** A sandbox as a process of its own. */
export const sandboxApart = async (
  flags: readonly string[] = [],
): Promise<SandboxAddress & { readonly pid: number; stop(): Promise<void> }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/sandbox/main.ts', '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = JSON.parse(line[0]) as SandboxAddress;
  return {
    ...address,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Asks the sandbox's own side (`/sandbox/…`). */
export const ask = async <T>(at: Pick<SandboxAddress, 'url'>, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(`${at.url}/sandbox${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer = (await response.json()) as T & { readonly error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The sandbox answered ${response.status}.`);
  return answer;
};
