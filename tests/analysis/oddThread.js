/** A worker thread that behaves as the game of a request says. Posts each match to a channel when its request arrives. */
import { parentPort } from 'node:worker_threads';

const channel = new BroadcastChannel('odd analysis');

const ways = {
  answers: (request, say) => say({ course: [], turningPoints: [], plans: [], match: request.match }),
  hangs: () => {
    for (;;);
  },
};

parentPort.on('message', ({ number, request }) => {
  channel.postMessage(request.match);
  ways[request.game](request, (answer) => parentPort.postMessage({ number, answer }));
});
parentPort.postMessage('ready');
