import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { OverwriteType } from 'discord-api-types/v10';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/index.ts';
import { textChannelOf } from '#sandbox/objects/channels.ts';
import { OPTIMISE_LATER } from '../setup/optimiseLater.ts';

/** Where a person connects to a sandbox. */
export interface SandboxAddress {
  readonly url: string;
  readonly restUrl: string;
  readonly token: string;
}

/** A sandbox in this process, on a clock that runs only when advanced; without its page unless requested. */
export const sandboxHere = (clock: SandboxOptions['clock'] = 'virtual', page = false): Promise<Sandbox> =>
  startSandbox({ port: 0, clock, page });

/** A sandbox in a separate process. */
export const sandboxApart = async (
  flags: readonly string[] = [],
): Promise<SandboxAddress & { readonly pid: number; stop(): Promise<void> }> => {
  const child = spawn(process.execPath, [...OPTIMISE_LATER, 'src/built/sandbox.js', '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const address = JSON.parse(line[0]) as SandboxAddress;
  return {
    ...address,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Calls the sandbox's own endpoints (`/sandbox/…`). */
export const ask = async <T>(at: Pick<SandboxAddress, 'url'>, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(`${at.url}/sandbox${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer = (await response.json()) as T & { readonly error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The sandbox answered ${response.status}.`);
  return answer;
};

/** Sets the permissions of the bot's role. */
export const grant = ({ context }: Sandbox, permissions: bigint): void => {
  const role = context.world.roles.get(context.world.bot.role);
  if (!role) throw new Error('The bot has no role.');
  const changed = { ...role, permissions: String(permissions) };
  context.change({ kind: 'role', role: changed });
  context.dispatch('GUILD_ROLE_UPDATE', { guild_id: context.world.guild.id, role: changed });
};

/** Allows or denies the bot something in one text channel, overriding its roles. */
export const overwrite = (
  { context }: Sandbox,
  channel: string,
  { allow = 0n, deny = 0n }: { readonly allow?: bigint; readonly deny?: bigint },
): void => {
  const row = context.world.channels.get(channel);
  if (row?.kind !== 'text') throw new Error('Only text channels have overwrites.');
  const { bot } = context.world;
  const others = row.overwrites.filter(({ id }) => id !== bot.id);
  const own = { id: bot.id, type: OverwriteType.Member, allow: String(allow), deny: String(deny) };
  const changed = { ...row, overwrites: [...others, own] };
  context.change({ kind: 'channel', channel: changed });
  context.dispatch('CHANNEL_UPDATE', textChannelOf(context.world, changed));
};
