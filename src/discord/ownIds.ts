import { type REST, Routes } from 'discord.js';

/** What answers at the address of Discord's API is something else. */
export class NotDiscord extends Error {
  override readonly name = 'NotDiscord';
}

const idAt = async (rest: REST, route: `/${string}`): Promise<string> => {
  const answer = (await rest.get(route)) as { readonly id?: unknown } | null;
  if (typeof answer?.id !== 'string') throw new NotDiscord('an answer without an id');
  return answer.id;
};

/** The ids of the bot's application and of its user. Throws `NotDiscord`, for these are the first requests that are made. */
export const ownIds = async (rest: REST): Promise<{ readonly application: string; readonly user: string }> => ({
  application: await idAt(rest, Routes.currentApplication()),
  user: await idAt(rest, Routes.user()),
});
