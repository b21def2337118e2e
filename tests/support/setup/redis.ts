import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A test's own Redis, on 127.0.0.1. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the program `path` with the settings of `docker-compose.yml` on a free port; resolves when it accepts connections. */
export const startRedis = async (path: string, settings: readonly string[] = []): Promise<TestRedis> => {
  const folder = await mkdtemp(join(tmpdir(), 'trireme-redis-'));
  const port = await freePort();
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const server = spawn(path, [...settings, ...place], { stdio: ['ignore', 'pipe', 'pipe'] });
  await isReady(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const isReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`Redis exited with ${code}: ${said}`)));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
