import { createInterface } from 'node:readline';
import { GAMES } from '#manifests/registry.ts';
import { createSession } from './session.ts';

/** Reads JSON lines from standard input and writes one JSON line for each. The exit code is 1 if a line was not understood. */
const readLines = async (): Promise<void> => {
  const answer = createSession();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answered = answer(line);
    if (answered.error !== undefined) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify(answered)}\n`);
  }
};

/** Prints the JSON Schema of a game's options, commands, events and views. */
const printVocabulary = (id: string | undefined): void => {
  const game = id === undefined ? undefined : GAMES.find(id)?.rules;
  if (game) process.stdout.write(`${JSON.stringify(game.vocabulary, undefined, 2)}\n`);
  else fail(`--vocabulary needs one of ${GAMES.ids.join(', ')}.`);
};

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

// The reader, such as `head`, may close the pipe before all is written.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit();
});

const [flag, game, ...others] = process.argv.slice(2);
if (flag === undefined) await readLines();
else if (flag === '--vocabulary' && others.length === 0) printVocabulary(game);
else fail('The referee reads JSON lines on standard input; its only flag is --vocabulary <game>.');
