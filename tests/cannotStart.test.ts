import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openMeter, serveStatus } from '#metrics/index.ts';
import { portSentence } from '../src/cannotStart.ts';

/** Why a status is not served there. */
const failure = (host: string, port: number): Promise<unknown> =>
  serveStatus({ host, port, parts: async () => ({}), meter: openMeter() }).then(
    (server) => server.stop(),
    (error: unknown) => error,
  );

describe('a status that cannot be served', () => {
  test('where another listens names the variable of its port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const error = await failure('127.0.0.1', port);
    expect(portSentence(error, port, 'STATUS_PORT')).toMatch(new RegExp(`^Port ${port} is in use.*with STATUS_PORT`));
    other.close();
  });

  test('on an address of another machine names the variable of the address', async () => {
    expect(portSentence(await failure('203.0.113.1', 0), 0, 'STATUS_PORT')).toBe(
      'This machine does not have the address that STATUS_HOST names.',
    );
  });

  test('for another reason is no matter of a port', () => {
    expect(portSentence(new Error('no'), 0, 'STATUS_PORT')).toBeUndefined();
  });
});
