import { performance } from 'node:perf_hooks';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { REST } from '@discordjs/rest';
import {
  WebSocketShard,
  type WebSocketShardDestroyOptions,
  WebSocketShardEvents,
  WorkerBootstrapper,
  type WorkerData,
  type WorkerReceivePayload,
  WorkerReceivePayloadOp,
} from '@discordjs/ws';
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10';
import { describeError } from '../responses/errorInfo.ts';
import { type Acknowledgement, createAcknowledger, type GatewayWorkerOptions } from './acknowledge.ts';
import { LocalSessionStrategy } from './localSessionStrategy.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { type RequestLogEntry, restOptions } from './restOptions.ts';

/**
 * Holds the connection to Discord's gateway and forwards its packets to the main thread: interactions after their
 * acknowledgement, all others immediately. Also reports every REST request it completes.
 */
class GatewayWorker extends WorkerBootstrapper {
  readonly #house = parentPort as MessagePort;
  readonly #underWay = new Set<Promise<void>>();
  #receive = this.#openDoor();
  #isLeaving = false;

  #openDoor(): ReturnType<typeof createAcknowledger> {
    const { token, door } = this.data as WorkerData & { readonly door: GatewayWorkerOptions };
    const requested = (request: RequestLogEntry): void => this.#house.postMessage(request);
    const options = restOptions({ api: door.api, token, onRequest: requested });
    const rest = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    const gate = createRateLimiter(() => performance.now(), door.limits);
    return createAcknowledger(rest, gate);
  }

  /** Like the base class, but with a session strategy local to this thread. */
  override async bootstrap(): Promise<void> {
    const sessions = new LocalSessionStrategy(this.data);
    for (const id of this.data.shardIds) this.shards.set(id, this.#shard(sessions, id));
    // discord.js leaves some promises unhandled. As on the main thread, such a rejection must not end the process.
    process.on('unhandledRejection', (error) => this.#house.postMessage({ fault: describeError(error) }));
    this.setupThreadEvents();
    this.#tell({ op: WorkerReceivePayloadOp.WorkerReady });
  }

  #shard(sessions: LocalSessionStrategy, shardId: number): WebSocketShard {
    const shard = new WebSocketShard(sessions, shardId);
    for (const event of Object.values(WebSocketShardEvents)) {
      if (event === WebSocketShardEvents.Dispatch || event === WebSocketShardEvents.Error) continue;
      shard.on(event, (data: unknown) => this.#tell({ op: WorkerReceivePayloadOp.Event, event, data, shardId }));
    }
    // Copied by hand: an error loses its code when posted to another thread.
    shard.on(WebSocketShardEvents.Error, ({ error }) => {
      const data = { error: { ...error, message: error.message, stack: error.stack } };
      this.#tell({ op: WorkerReceivePayloadOp.Event, event: WebSocketShardEvents.Error, data, shardId });
    });
    shard.on(WebSocketShardEvents.Dispatch, ({ data: packet }) => {
      if (packet.t !== GatewayDispatchEvents.InteractionCreate) return this.#passOn(shardId, packet);
      if (this.#isLeaving) return;
      const receiving = this.#receive(packet.d).then((received) => {
        this.#underWay.delete(receiving);
        this.#passOn(shardId, packet, received);
      });
      this.#underWay.add(receiving);
    });
    return shard;
  }

  #passOn(shardId: number, packet: GatewayDispatchPayload, received?: Acknowledgement): void {
    const data = { data: { ...packet, received } };
    this.#tell({ op: WorkerReceivePayloadOp.Event, event: WebSocketShardEvents.Dispatch, data, shardId });
  }

  #tell(payload: WorkerReceivePayload): void {
    this.#house.postMessage(payload);
  }

  /** Ignores the rejection: the main thread gets the same error as an event. */
  protected override async connect(shardId: number): Promise<void> {
    await super.connect(shardId).catch(() => undefined);
  }

  /** Waits until every interaction being acknowledged has been forwarded. */
  protected override async destroy(shardId: number, options?: WebSocketShardDestroyOptions): Promise<void> {
    this.#isLeaving = true;
    await super.destroy(shardId, options);
    await Promise.all(this.#underWay);
  }
}

await new GatewayWorker().bootstrap();
