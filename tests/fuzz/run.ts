import { Events } from 'discord.js';
import type { Log, Services } from '#discord/command/services.ts';
import { createClient, createRest, listen } from '#discord/gateway/gatewayClient.ts';
import { interactionHandler } from '#discord/interactions/router.ts';
import { createMatchService } from '#matches/index.ts';
import { commandRegistry } from '../support/commands.ts';
import { onBroken } from '../support/fakes/onBroken.ts';
import { MUCH } from '../support/fakes/openRateLimiter.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { type Answered, openWire, WIRE_BOT, type WireInteraction } from '../support/fakes/wire.ts';
import { GAMES, ordersOf, REGISTRY } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { faultsOf } from '../support/laws/messageLimits.ts';
import { openMemoryStores } from '../support/memory/memory.ts';
import { openForger } from './forge.ts';
import { openFuzzMatches, SERVERS } from './fuzzMatches.ts';
import { unauthorizedActs } from './unauthorizedActs.ts';

/** The results of many interactions. */
export interface FuzzReport {
  readonly asked: number;
  readonly wellFormed: number;
  /** Those that discord.js could read, and emitted. */
  readonly handed: number;
  /** Emitted, and never completely answered. */
  readonly missing: readonly unknown[];
  /** Well-formed, and not emitted. */
  readonly lost: readonly unknown[];
  /** Well-formed, and answered with the apology for an internal error. */
  readonly apologies: readonly unknown[];
  /** Responses beyond Discord's limits. */
  readonly beyond: readonly unknown[];
  /** Acts in a seat by a person who never had it. */
  readonly unauthorizedActs: readonly unknown[];
  /** Uncaught errors. */
  readonly uncaught: readonly unknown[];
  /** Effects in the matches. */
  readonly events: number;
}

/** How many are in flight at a time. */
const AT_ONCE = 40;
const PATIENCE_MS = 60_000;

/** Sends `count` interactions derived from `seed` to a bot on real discord.js and a memory store. */
export const fuzzInteractions = async (
  count: number,
  seed: number,
  onProgress = (_: number): void => undefined,
): Promise<FuzzReport> => {
  const chance = seeded(seed);
  const stores = openMemoryStores();
  const clock = { now: () => new Date() };
  const matches = createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf });
  const fuzzed = await openFuzzMatches(stores, matches);
  const versions = async (): Promise<number> => {
    const all = await Promise.all(fuzzed.matches.map(async (id) => (await stores.matches.find(id))?.version ?? 0));
    return all.reduce((sum, version) => sum + version, 0);
  };
  const before = await versions();
  const wire = await openWire(SERVERS);
  const faults: { readonly interaction: unknown; readonly message: string; readonly fields: object }[] = [];
  const note = (fields: object, message: string): void =>
    void faults.push({ interaction: (fields as { interaction?: unknown }).interaction, message, fields });
  const log: Log = { info: () => undefined, warn: () => undefined, error: note };
  const door = { api: wire.restUrl, token: wire.token };
  const services: Services = {
    games: REGISTRY,
    ...{ matches, stores, clock, rest: createRest(door), applicationId: WIRE_BOT, sentences: messagesFor, log },
    render: async () => ({ file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 }),
    renderRecap: () => Promise.reject(new Error('recaps are not rendered here')),
  };
  const uncaught: unknown[] = [];
  const onUncaught = (error: unknown): void => void uncaught.push(error instanceof Error ? error.stack : error);
  process.on('unhandledRejection', onUncaught);
  process.on('uncaughtException', onUncaught);

  const handed = new Set<string>();
  const askers = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  const handle = interactionHandler(services, commandRegistry);
  const client = createClient(door, log, undefined, MUCH);
  client.on(Events.Raw, ({ t, d }: { readonly t: string; readonly d: { readonly id: string } }) => {
    if (t !== 'INTERACTION_CREATE') return;
    // It is parsed right after this, and emitted if it is valid.
    queueMicrotask(() => {
      if (!handed.has(d.id)) waiting.get(d.id)?.();
      waiting.delete(d.id);
    });
  });
  const listening = await listen(client, wire.token, (interaction, received) => {
    handed.add(interaction.id);
    return handle(interaction, received);
  });

  const forger = openForger(fuzzed, chance);
  const report = {
    asked: 0,
    wellFormed: 0,
    missing: [] as unknown[],
    lost: [] as unknown[],
    apologies: [] as unknown[],
    beyond: [] as unknown[],
  };
  const judge = (interaction: WireInteraction, isWellFormed: boolean, { first, final, body }: Answered): void => {
    const isHanded = handed.has(interaction.id);
    if (isHanded && (first === undefined || final === undefined)) report.missing.push({ first, final, interaction });
    if (isWellFormed && !isHanded) report.lost.push(interaction);
    const fault = faults.find((each) => each.interaction === interaction.id);
    if (isWellFormed && fault !== undefined) report.apologies.push({ fault, interaction });
    const components = (body?.components ?? []) as Parameters<typeof faultsOf>[0];
    const found = faultsOf(components);
    if (found.length > 0) report.beyond.push({ found, interaction });
    forger.learn(components);
  };
  const askOne = async (): Promise<void> => {
    const { interaction, isWellFormed } = forger.next();
    report.asked++;
    askers.set(interaction.id, userIn(interaction));
    if (isWellFormed) report.wellFormed++;
    const unreadable = new Promise<Answered>((resolve) => waiting.set(interaction.id, () => resolve({})));
    judge(interaction, isWellFormed, await Promise.race([wire.ask(interaction, PATIENCE_MS), unreadable]));
    if (report.asked % 5_000 === 0) onProgress(report.asked);
  };
  const askOn = async (): Promise<void> => {
    while (report.asked < count) await askOne();
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  } finally {
    process.off('unhandledRejection', onUncaught);
    process.off('uncaughtException', onUncaught);
    await listening.stop(1_000);
    await wire.stop();
  }
  return {
    ...report,
    handed: handed.size,
    uncaught,
    unauthorizedActs: await unauthorizedActs(stores, fuzzed.matches, askers),
    events: (await versions()) - before,
  };
};

/** The actor an interaction names, where it names one. */
const userIn = ({ member, user }: WireInteraction): string => {
  const { id } = (member as { readonly user?: { readonly id?: unknown } } | undefined)?.user ?? {};
  const said = id ?? (user as { readonly id?: unknown })?.id;
  return typeof said === 'string' ? said : JSON.stringify(said);
};
