import '#threads/begin.js';
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

parentPort?.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))));
