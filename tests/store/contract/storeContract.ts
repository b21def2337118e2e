import { afterAll, beforeAll } from 'vitest';
import type { Stores } from '#matches/index.ts';
import { absenceContract } from './absenceContract.ts';
import { clockContract } from './clockContract.ts';
import { cupContract } from './cupContract.ts';
import { deliveryContract, factContract } from './deliveryContract.ts';
import { logContract } from './logContract.ts';
import { matchContract } from './matchContract.ts';
import { moderationContract } from './moderationContract.ts';
import { noteContract } from './noteContract.ts';
import { orderContract } from './orderContract.ts';
import { participationContract } from './participationContract.ts';
import { peopleContract } from './peopleContract.ts';
import { personalContract } from './personalContract.ts';
import { ratingContract } from './ratingContract.ts';
import { callContract } from './reminderContract.ts';
import { seekContract } from './seekContract.ts';
import { statisticsContract } from './statisticsContract.ts';

export interface Opened {
  readonly stores: Stores;
  close(): Promise<void>;
}

/** What all stores guarantee, wherever they keep their data. */
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
    seekContract,
    orderContract,
    absenceContract,
    moderationContract,
    participationContract,
    statisticsContract,
    ratingContract,
    cupContract,
  ])
    contract(() => opened.stores);
};
