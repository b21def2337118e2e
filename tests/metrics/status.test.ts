import { afterEach, describe, expect, test } from 'vitest';
import { createMetrics, type HealthReport, type StatusServer, serveStatus } from '#metrics/index.ts';

describe('the status of a process', () => {
  let server: StatusServer | undefined;
  let health: HealthReport;
  afterEach(() => server?.stop());

  const serve = async (now: HealthReport = { database: true, gateway: true }) => {
    health = now;
    const meter = createMetrics();
    server = await serveStatus({ host: '127.0.0.1', port: 0, health: async () => health, meter });
    const { url } = server;
    return { meter, ask: (path: string, method = 'GET') => fetch(`${url}${path}`, { method }) };
  };

  test('/healthz responds with 200 even if the process is not ready', async () => {
    const { ask } = await serve({ database: false });
    const response = await ask('/healthz');
    expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
  });

  test('/readyz responds with 503 and names the part that does not work', async () => {
    const { ask } = await serve();
    expect((await ask('/readyz')).status).toBe(200);
    health = { database: true, gateway: false };
    const response = await ask('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ready: false, parts: { database: true, gateway: false } });
    health = { database: true, gateway: true };
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('/metrics has the Prometheus format and includes the metrics of Node', async () => {
    const { meter, ask } = await serve();
    meter.refused('bidTooLow');
    meter.directMessage('closed');
    const response = await ask('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('trireme_refusals_total{code="bidTooLow"} 1\n');
    expect(text).toContain('trireme_direct_messages_total{outcome="closed"} 1\n');
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test('/metrics omits a value that cannot be read and keeps all others', async () => {
    const { meter, ask } = await serve();
    meter.watch({ queues: () => Promise.reject(new Error('away')), unannounced: () => Promise.reject(new Error('away')) });
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('trireme_untold_matches Nan\n');
    expect(text).not.toMatch(/^trireme_queue_jobs\{/m);
  });

  test('/metrics reads from the latest source after a restart of the bot', async () => {
    const { meter, ask } = await serve();
    meter.watch({ queues: async () => ({ call: { waiting: 1 } }), unannounced: async () => 1 });
    meter.watch({ queues: async () => ({ call: { waiting: 2 } }), unannounced: async () => 2 });
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('trireme_untold_matches 2\n');
    expect(text).toContain('trireme_queue_jobs{queue="call",state="waiting"} 2\n');
  });

  test.each([
    ['/', 'GET'],
    ['/metrics/more', 'GET'],
    ['/toString', 'GET'],
    ['/healthz', 'POST'],
  ])('answers nothing at %s to %s', async (path, method) => {
    const { ask } = await serve();
    expect((await ask(path, method)).status).toBe(404);
  });

  test('a stopped status server frees its port', async () => {
    const { ask } = await serve();
    await server?.stop();
    server = undefined;
    await expect(ask('/healthz')).rejects.toThrow();
  });
});
