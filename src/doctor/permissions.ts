import { Client } from 'discord.js';
import { PERMISSIONS } from '#discord/command/permissions.ts';
import type { Probe } from './probe.ts';

/** Returns the required permissions that the bot lacks in the channel, as discord.js computes them from Discord's responses. */
export const missingPermissions = async ({ rest, me, place }: Probe): Promise<readonly string[]> => {
  const { id, guild } = await place();
  const client = new Client({ intents: [], shards: [0], shardCount: 1, sweepers: {} });
  client.rest = rest;
  const server = await client.guilds.fetch(guild);
  const member = await server.members.fetch(String((await me()).id));
  const channel = await server.channels.fetch(id);
  return channel?.permissionsFor(member).missing([...PERMISSIONS]) ?? [];
};
