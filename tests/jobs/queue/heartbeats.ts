import type { LivenessMonitor } from '#matches/index.ts';

/** The liveness monitor of an app of which no part is down. */
export const BEATING: LivenessMonitor = { heartbeat: async () => true };
