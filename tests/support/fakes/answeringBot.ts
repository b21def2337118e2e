import { type APIApplication, Routes } from 'discord.js';
import { registerCommands } from '#discord/command/registerCommands.ts';
import type { Log, Services } from '#discord/command/services.ts';
import { createClient, createRest, listen } from '#discord/gateway/gatewayClient.ts';
import { interactionHandler } from '#discord/interactions/router.ts';
import { createMatchService } from '#matches/index.ts';
import { paintCard } from '#renderers/recap/drawCard.ts';
import { commandRegistry } from '../commands.ts';
import { sandboxHere } from '../drivers/sandbox.ts';
import { GAMES, ordersOf, REGISTRY } from '../games.ts';
import { messagesFor } from '../languages.ts';
import { paint, SIGNS } from '../pictures.ts';
import { fixedLuck } from './fixedLuck.ts';
import { onBroken } from './onBroken.ts';
import { MUCH } from './openRateLimiter.ts';

/** A sandbox with the part of the bot that answers people, over a memory store: without jobs, so it sends nothing unprompted. */
export interface AnsweringBot {
  readonly sandbox: Awaited<ReturnType<typeof sandboxHere>>;
  readonly services: Services;
  /** The bot's log lines of level warn and above. */
  readonly complaints: readonly string[];
  stop(): Promise<void>;
}

/** `page`: whether the sandbox serves its page. */
export const answeringBot = async (page = false): Promise<AnsweringBot> => {
  const sandbox = await sandboxHere('virtual', page);
  const complaints: string[] = [];
  const complain = (fields: object, message: string): void => void complaints.push(`${message} ${JSON.stringify(fields)}`);
  const log: Log = { info: () => undefined, warn: complain, error: complain };
  const door = { api: sandbox.restUrl, token: sandbox.token };
  const rest = createRest(door);
  const application = (await rest.get(Routes.currentApplication())) as APIApplication;
  const stores = fixedLuck();
  const clock = { now: () => new Date() };
  const services: Services = {
    games: REGISTRY,
    matches: createMatchService({ onBroken, stores, clock, games: GAMES, orders: ordersOf }),
    stores,
    clock,
    rest,
    applicationId: application.id,
    sentences: messagesFor,
    render: paint,
    renderCard: (request) => paintCard(request, SIGNS),
    renderRecap: () => Promise.reject(new Error('recaps are not rendered here')),
    log,
  };
  await registerCommands(services, commandRegistry);
  const listening = await listen(
    createClient(door, log, undefined, MUCH),
    sandbox.token,
    interactionHandler(services, commandRegistry),
  );
  const stop = async (): Promise<void> => {
    await listening.stop(1_000);
    await sandbox.stop();
  };
  return { sandbox, services, complaints, stop };
};
