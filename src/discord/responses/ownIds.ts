import { type REST, Routes } from 'discord.js';
import { idIn } from './refusals.ts';

/**
 * Returns the ids of the bot's application and of its user. These are the first requests made, so throws `NotDiscord` if
 * something else responds.
 */
export const ownIds = async (rest: REST): Promise<{ readonly application: string; readonly user: string }> => ({
  application: idIn(await rest.get(Routes.currentApplication())),
  user: idIn(await rest.get(Routes.user())),
});
