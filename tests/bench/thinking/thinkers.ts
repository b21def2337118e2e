/**
 * Seats that think in the bot's process, at a move chooser like its own: the same worker thread, the same messages from and to the main
 * thread. SIGUSR2 starts a round of it, and another one ends it and prints the durations of its decisions.
 */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { type MoveRequest, openMoveChooser } from '#computer/moveChooser.ts';
import { keepThinking } from './keepThinking.ts';

const { THINKING_SEATS, THINKING_QUESTIONS = '' } = process.env;
const questions = deserialize(new Uint8Array(readFileSync(THINKING_QUESTIONS))) as readonly MoveRequest[];
const chooser = openMoveChooser({ warn: (_, message) => process.stderr.write(`${message}\n`) });
let round = 0;
let end: (() => Promise<readonly number[]>) | undefined;

const fail = (error: unknown): never => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
};

process.on('SIGUSR2', () => {
  if (end === undefined) {
    end = keepThinking(chooser.chooseMove, questions, Number(THINKING_SEATS));
  } else {
    end().then((durations) => process.stdout.write(`round ${round++}: ${JSON.stringify(durations)}\n`), fail);
    end = undefined;
  }
});
