import { createHash } from 'node:crypto';
import { type APIApplicationCommand, Routes } from 'discord.js';
import { listIn } from '../responses/refusals.ts';
import { type CommandRegistry, commandData } from './command.ts';
import { commandFaults } from './commandValidation.ts';
import type { Services } from './services.ts';

/**
 * Registers the commands with Discord when they are not those registered last (whose hash is kept in the database), or somebody has
 * taken some away since: there are two hundred a day at most. Answers whether they were. Nothing is sent where one is beyond a limit, for all would be refused.
 */
export const registerCommands = async (
  { rest, applicationId, stores, log }: Services,
  catalogue: CommandRegistry,
): Promise<boolean> => {
  const body = commandData(catalogue);
  const faults = commandFaults(body);
  if (faults.length > 0) throw new Error(`Discord would not take the commands. ${faults.join('; ')}.`);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const key = `commands ${applicationId}`;
  const standing = listIn<APIApplicationCommand>(await rest.get(Routes.applicationCommands(applicationId)));
  const isThere = body.every(({ name }) => standing.some((command) => command.name === name));
  if (isThere && (await stores.settings.get(key)) === hash) return false;
  await rest.put(Routes.applicationCommands(applicationId), { body });
  await stores.settings.set(key, hash);
  log.info({ commands: body.length }, 'commands registered');
  return true;
};
