import type { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { SandboxClock } from './clock.ts';
import type { Update } from './pageProtocol.ts';
import type { Snowflakes } from './snowflakes.ts';
import type { Change } from './world/rows.ts';
import type { World } from './world/world.ts';

/** What every part of the sandbox works with; made once at start. */
export interface Context {
  /** To read. Changed by `change` only. */
  readonly world: World;
  readonly clock: SandboxClock;
  readonly snowflakes: Snowflakes;
  /** Where the sandbox answers, e.g. `http://localhost:3000`; for addresses of files. */
  readonly origin: string;
  /** Applies a change and writes it to the journal. */
  change(change: Change): void;
  /** Sends a dispatch to the bot's sessions whose intents allow it; kept for a resume. */
  dispatch(type: `${GatewayDispatchEvents}`, data: unknown): void;
  /** Tells the page: one person, or everybody who can see what it is about. */
  tell(update: Update, to: string | 'everyone'): void;
  readonly token: string;
  /** Whether the bot has a session with a connection. */
  isBotOnline(): boolean;
  readonly files: FileKeeper;
}

export interface FileKeeper {
  /** Answers the file's id. */
  keep(name: string, type: string, body: Uint8Array): string;
  read(id: string): Uint8Array | undefined;
}
