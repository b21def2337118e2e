import type { UserId } from '#matches/index.ts';
import { sentencesFor } from './language.ts';
import type { Services } from './services.ts';

/** A user who gets a message: their stored data, if any, and the texts in their language. */
export type Recipient = Readonly<Awaited<ReturnType<typeof recipientOf>>>;

/** Returns the user's current data, looked up once for everything a message needs. */
export const recipientOf = async (services: Services, user: UserId) => {
  const stored = await services.stores.users.find(user);
  return { user, stored, say: sentencesFor(services, stored) };
};
