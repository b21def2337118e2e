import { Client, type ClientEvents, GatewayIntentBits, type RESTPostAPIApplicationCommandsJSONBody, Routes } from 'discord.js';
import type { SandboxAddress } from '../drivers/sandbox.ts';

/** A plain discord.js client, logged in at a sandbox, with these global commands. */
export const plainBot = async (
  sandbox: SandboxAddress,
  commands: readonly RESTPostAPIApplicationCommandsJSONBody[],
  onInteraction: (...args: ClientEvents['interactionCreate']) => void,
): Promise<Client<true>> => {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.restUrl } });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  client.on('interactionCreate', onInteraction);
  await client.login(sandbox.token);
  const online = await ready;
  await online.rest.put(Routes.applicationCommands(online.application.id), { body: commands });
  return online;
};
