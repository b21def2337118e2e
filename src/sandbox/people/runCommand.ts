import { ApplicationCommandOptionType, ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { deliver } from '../interactions/deliver.ts';
import { envelope } from '../interactions/envelope.ts';
import type { Interactions } from '../interactions/interactions.ts';
import type { Action, ActionResult } from '../pageProtocol.ts';
import { commandsFor } from './offered.ts';
import { readOptions, type SentOption } from './options.ts';
import { channelFor, checkCommandsHere } from './place.ts';
import { refuse } from './refusal.ts';
import { resolve } from './resolved.ts';

type CommandAct = Extract<Action, { do: 'command' | 'autocomplete' }>;

/** Sends a slash command, or asks for the choices of an option. */
export const runCommand = (context: Context, interactions: Interactions, act: CommandAct): Promise<ActionResult> => {
  const channel = channelFor(context, act.as, act.channel);
  checkCommandsHere(context, act.as, channel);
  const command = commandsFor(context.world, act.as, channel).find(({ id }) => id === act.command);
  if (!command) return refuse('This command is not offered here.');
  const partial = act.do === 'autocomplete';
  const options = readOptions(command.options ?? [], act.options, partial);
  const named = {
    users: valuesOf(options, ApplicationCommandOptionType.User),
    channels: valuesOf(options, ApplicationCommandOptionType.Channel),
    roles: valuesOf(options, ApplicationCommandOptionType.Role),
  };
  const interaction = envelope(
    context,
    act.as,
    channel,
    partial ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand,
    {
      data: {
        id: command.id,
        name: command.name,
        type: ApplicationCommandType.ChatInput,
        ...(options.length > 0 ? { options } : {}),
        ...(command.guild_id ? { guild_id: command.guild_id } : {}),
        ...resolve(context.world, act.as, channel, named),
      },
    },
  );
  return deliver(context, interactions, { interaction, person: act.as, channel: channel.id });
};

const valuesOf = (options: readonly SentOption[], type: ApplicationCommandOptionType): readonly string[] =>
  options.flatMap((option) => [
    ...(option.type === type && option.value !== undefined && !option.focused ? [String(option.value)] : []),
    ...valuesOf(option.options ?? [], type),
  ]);
