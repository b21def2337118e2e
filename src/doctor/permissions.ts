import { Client } from 'discord.js';
import { PERMISSIONS } from '#discord/permissions.ts';
import { Unchecked } from './assumption.ts';
import type { Probe } from './probe.ts';

/** Which of the permissions it needs the bot lacks in the channel, as discord.js computes them from what Discord answers. */
export const missingPermissions = async ({ rest, me, place, channel }: Probe): Promise<readonly string[]> => {
  const { guild_id } = (await place()) as { readonly guild_id?: string };
  if (guild_id === undefined) throw new Unchecked("The channel is no server's. Name a text channel of a server.");
  const client = new Client({ intents: [], shards: [0], shardCount: 1, sweepers: {} });
  client.rest = rest;
  const guild = await client.guilds.fetch(guild_id);
  const member = await guild.members.fetch(String((await me()).id));
  const here = await guild.channels.fetch(channel());
  return here?.permissionsFor(member).missing([...PERMISSIONS]) ?? [];
};
