import { afterAll, beforeAll } from 'vitest';
import type { Stores } from '#matches/index.ts';
import { absenceContract } from './contractOfAbsences.ts';
import { callContract } from './contractOfCalls.ts';
import { clockContract } from './contractOfClocks.ts';
import { deliveryContract, factContract } from './contractOfDeliveries.ts';
import { logContract } from './contractOfLogs.ts';
import { matchContract } from './contractOfMatches.ts';
import { noteContract } from './contractOfNotes.ts';
import { orderContract } from './contractOfOrders.ts';
import { peopleContract } from './contractOfPeople.ts';
import { personalContract } from './contractOfPersonal.ts';

export interface Opened {
  readonly stores: Stores;
  close(): Promise<void>;
}

/** What all stores promise, whatever they keep things in. */
export const storeContract = (open: () => Promise<Opened>): void => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  for (const contract of [
    logContract,
    matchContract,
    deliveryContract,
    peopleContract,
    personalContract,
    clockContract,
    callContract,
    factContract,
    noteContract,
    orderContract,
    absenceContract,
  ])
    contract(() => opened.stores);
};
