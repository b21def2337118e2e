import type { God } from '#games/cyclades/types.ts';

/** The few words on the picture. */
export const GOD_NAMES: Readonly<Record<God | 'apollo', string>> = {
  poseidon: 'Poseidon',
  ares: 'Ares',
  zeus: 'Zeus',
  athena: 'Athena',
  apollo: 'Apollo',
};

export const WORDS = {
  cycle: 'Cycle',
  victory: 'Victory',
  toOffer: 'To offer',
  nextCycle: 'Next cycle',
} as const;
