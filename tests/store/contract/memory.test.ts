import { describe } from 'vitest';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { storeContract } from './storeContract.ts';

describe('stores in memory', () => {
  storeContract(async () => ({ stores: openMemoryStores(), close: async () => {} }));
});
