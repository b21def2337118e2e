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
  readonly #parent = parentPort as MessagePort;
  readonly #pending = new Set<Promise<void>>();
  #acknowledge = this.#createAcknowledger();
  #isClosing = false;

  #createAcknowledger(): ReturnType<typeof createAcknowledger> {
    const { token, gateway } = this.data as WorkerData & { readonly gateway: GatewayWorkerOptions };
    const onRequest = (request: RequestLogEntry): void => this.#parent.postMessage(request);
    const options = restOptions({ api: gateway.api, token, onRequest });
    const rest = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    const limiter = createRateLimiter(() => performance.now(), gateway.limits);
    return createAcknowledger(rest, limiter);
  }

  /** Like the base class, but with a session strategy local to this thread. */
  override async bootstrap(): Promise<void> {
    const sessions = new LocalSessionStrategy(this.data);
    for (const id of this.data.shardIds) this.shards.set(id, this.#shard(sessions, id));
    // discord.js leaves some promises unhandled. As on the main thread, such a rejection must not end the process.
    process.on('unhandledRejection', (error) => this.#parent.postMessage({ fault: describeError(error) }));
    this.setupThreadEvents();
    this.#post({ op: WorkerReceivePayloadOp.WorkerReady });
  }

  #shard(sessions: LocalSessionStrategy, shardId: number): WebSocketShard {
    const shard = new WebSocketShard(sessions, shardId);
    for (const event of Object.values(WebSocketShardEvents)) {
      if (event === WebSocketShardEvents.Dispatch || event === WebSocketShardEvents.Error) continue;
      shard.on(event, (data: unknown) => this.#post({ op: WorkerReceivePayloadOp.Event, event, data, shardId }));
    }
    // Copied by hand: an error loses its code when posted to another thread.
    shard.on(WebSocketShardEvents.Error, ({ error }) => {
      const data = { error: { ...error, message: error.message, stack: error.stack } };
      this.#post({ op: WorkerReceivePayloadOp.Event, event: WebSocketShardEvents.Error, data, shardId });
    });
    shard.on(WebSocketShardEvents.Dispatch, ({ data: packet }) => {
      if (packet.t !== GatewayDispatchEvents.InteractionCreate) return this.#forward(shardId, packet);
      if (this.#isClosing) return;
      const receiving = this.#acknowledge(packet.d).then((received) => {
        this.#pending.delete(receiving);
        this.#forward(shardId, packet, received);
      });
      this.#pending.add(receiving);
    });
    return shard;
  }

  #forward(shardId: number, packet: GatewayDispatchPayload, received?: Acknowledgement): void {
    const data = { data: { ...packet, received } };
    this.#post({ op: WorkerReceivePayloadOp.Event, event: WebSocketShardEvents.Dispatch, data, shardId });
  }

  #post(payload: WorkerReceivePayload): void {
    this.#parent.postMessage(payload);
  }

  /** Ignores the rejection: the main thread gets the same error as an event. */
  protected override async connect(shardId: number): Promise<void> {
    await super.connect(shardId).catch(() => undefined);
  }

  /** Waits until every interaction being acknowledged has been forwarded. */
  protected override async destroy(shardId: number, options?: WebSocketShardDestroyOptions): Promise<void> {
    this.#isClosing = true;
    await super.destroy(shardId, options);
    await Promise.all(this.#pending);
  }
}

await new GatewayWorker().bootstrap();
