import { ApplicationCommandOptionType, ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import { deliver } from '../interactions/deliver.ts';
import { envelope } from '../interactions/envelope.ts';
import type { Interactions } from '../interactions/pending.ts';
import type { Act, Acted } from '../pageProtocol.ts';
import type { Stage } from '../stage.ts';
import { commandsFor } from './offered.ts';
import { readOptions, type SentOption } from './options.ts';
import { channelFor, checkCommandsHere } from './place.ts';
import { refuse } from './refusal.ts';
import { resolve } from './resolved.ts';

type CommandAct = Extract<Act, { do: 'command' | 'autocomplete' }>;

/** A slash command, or the asking for its choices. */
export const runCommand = (stage: Stage, interactions: Interactions, act: CommandAct): Promise<Acted> => {
  const channel = channelFor(stage, act.as, act.channel);
  checkCommandsHere(stage, act.as, channel);
  const command = commandsFor(stage.world, act.as, channel).find(({ id }) => id === act.command);
  if (!command) return refuse('This command is not offered here.');
  const partial = act.do === 'autocomplete';
  const options = readOptions(command.options ?? [], act.options, partial);
  const named = {
    users: valuesOf(options, ApplicationCommandOptionType.User),
    channels: valuesOf(options, ApplicationCommandOptionType.Channel),
    roles: valuesOf(options, ApplicationCommandOptionType.Role),
  };
  const interaction = envelope(
    stage,
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
        ...resolve(stage.world, act.as, channel, named),
      },
    },
  );
  return deliver(stage, interactions, { interaction, person: act.as, channel: channel.id });
};

const valuesOf = (options: readonly SentOption[], type: ApplicationCommandOptionType): readonly string[] =>
  options.flatMap((option) => [
    ...(option.type === type && option.value !== undefined && !option.focused ? [String(option.value)] : []),
    ...valuesOf(option.options ?? [], type),
  ]);
