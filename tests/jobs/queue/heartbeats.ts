import type { Heart } from '#matches/index.ts';

/** The heart of a house of which no part is down. */
export const BEATING: Heart = { beat: async () => true };
