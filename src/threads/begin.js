/** How a thread beside those that answer people begins. Plain JavaScript: it cannot read TypeScript yet. */
import './readTypeScript.js';

const { giveWay } = await import('./giveWay.ts');
giveWay();
