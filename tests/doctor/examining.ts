import { Routes } from 'discord.js';
import { commandData } from '#discord/command/command.ts';
import { type Examined, examine } from '#doctor/examine.ts';
import type { Examination } from '#doctor/probe.ts';
import type { Sandbox } from '#sandbox/index.ts';
import { commandRegistry } from '../support/commands.ts';
import { restOf } from '../support/fakes/restOf.ts';
import { present } from '../support/setup/present.ts';

export const COMMANDS = commandData(commandRegistry);

/** Registers the commands of this release, as a bot does. */
export const register = async (sandbox: Sandbox): Promise<void> => {
  await restOf(sandbox).put(Routes.applicationCommands(sandbox.context.world.bot.id), { body: COMMANDS });
};

export const channelNamed = ({ context }: Sandbox, name: string): string =>
  present([...context.world.channels.values()].find((row) => row.kind === 'text' && row.name === name)).id;

export const personNamed = ({ context }: Sandbox, name: string): string =>
  present([...context.world.people.values()].find((row) => row.name === name)).id;

export type Flags = 'none' | 'channel' | 'post' | 'dm' | 'all';

/** What is checked at a sandbox with these flags. */
export const examinationOf = (sandbox: Sandbox, flags: Flags): Examination => ({
  api: sandbox.restUrl,
  token: sandbox.token,
  shardCount: 2,
  commands: COMMANDS,
  ...(['channel', 'post', 'all'].includes(flags) ? { channel: channelNamed(sandbox, 'games') } : {}),
  mayPost: ['post', 'all'].includes(flags),
  ...(['dm', 'all'].includes(flags) ? { person: personNamed(sandbox, 'Ada') } : {}),
  turn: async () => undefined,
});

/** Without an end before its time. */
export const examined = (examination: Examination): Promise<Examined> =>
  examine(examination, () => undefined, new AbortController().signal);

/** The names of what was found to be so. */
export const those = ({ findings }: Examined, kind: string): readonly string[] =>
  findings.filter(({ outcome }) => outcome.kind === kind).map(({ name }) => name);
