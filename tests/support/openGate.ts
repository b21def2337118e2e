import type { FloodGate } from '#discord/floodGate.ts';

/** Nobody is refused, however much is asked. */
export const openGate: FloodGate = () => 'admitted';
