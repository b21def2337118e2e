import { describe } from 'vitest';
import { openStores } from '#store/index.ts';
import { freshDatabase } from '../../support/setup/postgres.ts';
import { storeContract } from './storeContract.ts';

describe('stores on the embedded PostgreSQL', () => {
  storeContract(async () => {
    const database = await freshDatabase();
    const stores = await openStores(database.url);
    return {
      stores,
      close: async () => {
        await stores.close();
        await database.drop();
      },
    };
  });
});
