/** Where the thread begins. Plain JavaScript: a new thread reads no TypeScript until `register` has taught it to. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
