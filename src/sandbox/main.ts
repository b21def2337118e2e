import { parseArgs } from 'node:util';
import { startSandbox } from './index.ts';

/** Runs the sandbox as a process of its own. Prints one line of JSON once it listens; exits on SIGTERM or SIGINT. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    journal: { type: 'string' },
    clock: { type: 'string', default: 'real' },
    token: { type: 'string' },
    'no-page': { type: 'boolean', default: false },
  },
});

const sandbox = await startSandbox({
  port: Number(values.port),
  clock: values.clock === 'virtual' ? 'virtual' : 'real',
  page: !values['no-page'],
  ...(values.journal === undefined ? {} : { journal: values.journal }),
  ...(values.token === undefined ? {} : { token: values.token }),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
process.stdout.write(`${JSON.stringify({ url: sandbox.url, restUrl: sandbox.restUrl, token: sandbox.token })}\n`);
