import type { Server } from './ports.ts';

/** A server that has set nothing: matches everywhere, by everybody, as many as they like, at the house's own pace. */
export const SERVER_UNSET: Omit<Server, 'id'> = { channels: [], creators: 'everybody' };
