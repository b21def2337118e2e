import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js';
import { StoreUnavailable } from '#matches/index.ts';
import { actorOf } from '../command/actor.ts';
import type { AutocompleteChoices, Command, CommandContext, CommandRegistry } from '../command/command.ts';
import { sentencesFor } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { parseCustomId } from '../customIds/customId.ts';
import { createPresenceTracker } from '../delivery/reachability.ts';
import type { Acknowledgement } from '../gateway/acknowledge.ts';
import { denied } from '../narration/refusalReply.ts';
import { describeError } from '../responses/errorInfo.ts';
import { handlePress } from './controls.ts';

type RepliedInteraction = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * Returns the handler of every interaction from the gateway worker. It runs the command or control, and reports any failure in
 * a reply to the actor alone. Never throws. Interactions that were not acknowledged in time are not executed.
 */
export const interactionHandler = (
  services: Services,
  registry: CommandRegistry,
): ((interaction: Interaction, received: Acknowledgement) => Promise<void>) => {
  const trackPresence = createPresenceTracker(services);
  return async (interaction, received) => {
    const actor = actorOf(interaction);
    const context: CommandContext = { services, registry, actor, say: services.sentences(actor.locale) };
    try {
      const { admission } = received;
      // A user over the rate limit gets one reply; later interactions are ignored until the limit allows more.
      if (admission === 'refused' && interaction.isRepliable())
        await replyImmediately(interaction, denied(context.say, 'tooMuchAsked'));
      if (admission === 'admitted')
        await Promise.all([route(context, interaction, received), trackPresence(actor.user, actor.server)]);
    } catch (error) {
      services.log.error({ interaction: interaction.id, fault: describeError(error) }, 'interaction failed without a reply');
    }
  };
};

const route = async (context: CommandContext, interaction: Interaction, received: Acknowledgement): Promise<void> => {
  if (interaction.isAutocomplete()) await suggest(context, interaction);
  else if (interaction.isChatInputCommand()) await respond(context, interaction, received, (own) => run(own, interaction));
  else if (interaction.isMessageComponent()) await respond(context, interaction, received, (own) => pressed(own, interaction));
  else await replyImmediately(interaction, denied(context.say, 'notUnderstood'));
};

const replyImmediately = async (
  interaction: Exclude<Interaction, AutocompleteInteraction>,
  { components }: Reply,
): Promise<void> => {
  const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
  await interaction.reply({ components: [...components], flags, allowedMentions: { parse: [] } });
};

const commandOf = (registry: CommandRegistry, { commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction) =>
  registry.commands.find(({ data }) => data.name === commandName)?.parts[options.getSubcommand(false) ?? ''] as
    | Command<unknown>
    | undefined;

const run = async (context: CommandContext, interaction: ChatInputCommandInteraction): Promise<Reply> => {
  const command = commandOf(context.registry, interaction);
  return command === undefined ? denied(context.say, 'notUnderstood') : command.execute({ ...context, interaction });
};

const pressed = async (context: CommandContext, interaction: MessageComponentInteraction): Promise<Reply> => {
  const id = parseCustomId(String(interaction.customId));
  return id === undefined
    ? denied(context.say, 'notUnderstood')
    : handlePress({ context, interaction, id, value: chosenIn(interaction) });
};

const chosenIn = (interaction: MessageComponentInteraction): string | undefined =>
  interaction.isAnySelectMenu() ? interaction.values[0] : undefined;

const respond = async (
  context: CommandContext,
  interaction: RepliedInteraction,
  received: Acknowledgement,
  handle: (context: CommandContext) => Promise<Reply>,
): Promise<void> => {
  if (received.acknowledgedInSeconds === undefined) {
    context.services.log.warn({ interaction: interaction.id, fault: received.fault }, 'interaction not acknowledged; skipped');
    return;
  }
  interaction.deferred = true;
  const own = await inActorLanguage(context);
  const reply = await handle(own).catch((error: unknown) => errorReply(own, interaction, error));
  try {
    await send(interaction, reply);
  } catch (error) {
    // The command has been executed, so if Discord refuses its reply, the actor still gets an error reply.
    if (!isRejectedByDiscord(error)) throw error;
    await send(interaction, errorReply(own, interaction, error));
  }
  await reply.afterwards?.();
};

/**
 * Returns the context with the stored user and the language they chose. While the store is unavailable, it keeps the language
 * of their Discord client.
 */
const inActorLanguage = async (context: CommandContext): Promise<CommandContext> => {
  const { user, locale } = context.actor;
  try {
    const known = await context.services.stores.users.find(user);
    if (known === undefined) return context;
    return { ...context, storedUser: known, say: sentencesFor(context.services, { ...known, locale }) };
  } catch (error) {
    if (error instanceof StoreUnavailable) return context;
    throw error;
  }
};

/** Whether Discord refuses this reply but may accept another. */
const isRejectedByDiscord = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status < 500 && error.status !== 404;

const send = async (interaction: RepliedInteraction, { components, file, files = [] }: Reply): Promise<void> => {
  await interaction.editReply({
    components: [...components],
    files: [...(file === undefined ? [] : [file]), ...files].map(({ name, data }) => ({ attachment: Buffer.from(data), name })),
    attachments: [],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [] },
  });
};

/** Returns an error as a reply: a store outage by name, anything else with a reference number that is also in the log. */
const errorReply = ({ services, say }: CommandContext, interaction: RepliedInteraction, error: unknown): Reply => {
  const reference = BigInt(interaction.id).toString(36).slice(-7);
  const about = { reference, interaction: interaction.id, fault: describeError(error) };
  if (error instanceof StoreUnavailable) {
    services.log.warn(about, 'store unavailable during an interaction');
    return textReply(say.common.plain.storeAway);
  }
  services.log.error(about, 'command or control failed');
  return textReply(say.common.bug(reference));
};

/** Sends autocomplete choices. Failures give an empty list, because typing works without choices. */
const suggest = async (context: CommandContext, interaction: AutocompleteInteraction): Promise<void> => {
  const command = commandOf(context.registry, interaction);
  const suggested = async (): Promise<AutocompleteChoices> =>
    command?.autocomplete?.({ ...(await inActorLanguage(context)), interaction }) ?? [];
  const choices = await suggested().catch((error: unknown): AutocompleteChoices => {
    context.services.log.warn(
      { interaction: interaction.id, fault: describeError(error) },
      'autocomplete failed; no choices sent',
    );
    return [];
  });
  await interaction.respond(choices.slice(0, 25));
};
