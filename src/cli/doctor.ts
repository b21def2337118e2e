import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/config.ts';
import { onShutdownSignal } from '#app/shutdownSignals.ts';
import { createCommandRegistry } from '#commands/index.ts';
import { commandData } from '#discord/command/command.ts';
import { examine } from '#doctor/examine.ts';
import { closingOf, exitCodeOf, lineOf, tableOfAssumptions } from '#doctor/report.ts';
import { loadLanguages } from '#manifests/loadLanguages.ts';
import { GAMES } from '#manifests/registry.ts';

const USAGE = 'npm run doctor -- [--channel CHANNEL | --post CHANNEL] [--dm USER] [--help]';
const WHAT = [
  'Checks what the bot relies on in Discord, with the token in DISCORD_TOKEN. Nothing is changed without --post or --dm.',
  '--channel CHANNEL checks the permissions in a channel; --post CHANNEL also posts in it and uploads an emoji;',
  '--dm USER sends a user a direct message. Everything that was created is removed again.',
  'The exit code is 0 if nothing differs, 1 if something differs or nothing could be checked, 2 if a flag or the token is wrong.',
];
const ID = /^\d{15,20}$/;
/** Pause between two requests, which stays far below every limit. */
const PAUSE_MS = 250;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const refuse = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
};

const OPTIONS = {
  channel: { type: 'string' },
  post: { type: 'string' },
  dm: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Returns the flags, or a sentence that says what is wrong with them. */
const flags = () => {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const { channel, post, dm } = values;
    if (channel !== undefined && post !== undefined) return 'Name one channel: --post looks at its permissions, too.';
    const wrong = Object.entries({ channel, post, dm }).find(([, id]) => id !== undefined && !ID.test(id));
    if (wrong === undefined) return values;
    return `--${wrong[0]} needs an id, a number of 17 to 20 digits: switch on Developer Mode in Discord's settings, right-click, Copy ID.`;
  } catch {
    return `Some of these flags are not known, or lack their id. Use: ${USAGE}`;
  }
};

const main = async (): Promise<void> => {
  const given = flags();
  if (typeof given === 'string') return refuse(given);
  if (given.help) return [USAGE, ...WHAT, '', ...tableOfAssumptions()].forEach(say);
  const { config, problems } = readConfig(process.env);
  if (config === undefined) return problems.forEach(refuse);
  const { discordToken: token, discordApi: api, shard } = config;
  if (token === undefined) {
    return refuse(
      "DISCORD_TOKEN is missing: set it to the bot's token (https://discord.com/developers/applications, Bot, Reset Token); with DISCORD_API a stand-in is checked instead of Discord.",
    );
  }
  const examination = {
    api,
    token,
    shardCount: shard.count,
    commands: commandData(createCommandRegistry(GAMES, await loadLanguages(GAMES))),
    channel: given.post ?? given.channel,
    mayPost: given.post !== undefined,
    person: given.dm,
    turn: () => pause(PAUSE_MS),
  };
  // If the reader has gone, as with `| head`, everything that was created is still removed.
  process.stdout.on('error', () => undefined);
  const stopping = new AbortController();
  const examining = examine(examination, (finding) => say(lineOf(finding, token)), stopping.signal);
  onShutdownSignal(
    async () => {
      stopping.abort();
      closingOf(await examining).forEach(say);
      process.exit(130);
    },
    (sentence) => void process.stderr.write(`${sentence}\n`),
  );
  const examined = await examining;
  if (stopping.signal.aborted) return;
  closingOf(examined).forEach(say);
  process.exitCode = exitCodeOf(examined);
};

await main();
