import { BroadcastChannel } from 'node:worker_threads';
import { type Doom, freezeThread, type Strikes } from './strikes.ts';

/** What the thread that answers says to the one at its door, and what that one says. */
export type DoorOrder = { readonly do: 'doom'; readonly doom: Doom | undefined } | { readonly do: 'goOn' };
export type DoorReport = 'heard' | 'struck';

const CHANNEL = 'doom of the door';

/** The doom of the thread at the door, from the thread that answers. */
export interface DoorDoom {
  /** Ends when the door has heard of it. */
  doom(doom: Doom | undefined): Promise<void>;
  goOn(): void;
}

/** Once the door is struck, `struck` is told; and this thread stops with it where all of the process is to. */
export const openDoorDoom = (struck: () => void): DoorDoom => {
  const channel = new BroadcastChannel(CHANNEL);
  let standing: Doom | undefined;
  let heard = (): void => undefined;
  const tell = (order: DoorOrder): void => channel.postMessage(order);
  channel.onmessage = (message) => {
    const { data } = message as { readonly data: DoorReport };
    if (data === 'heard') return heard();
    struck();
    if (standing?.freeze) freezeThread();
  };
  return {
    doom: (doom) => {
      standing = doom;
      const hearing = new Promise<void>((resolve) => {
        heard = resolve;
      });
      tell({ do: 'doom', doom });
      return hearing;
    },
    goOn: () => tell({ do: 'goOn' }),
  };
};

/** At the door itself: what it is told is done by `strikes`. Gives back how it says that it is struck. */
export const followDoom = (strikes: () => Strikes): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  const report = (said: DoorReport): void => channel.postMessage(said);
  channel.onmessage = (message) => {
    const { data } = message as { readonly data: DoorOrder };
    if (data.do === 'goOn') return strikes().goOn();
    strikes().doom(data.doom);
    report('heard');
  };
  return () => report('struck');
};
