import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openStores, startEmbeddedPostgres } from '#store/index.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { sql } from '../../support/setup/postgres.ts';
import { storeContract } from './storeContract.ts';

describeWith('postgresql', 'stores on a PostgreSQL 15 of the system', (programs) => {
  let url = '';
  storeContract(async () => {
    const dataFolder = join(inject('postgresFolder'), 'fifteen');
    const server = await startEmbeddedPostgres({ dataFolder, programs, log: () => {}, durable: false });
    url = await server.url('contract');
    const stores = await openStores(url);
    return {
      stores,
      close: async () => {
        await stores.close();
        await server.stop();
      },
    };
  });

  test('the server is a PostgreSQL 15', async () => {
    expect((await sql(url, 'SHOW server_version')).rows[0].server_version).toMatch(/^15\./);
  });
});
