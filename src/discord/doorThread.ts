import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { REST } from '@discordjs/rest';
import {
  type WebSocketShardDestroyOptions,
  WebSocketShardEvents,
  WorkerBootstrapper,
  type WorkerData,
  WorkerReceivePayloadOp,
} from '@discordjs/ws';
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10';
import { type DoorNeeds, openDoor, type Received } from './door.ts';
import { floodGate } from './floodGate.ts';
import { restOptions } from './requests.ts';

/**
 * Holds the connection to Discord's gateway, and passes on what comes: interactions once they have been received, all else at once.
 * Each request it makes is told as it is over.
 */
class Doorman extends WorkerBootstrapper {
  readonly #underWay = new Set<Promise<void>>();

  async open(): Promise<void> {
    const { token, door } = this.data as WorkerData & { readonly door: DoorNeeds };
    const requested = (request: object): void => parentPort?.postMessage(request);
    const options = restOptions({ api: door.api, token, requested });
    const rest = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    const receive = openDoor(
      rest,
      floodGate(() => performance.now(), door.allowances),
    );
    await this.bootstrap({
      forwardEvents: Object.values(WebSocketShardEvents).filter((event) => event !== WebSocketShardEvents.Dispatch),
      shardCallback: (shard) => {
        shard.on(WebSocketShardEvents.Dispatch, ({ data: packet }) => {
          if (packet.t !== GatewayDispatchEvents.InteractionCreate) return passOn(shard.id, packet);
          const receiving = receive(packet.d).then((received) => {
            this.#underWay.delete(receiving);
            passOn(shard.id, packet, received);
          });
          this.#underWay.add(receiving);
        });
      },
    });
  }

  /** The thread that answers hears of it by the event of the same error. */
  protected override async connect(shardId: number): Promise<void> {
    await super.connect(shardId).catch(() => undefined);
  }

  /** Whatever has been acknowledged is passed on, too. */
  protected override async destroy(shardId: number, options?: WebSocketShardDestroyOptions): Promise<void> {
    await super.destroy(shardId, options);
    await Promise.all(this.#underWay);
  }
}

const passOn = (shardId: number, packet: GatewayDispatchPayload, received?: Received): void =>
  parentPort?.postMessage({
    op: WorkerReceivePayloadOp.Event,
    event: WebSocketShardEvents.Dispatch,
    data: { data: { ...packet, received } },
    shardId,
  });

await new Doorman().open();
