/** A worker thread that behaves as the `view` of a request says. Posts each view to a channel when the request arrives. */
import { parentPort } from 'node:worker_threads';

const channel = new BroadcastChannel('odd thread');

const ways = {
  answers: ({ legal }, say) => say(legal[0]),
  answersThenEnds: ({ legal }, say) => {
    say(legal[0]);
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
  saysNothing: (_question, say) => say(undefined),
  saysNull: (_question, say) => say(null),
  saysAWord: (_question, say) => say('EndTurn'),
  saysNoType: (_question, say) => say({ seat: 0 }),
};

parentPort.on('message', ({ number, request }) => {
  channel.postMessage(request.view);
  ways[request.view](request, (answer) => parentPort.postMessage({ number, answer }));
});
parentPort.postMessage('ready');
