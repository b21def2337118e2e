import { BroadcastChannel } from 'node:worker_threads';
import { type Doom, freezeThread, type Strikes } from './faultPoints.ts';

/** Messages between the main thread and the gateway thread. */
export type DoorOrder = { readonly do: 'doom'; readonly doom: Doom | undefined } | { readonly do: 'goOn' };
export type DoorReport = 'heard' | 'struck';

const CHANNEL = 'doom of the door';

/** The fault plan of the gateway thread, set from the main thread. */
export interface DoorDoom {
  /** Resolves once the gateway thread has received the plan. */
  doom(doom: Doom | undefined): Promise<void>;
  goOn(): void;
}

/** Calls `struck` when the gateway thread has reached its point; then stops this thread too if the whole process has to freeze. */
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

/** On the gateway thread: applies received plans to `strikes`. Returns a function that reports that the point is reached. */
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
