/** The thread's entry point. It executes requests, and starts further ones while one is being encoded. */
import { serveRequests } from '#workers/serveRequests.ts';
import type { Picture } from '../request/picture.ts';
import { doTask, type Task } from './tasks.ts';

/**
 * As many as are encoded at the same time. More would wait as whole pages in memory: two hundred of them take nearly two
 * gigabytes.
 */
const MAX_CONCURRENT = 4;

serveRequests<Task, Picture>(doTask, MAX_CONCURRENT, ({ file }) => [file.buffer as ArrayBuffer]);
