import { createHash } from 'node:crypto';
import { type APIApplicationCommand, Routes } from 'discord.js';
import { listIn } from '../responses/refusals.ts';
import { type CommandRegistry, commandData } from './command.ts';
import { commandFaults } from './commandValidation.ts';
import type { Services } from './services.ts';

/**
 * Registers the commands with Discord if they differ from the last registered ones (whose hash is in the database), or if some
 * have been removed since. Returns whether it did. Discord allows two hundred registrations a day.
 * Throws before sending anything when a command exceeds a limit, because Discord would refuse all of them.
 */
export const registerCommands = async (
  { rest, applicationId, stores, log }: Services,
  registry: CommandRegistry,
): Promise<boolean> => {
  const body = commandData(registry);
  const faults = commandFaults(body);
  if (faults.length > 0) throw new Error(`Discord would refuse the commands. ${faults.join('; ')}.`);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const key = `commands ${applicationId}`;
  const registered = listIn<APIApplicationCommand>(await rest.get(Routes.applicationCommands(applicationId)));
  const areRegistered = body.every(({ name }) => registered.some((command) => command.name === name));
  if (areRegistered && (await stores.settings.get(key)) === hash) return false;
  await rest.put(Routes.applicationCommands(applicationId), { body });
  await stores.settings.set(key, hash);
  log.info({ commands: body.length }, 'commands registered');
  return true;
};
