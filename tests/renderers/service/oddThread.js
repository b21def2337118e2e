/** A thread that does what a request's `game` says, to see what is made of it. */
import { parentPort } from 'node:worker_threads';

let asked = 0;

const ways = {
  answers: ({ number }) => {
    asked += 1;
    parentPort.postMessage({ number, answer: { file: new Uint8Array(1000), name: `${asked}`, width: 1, height: 1 } });
  },
  answersLast: (order) => setImmediate(() => setImmediate(() => ways.answers(order))),
  ends: () => process.exit(0),
  throws: () => {
    throw new Error('out of paint');
  },
  hangs: () => undefined,
};

parentPort.on('message', (order) => ways[order.request.request.game](order));
parentPort.postMessage('ready');
