import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Context } from '../../context.ts';
import { commandsFor } from '../../people/offered.ts';
import { check } from '../../schemas/check.ts';
import { type CommandPayload, commandCreate, commandList, commandPatch, MAX_COMMANDS } from '../../schemas/commands.ts';
import { type Answer, type Call, created, noContent, ok, param, type Route } from '../call.ts';
import { discordError } from '../errors.ts';

/** Returns the scope of a path's commands: `global`, or a guild's id. Throws 10002, 50001. */
const scopeOf = (call: Call): string => {
  const { world } = call.context;
  if (param(call, 'application') !== world.bot.id) throw discordError('unknownApplication');
  const guild = call.params.guild;
  if (guild !== undefined && guild !== world.guild.id) throw discordError('missingAccess');
  return guild ?? 'global';
};

const existing = (call: Call): readonly APIApplicationCommand[] => call.context.world.commands.get(scopeOf(call)) ?? [];

const save = (call: Call, commands: readonly APIApplicationCommand[]): void => {
  call.context.change({ kind: 'commands', scope: scopeOf(call), commands });
  const { world, tell } = call.context;
  for (const person of world.people.keys()) tell({ kind: 'commands', commands: commandsFor(world, person) }, person);
};

/** Returns a command as Discord does; an existing one keeps its id. */
const commandOf = (context: Context, scope: string, payload: CommandPayload, before: APIApplicationCommand | undefined) =>
  ({
    id: before?.id ?? context.snowflakes.next(),
    application_id: context.world.bot.id,
    version: context.snowflakes.next(),
    type: ApplicationCommandType.ChatInput,
    name: payload.name,
    name_localizations: payload.name_localizations ?? null,
    description: payload.description,
    description_localizations: payload.description_localizations ?? null,
    ...(payload.options?.length ? { options: payload.options } : {}),
    default_member_permissions: payload.default_member_permissions ?? null,
    dm_permission: payload.dm_permission ?? true,
    nsfw: payload.nsfw ?? false,
    ...(scope === 'global'
      ? {
          integration_types: payload.integration_types ?? [ApplicationIntegrationType.GuildInstall],
          contexts: payload.contexts ?? (payload.dm_permission === false ? [InteractionContextType.Guild] : null),
        }
      : { guild_id: scope }),
  }) as unknown as APIApplicationCommand;

/** Localized names and descriptions are returned only on request. */
const list = (call: Call): Answer => {
  if (call.query.get('with_localizations') === 'true') return ok(existing(call));
  const drop = (key: string, value: unknown): unknown => (/^(?:name|description)_localizations$/.test(key) ? undefined : value);
  return ok(JSON.parse(JSON.stringify(existing(call), drop)));
};

const replace = (call: Call): Answer => {
  const scope = scopeOf(call);
  const before = existing(call);
  const commands = check(commandList, call.body ?? []).map((payload) => {
    const old = before.find(({ name }) => name === payload.name);
    return commandOf(call.context, scope, payload, old);
  });
  save(call, commands);
  return ok(commands);
};

const add = (call: Call): Answer => {
  const scope = scopeOf(call);
  const payload = check(commandCreate, call.body ?? {});
  const all = existing(call);
  const before = all.find(({ name }) => name === payload.name);
  if (!before && all.length >= MAX_COMMANDS) throw discordError('tooManyCommands');
  const command = commandOf(call.context, scope, payload, before);
  save(call, [...all.filter((other) => other !== before), command]);
  return before ? ok(command) : created(command);
};

const found = (call: Call): APIApplicationCommand => {
  const command = existing(call).find(({ id }) => id === param(call, 'command'));
  if (!command) throw discordError('unknownCommand');
  return command;
};

const get = (call: Call): Answer => ok(found(call));

const edit = (call: Call): Answer => {
  const before = found(call);
  const payload = check(commandPatch, call.body ?? {});
  const { id, application_id: _application, version: _version, guild_id: _guild, ...said } = before;
  const whole = check(commandCreate, { ...said, ...payload });
  const command = commandOf(call.context, scopeOf(call), whole, before);
  const changed = existing(call).map((other) => (other.id === id ? command : other));
  save(call, changed);
  return ok(command);
};

const remove = (call: Call): Answer => {
  const { id } = found(call);
  const rest = existing(call).filter((other) => other.id !== id);
  save(call, rest);
  return noContent;
};

/** The routes for global commands and for those of one guild. */
export const commandRoutes: readonly Route[] = ['/applications/:application', '/applications/:application/guilds/:guild'].flatMap(
  (scope): readonly Route[] => [
    { method: 'GET', path: `${scope}/commands`, handle: list },
    { method: 'PUT', path: `${scope}/commands`, handle: replace },
    { method: 'POST', path: `${scope}/commands`, handle: add },
    { method: 'GET', path: `${scope}/commands/:command`, handle: get },
    { method: 'PATCH', path: `${scope}/commands/:command`, handle: edit },
    { method: 'DELETE', path: `${scope}/commands/:command`, handle: remove },
  ],
);
