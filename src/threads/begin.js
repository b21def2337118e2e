/**
 * How a thread beside the one that answers people begins. Plain JavaScript: a new thread reads no TypeScript until `register` has
 * taught it to.
 */
import { register } from 'tsx/esm/api';

register();
const { giveWay } = await import('./giveWay.ts');
giveWay();
