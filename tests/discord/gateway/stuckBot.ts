/** A bot whose main thread blocks once the first interaction has arrived. Prints `ready` on standard output. */
import { createClient, listen } from '#discord/gateway/gatewayClient.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';

const { DISCORD_API: api = '', DISCORD_TOKEN: token = '' } = process.env;
await listen(createClient({ api, token }, quiet), token, async () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
process.stdout.write('ready\n');
