import { type REST, Routes } from 'discord.js';
import { idIn } from './refusals.ts';

/** The ids of the bot's application and of its user. Throws `NotDiscord`, for these are the first requests that are made. */
export const ownIds = async (rest: REST): Promise<{ readonly application: string; readonly user: string }> => ({
  application: idIn(await rest.get(Routes.currentApplication())),
  user: idIn(await rest.get(Routes.user())),
});
