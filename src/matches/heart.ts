import type { Clock, Stores } from './ports.ts';

/** What people depend on: `bot` takes their moves, `worker` tells them that they are asked. */
export type HousePart = 'bot' | 'worker';

const PARTS: readonly HousePart[] = ['bot', 'worker'];

/** A part of the house that was not heard of for longer was down: its time is given back to everybody whose clock ran. */
const LONGEST_SILENCE = 2 * 60_000;

/** Tells, for all processes together, when a part of the house was down. */
export interface Heart {
  /**
   * Notes that the parts in this process are at work, and how long they were not, if nobody has noted it yet. To be called before
   * anything is done about time. Answers whether all parts of the house are at work now: while one is down, nobody's time is over.
   */
  beat(): Promise<boolean>;
}

interface HeartNeeds {
  readonly stores: Pick<Stores, 'settings' | 'clocks'>;
  readonly clock: Clock;
}

/**
 * The heart of this process. `parts`: those it has, and whether they work at the moment, as a bot does that is connected.
 * `realTime`: a clock that is moved on leaps ahead of a process that was there all the while; that is no time it was down.
 */
export const openHeart = (
  { stores, clock }: HeartNeeds,
  parts: Readonly<Partial<Record<HousePart, () => boolean>>>,
  realTime: () => number = Date.now,
): Heart => {
  const lastBeats = new Map<HousePart, number>();
  const beatPart = async (part: HousePart): Promise<void> => {
    const last = lastBeats.get(part);
    const wasHere = last !== undefined && realTime() - last <= LONGEST_SILENCE;
    const now = clock.now().getTime();
    const known = await aliveAt(stores, part);
    if (!wasHere && known !== undefined && now - known > LONGEST_SILENCE) {
      await stores.clocks.noteDowntime({ from: known, until: now });
    }
    await stores.settings.set(keyOf(part), String(now));
    lastBeats.set(part, realTime());
  };
  const isAtWork = async (part: HousePart): Promise<boolean> => {
    const known = await aliveAt(stores, part);
    return known === undefined || clock.now().getTime() - known <= LONGEST_SILENCE;
  };

  return {
    async beat() {
      for (const part of PARTS) {
        if (parts[part]?.() === true) await beatPart(part);
      }
      return (await Promise.all(PARTS.map(isAtWork))).every((works) => works);
    },
  };
};

const keyOf = (part: HousePart): string => `aliveAt ${part}`;

const aliveAt = async ({ settings }: HeartNeeds['stores'], part: HousePart): Promise<number | undefined> => {
  const known = await settings.get(keyOf(part));
  return known === undefined ? undefined : Number(known);
};
