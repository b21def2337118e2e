import type { AnyComputerSeats } from '#engine/computer.ts';
import type { View } from './types.ts';

/** Judges the chances of divers: by the pearls that each has, and the charm that it knows of. It plays no moves. */
export const judge = {
  winChance: ({ viewer, divers: all }: View) => {
    const own = viewer === 'spectator' ? undefined : all[viewer];
    return own === undefined || own.lost ? 0 : 2 ** (own.pearls + (own.charm ?? 0));
  },
} as unknown as AnyComputerSeats;
