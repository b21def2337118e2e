import type { SandboxClock } from './clock.ts';
import type { Context } from './context.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Streams } from './people/streams.ts';
import { compareIds, createSnowflakes, type Snowflakes } from './snowflakes.ts';
import type { Journal } from './world/journal.ts';
import { openingOf } from './world/opening.ts';
import type { Change } from './world/rows.ts';
import { apply, emptyWorld, snapshotOf, type World } from './world/world.ts';

export interface BotIdentity {
  readonly id: string;
  readonly name: string;
  /** What the bot's own role grants, as an invite link would. */
  readonly permissions: bigint;
}

/** Throws where what all later ids are counted on from is no number. */
const checkId = (change: Change): void => {
  if (change.kind === 'channel') BigInt(change.channel.id);
  if (change.kind === 'message') BigInt(change.row.message.id);
};

/** The world as the journal left it, or the opening one; the journal is made short again. */
export const createWorld = (journal: Journal, clock: SandboxClock, bot: BotIdentity): World => {
  const world = emptyWorld();
  if (journal.kept.length === 0) for (const change of openingOf(clock.now(), bot)) apply(world, change);
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

/** Ids above every id of the world. */
export const snowflakesFor = (world: World, clock: SandboxClock): Snowflakes => {
  const used = [...world.channels.keys(), ...[...world.messages.values()].flatMap((rows) => [...rows.keys()])];
  return createSnowflakes(clock, used.toSorted(compareIds).at(-1));
};

export interface ContextDeps {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly snowflakes: Snowflakes;
  readonly journal: Journal;
  readonly gateway: Gateway;
  readonly streams: Streams;
  readonly token: string;
  readonly origin: string;
}

export const createContext = ({ world, clock, snowflakes, journal, gateway, streams, token, origin }: ContextDeps): Context => ({
  world,
  clock,
  snowflakes,
  origin,
  token,
  files: journal,
  change: (change) => {
    apply(world, change);
    const isFleeting = change.kind === 'message' && change.row.onlyFor !== undefined;
    if (!isFleeting) journal.write(change);
  },
  dispatch: gateway.dispatch,
  isBotOnline: gateway.online,
  tell: (update, to) => streams.tell(world, update, to),
});
