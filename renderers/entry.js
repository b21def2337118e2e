/** Where the thread begins. */
import '#threads/begin.js';

await import('./worker.ts');
