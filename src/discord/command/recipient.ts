import type { Sentences } from '#i18n/index.ts';
import type { User, UserId } from '#matches/index.ts';
import { sentencesFor } from './language.ts';
import type { Services } from './services.ts';

/** A user who gets a message: their stored data, if any, and the texts in their language. */
export interface Recipient {
  readonly user: UserId;
  readonly stored: User | undefined;
  readonly say: Sentences;
}

/** Returns the user's current data, looked up once for everything a message needs. */
export const recipientOf = async (services: Services, user: UserId): Promise<Recipient> => {
  const stored = await services.stores.users.find(user);
  return { user, stored, say: sentencesFor(services, stored) };
};
