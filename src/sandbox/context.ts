import type { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { SandboxClock } from './clock.ts';
import { compareIds } from './compareIds.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Update } from './pageProtocol.ts';
import type { Streams } from './people/streams.ts';
import { createSnowflakes, type Snowflakes } from './snowflakes.ts';
import { initialChanges } from './world/initialWorld.ts';
import type { Journal } from './world/journal.ts';
import type { Change } from './world/rows.ts';
import { apply, emptyWorld, snapshotOf, type World } from './world/world.ts';

interface BotIdentity {
  readonly id: string;
  readonly name: string;
  /** The permissions of the bot's own role, as an invite link grants them. */
  readonly permissions: bigint;
}

/** Throws if an id is not a number: later ids are counted on from it. */
const checkId = (change: Change): void => {
  if (change.kind === 'channel') BigInt(change.channel.id);
  if (change.kind === 'message') BigInt(change.row.message.id);
};

/** Returns the world of the journal, or the initial one if the journal is empty. Compacts the journal. */
export const createWorld = (journal: Journal, clock: SandboxClock, bot: BotIdentity): World => {
  const world = emptyWorld();
  if (journal.kept.length === 0) for (const change of initialChanges(clock.now(), bot)) apply(world, change);
  for (const { change, damaged } of journal.kept) {
    try {
      checkId(change);
      apply(world, change);
    } catch (error) {
      throw damaged(error);
    }
  }
  journal.compact(snapshotOf(world));
  return world;
};

/** Creates a source of ids above every id of the world. */
export const snowflakesFor = (world: World, clock: SandboxClock): Snowflakes => {
  const used = [...world.channels.keys(), ...[...world.messages.values()].flatMap((rows) => [...rows.keys()])];
  return createSnowflakes(clock, used.toSorted(compareIds).at(-1));
};

interface ContextDeps {
  /** To read. Changed by `change` only. */
  readonly world: World;
  readonly clock: SandboxClock;
  readonly snowflakes: Snowflakes;
  readonly journal: Journal;
  readonly gateway: Gateway;
  readonly streams: Streams;
  readonly token: string;
  /** The address of the sandbox, e.g. `http://localhost:3000`; for addresses of files. */
  readonly origin: string;
  /** The address of the gateway, e.g. `ws://127.0.0.1:…`. */
  readonly gatewayUrl: string;
}

export type Context = ReturnType<typeof createContext>;

/** Creates what every part of the sandbox works with; called once at start. */
export const createContext = ({ journal, gateway, streams, ...shared }: ContextDeps) => ({
  ...shared,
  files: journal,
  /** Applies a change and writes it to the journal. */
  change: (change: Change): void => {
    apply(shared.world, change);
    const isEphemeral = change.kind === 'message' && change.row.onlyFor !== undefined;
    if (!isEphemeral) journal.write(change);
  },
  /** Sends a dispatch to the bot's sessions whose intents allow it; kept for a resume. */
  dispatch: (type: `${GatewayDispatchEvents}`, data: unknown): void => gateway.dispatch(type, data),
  /** Whether the bot has a session with a connection. */
  isBotOnline: gateway.online,
  /** Sends an update to the pages of one person, or of everybody who can see what it is about. */
  tell: (update: Update, to: string | 'everyone'): void => streams.tell(shared.world, update, to),
});
