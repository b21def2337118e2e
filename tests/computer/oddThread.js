/** A thread that does what a question's `view` asks for, to see what is made of it. Says on a channel when it was asked. */
import { parentPort } from 'node:worker_threads';

const channel = new BroadcastChannel('odd thread');

const ways = {
  answers: ({ legal }) => parentPort.postMessage(legal[0]),
  answersThenEnds: ({ legal }) => {
    parentPort.postMessage(legal[0]);
    setImmediate(() => process.exit(0));
  },
  hangs: () => {
    for (;;);
  },
  ends: () => process.exit(0),
  throws: ({ legal }) => {
    throw new Error(`There is no gold in\n    at the purse of ${JSON.stringify(legal)}`);
  },
  throwsAWord: ({ legal }) => {
    throw JSON.stringify(legal);
  },
  saysNothing: () => parentPort.postMessage(undefined),
  saysNull: () => parentPort.postMessage(null),
  saysAWord: () => parentPort.postMessage('EndTurn'),
  saysNoType: () => parentPort.postMessage({ seat: 0 }),
};

parentPort.on('message', (question) => {
  channel.postMessage(question.view);
  ways[question.view](question);
});
parentPort.postMessage('ready');
