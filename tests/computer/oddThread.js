/** A worker thread that behaves as the `view` of a request says. Posts each view to a channel when the request arrives. */
import { parentPort } from 'node:worker_threads';

const channel = new BroadcastChannel('odd thread');

const chosenIn = ({ legal, level }) => ({ command: legal[0], ai: `${level}-odd` });

const ways = {
  answers: (question, say) => say(chosenIn(question)),
  answersThenEnds: (question, say) => {
    say(chosenIn(question));
    setImmediate(() => process.exit(0));
  },
  hangs: () => {
    for (;;);
  },
  hangsUnlessUsual: (question, say) => {
    while (question.level !== 'usual');
    say(chosenIn(question));
  },
  ends: () => process.exit(0),
  throws: ({ legal }) => {
    throw new Error(`There is no gold in\n    at the purse of ${JSON.stringify(legal)}`);
  },
  throwsAWord: ({ legal }) => {
    throw JSON.stringify(legal);
  },
  advises: ({ legal }, say) => say([{ move: legal[0], winChance: 0.5, reasons: [] }]),
  saysNothing: (_question, say) => say(undefined),
  saysNull: (_question, say) => say(null),
  saysAWord: (_question, say) => say({ command: 'EndTurn', ai: 'odd-1' }),
  saysNoVersion: ({ legal }, say) => say({ command: legal[0] }),
  saysNoType: (_question, say) => say({ command: { seat: 0 }, ai: 'odd-1' }),
};

parentPort.on('message', ({ number, request }) => {
  channel.postMessage(request.view);
  ways[request.view](request, (answer) => parentPort.postMessage({ number, answer }));
});
parentPort.postMessage('ready');
