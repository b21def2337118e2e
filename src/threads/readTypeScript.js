/** Teaches the thread it is loaded in to read TypeScript, which a new thread cannot. */
import { register } from 'tsx/esm/api';

register();
