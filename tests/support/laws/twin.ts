import { vi } from 'vitest';
import { startBot } from '#app/startBot.ts';
import type { Services } from '#discord/command/services.ts';
import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import type { Creature } from '#games/cyclades/types.ts';
import { createMatchService, type MatchService, type Stores } from '#matches/index.ts';
import type { Sandbox } from '#sandbox/index.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import type { RecordedRequest } from '#sandbox/rest/index.ts';
import type { SandboxPerson } from '../drivers/localApp.ts';
import { type Person, person } from '../drivers/person.ts';
import { ask, sandboxHere } from '../drivers/sandbox.ts';
import { render, renderRecap } from '../drivers/sharedRenderer.ts';
import { fixedLuck } from '../fakes/fixedLuck.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { quiet } from '../fakes/silentLogger.ts';
import { GAMES, ordersOf, REGISTRY } from '../games.ts';
import { freshDatabase } from '../setup/postgres.ts';

/** The single match of a twin. */
export const MATCH = 1;
/** People whose gold differs between the twins. */
export const OWNER: Seat = 1;
export const PEOPLE: readonly SandboxPerson[] = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];

/** A bot that leaks a secret on purpose, through its dependencies. */
export interface Leak {
  matches?(matches: MatchService): MatchService;
  render?(gold: number): Services['render'];
}

/** Files that hold the requests for pictures: equal requests give equal pictures, which take long to draw. */
export const WRITTEN: Required<Pick<Leak, 'render'>> = {
  render: () => async (request) => ({
    file: new TextEncoder().encode(JSON.stringify(request)),
    name: 'board.jpg',
    width: 1,
    height: 1,
  }),
};

export interface Asked {
  readonly who: SandboxPerson;
  readonly acted: ActionResult;
}

/** The whole bot in its own sandbox, with times, ids and luck that are the same in each run, and the requests it received. */
export interface Twin {
  readonly sandbox: Sandbox;
  readonly stores: Stores;
  /** The actual state, whatever the bot leaks. */
  readonly truth: MatchService;
  readonly asked: readonly Asked[];
  who(name: SandboxPerson): Person;
  /** Sends the bot an action and waits for all its consequences: first the response, then the posts. */
  ask(name: SandboxPerson, act: (who: Person) => Promise<ActionResult>): Promise<ActionResult>;
  /** Advances time. */
  wait(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than any run. */
const NEVER_MS = 2_000_000_000;
const PATIENCE = { interval: 2, timeout: 60_000 };

/** `track`: the creatures of the first cycle, in place of a random draw. */
export const twin = async (gold: number, leak: Leak = {}, track?: readonly Creature[]): Promise<Twin> => {
  const database = await freshDatabase();
  const sandbox = await sandboxHere('virtual');
  const clock = { now: () => new Date(sandbox.context.clock.now()) };
  const { stores, speak, free } = byTurns(fixedLuck());
  const games = { cyclades: dealing(GAMES.cyclades as AnyGame, gold, track) };
  const matches = createMatchService({ onBroken, stores, clock, games, orders: ordersOf });
  const bot = await startBot({
    stores,
    matches: leak.matches?.(matches) ?? matches,
    clock,
    restApi: sandbox.restUrl,
    token: sandbox.token,
    queues: { kind: 'postgres', url: database.url },
    games: REGISTRY,
    log: quiet,
    sweepMs: NEVER_MS,
    render: leak.render?.(gold) ?? render,
    renderRecap,
  });
  const people = await Promise.all(PEOPLE.map((name) => person(sandbox, name)));
  const who = (name: SandboxPerson): Person => people[PEOPLE.indexOf(name)] as Person;
  const asked: Asked[] = [];
  // Ids count items created in the same millisecond: what the owner's own replies contain (pictures, for example) must not affect the next
  // ids.
  const wait = (advanceMs: number): Promise<void> => ask(sandbox, '/clock', { advanceMs });
  return {
    sandbox,
    stores,
    truth: createMatchService({ onBroken, stores, clock, games, orders: ordersOf }),
    asked,
    who,
    ask: async (name, act) => {
      const before = sandbox.rest.requests().at(-1);
      const acted = await act(who(name));
      await vi.waitUntil(() => isAnswered(requestsSince(sandbox, before), acted), PATIENCE);
      await wait(1);
      await speak();
      await wait(1);
      asked.push({ who: name, acted });
      return acted;
    },
    wait,
    stop: async () => {
      free();
      for (const each of people) each.leave();
      await bot.stop();
      await sandbox.stop();
      await database.drop();
    },
  };
};

/** A game with changes to the gold dealt to the owner and the first creatures. */
const dealing = (game: AnyGame, gold: number, track: readonly Creature[] | undefined): AnyGame => ({
  ...game,
  deal: (state, chance) => game.deal(state, chance).map((event) => dealt(event, gold, track)),
});

const dealt = (event: BaseEvent, gold: number, track: readonly Creature[] | undefined): BaseEvent => {
  if (event.type === 'TrackFilled' && track !== undefined) return Object.assign({}, event, { track });
  return event.type === 'GoldDealt' && 'seat' in event && event.seat === OWNER ? Object.assign({}, event, { gold }) : event;
};

/** The token of an interaction is random, so requests are identified by the interaction's id. */
export const tokenOf = (requests: readonly RecordedRequest[], interaction: string): string | undefined =>
  requests.find(({ path }) => path.startsWith(`/interactions/${interaction}/`))?.path.split('/')[3];

/** The requests of the bot since an earlier request. */
const requestsSince = ({ rest }: Sandbox, before: RecordedRequest | undefined): readonly RecordedRequest[] => {
  const all = rest.requests();
  return before === undefined ? all : all.slice(all.lastIndexOf(before) + 1);
};

/** Whether the last request in response to an action has completed. */
const isAnswered = (requests: readonly RecordedRequest[], { interaction, response, failed }: ActionResult): boolean => {
  if (failed !== undefined) throw new Error(`The bot did not respond: ${failed}.`);
  if (interaction === undefined) return true;
  const last = response === 'autocomplete' ? '/callback' : '/messages/%40original';
  const token = tokenOf(requests, interaction);
  return requests.some(
    ({ path, status }) => status !== undefined && path.endsWith(last) && path.split('/').includes(token ?? ''),
  );
};

/**
 * Whether a reply or a post about the same move reaches Discord first depends on scheduling. Here the announcer runs only when triggered,
 * so that the order of all requests can be compared.
 */
const byTurns = (under: Stores) => {
  let isOpen = false;
  let isLeased = false;
  const waiting: (() => void)[] = [];
  const lease: Stores['announcements']['lease'] = async (...context) => {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    const got = await under.announcements.lease(...context);
    isLeased ||= got !== undefined;
    return got;
  };
  const release: Stores['announcements']['release'] = async (...context) => {
    const left = await under.announcements.release(...context);
    isLeased = false;
    return left;
  };
  const announced: Stores['announcements']['announced'] = async (...context) => {
    const told = await under.announcements.announced(...context);
    isLeased = false;
    return told;
  };
  const open = (): void => {
    isOpen = true;
    for (const pass of waiting.splice(0)) pass();
  };
  const isTold = async (): Promise<boolean> => {
    const match = await under.matches.find(MATCH);
    return match === undefined || match.version === match.announcedVersion;
  };
  const stores: Stores = { ...under, announcements: { ...under.announcements, lease, release, announced } };
  return {
    stores,
    free: open,
    speak: async () => {
      if (await isTold()) return;
      open();
      await vi.waitUntil(async () => (await isTold()) && !isLeased, PATIENCE);
      isOpen = false;
    },
  };
};
