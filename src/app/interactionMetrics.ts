import type { Interaction } from 'discord.js';
import type { CommandRegistry } from '#discord/command/command.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import type { Acknowledgement } from '#discord/gateway/acknowledge.ts';
import { type Metrics, timed } from '#metrics/index.ts';

type Handle = (interaction: Interaction, received: Acknowledgement) => Promise<void>;

/** Returns the handler with each interaction counted by a name from the code, and the time to its complete reply measured. */
export const withInteractionMetrics = (handle: Handle, registry: CommandRegistry, meter: Metrics): Handle => {
  const known = new Set(
    registry.commands.flatMap(({ data, parts }) => Object.keys(parts).map((part) => `${data.name} ${part}`.trim())),
  );
  return timed(handle, (interaction, seconds) => {
    if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
      const typed = `${interaction.commandName} ${interaction.options.getSubcommand(false) ?? ''}`.trim();
      const kind = interaction.isAutocomplete() ? 'choices' : 'command';
      meter.answered(kind, known.has(typed) ? typed : 'unknown', seconds);
    } else if (interaction.isMessageComponent()) {
      meter.answered('press', parseCustomId(interaction.customId)?.kind ?? 'unknown', seconds);
    }
  });
};
