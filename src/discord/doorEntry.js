/** Where the thread at the door begins. It gives way to nobody. */
import '#threads/readTypeScript.js';

await import('./doorThread.ts');
