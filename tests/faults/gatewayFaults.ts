import { BroadcastChannel } from 'node:worker_threads';
import { type FaultPlan, type FaultPoints, freezeThread } from './faultPoints.ts';

/** Messages between the main thread and the gateway thread. */
export type GatewayOrder = { readonly do: 'arm'; readonly plan: FaultPlan | undefined } | { readonly do: 'resume' };
export type GatewayReport = 'heard' | 'reached';

const CHANNEL = 'fault plans of the gateway';

/** The fault plan of the gateway thread, set from the main thread. */
export interface GatewayFaults {
  /** Resolves once the gateway thread has received the plan. */
  arm(plan: FaultPlan | undefined): Promise<void>;
  resume(): void;
}

/** Calls `reached` when the gateway thread has reached its point; then stops this thread too if the whole process has to freeze. */
export const createGatewayFaults = (reached: () => void): GatewayFaults => {
  const channel = new BroadcastChannel(CHANNEL);
  let armed: FaultPlan | undefined;
  let heard = (): void => undefined;
  const tell = (order: GatewayOrder): void => channel.postMessage(order);
  channel.onmessage = (message) => {
    const { data } = message as { readonly data: GatewayReport };
    if (data === 'heard') return heard();
    reached();
    if (armed?.freeze) freezeThread();
  };
  return {
    arm: (plan) => {
      armed = plan;
      const hearing = new Promise<void>((resolve) => {
        heard = resolve;
      });
      tell({ do: 'arm', plan });
      return hearing;
    },
    resume: () => tell({ do: 'resume' }),
  };
};

/** On the gateway thread: applies received plans to `points`. Returns a function that reports that the point is reached. */
export const receiveFaultPlans = (points: () => FaultPoints): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  const report = (said: GatewayReport): void => channel.postMessage(said);
  channel.onmessage = (message) => {
    const { data } = message as { readonly data: GatewayOrder };
    if (data.do === 'resume') return points().resume();
    points().arm(data.plan);
    report('heard');
  };
  return () => report('reached');
};
