import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import { StoreUnavailable } from '#matches/index.ts';
import { type Answer, answer } from './answer.ts';
import type { Asking, Catalogue, Choices, Command } from './command.ts';
import { parseCustomId } from './customId.ts';
import { openAttendance } from './departures.ts';
import { type Admission, type FloodGate, floodGate } from './floodGate.ts';
import { sentencesFor } from './language.ts';
import { changesItsMessage, press } from './press.ts';
import { denied } from './refused.ts';
import type { Log, Services } from './services.ts';

type Answerable = ChatInputCommandInteraction | MessageComponentInteraction;

/**
 * Answers every interaction: finds what it means, acknowledges it once, and turns whatever happens into a sentence for the
 * asker alone. Never throws. What could not be acknowledged in time is not played.
 */
export const interactionHandler = (
  services: Services,
  catalogue: Catalogue,
  gate: FloodGate = floodGate(() => performance.now()),
): ((interaction: Interaction) => Promise<void>) => {
  const attendance = openAttendance(services);
  return async (interaction) => {
    const asking: Asking = { services, catalogue, say: services.sentences(String(interaction.locale)) };
    const server = interaction.guildId ?? undefined;
    try {
      const admission = gate(interaction.user.id, server, interaction.isRepliable());
      if (admission === 'admitted') await Promise.all([take(asking, interaction), attendance(interaction.user.id, server)]);
      else await turnAway(asking, interaction, admission);
    } catch (error) {
      services.log.error({ interaction: interaction.id, fault: faultOf(error) }, 'An interaction could not be answered.');
    }
  };
};

const take = async (asking: Asking, interaction: Interaction): Promise<void> => {
  if (interaction.isAutocomplete()) await suggest(asking, interaction);
  else if (interaction.isChatInputCommand()) await respond(asking, interaction, false, (own) => run(own, interaction));
  else if (interaction.isMessageComponent()) await respondToPress(asking, interaction);
  else await answerAtOnce(interaction, denied(asking.say, 'notUnderstood'));
};

/** Whoever floods is told once, at the cost of one request; the house does nothing else for them until there is room again. */
const turnAway = async (asking: Asking, interaction: Interaction, admission: Admission): Promise<void> => {
  if (admission === 'refused' && interaction.isRepliable()) await answerAtOnce(interaction, denied(asking.say, 'tooMuchAsked'));
};

const answerAtOnce = async (
  interaction: Exclude<Interaction, AutocompleteInteraction>,
  { components }: Answer,
): Promise<void> => {
  const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2;
  await interaction.reply({ components: [...components], flags, allowedMentions: { parse: [] } });
};

const commandOf = (catalogue: Catalogue, { commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction) =>
  catalogue.commands.find(({ data }) => data.name === commandName)?.parts[options.getSubcommand(false) ?? ''] as
    | Command<unknown>
    | undefined;

const run = async (asking: Asking, interaction: ChatInputCommandInteraction): Promise<Answer> => {
  const command = commandOf(asking.catalogue, interaction);
  return command === undefined ? denied(asking.say, 'notUnderstood') : command.execute({ ...asking, interaction });
};

const respondToPress = async (asking: Asking, interaction: MessageComponentInteraction): Promise<void> => {
  const id = parseCustomId(String(interaction.customId));
  const updates = id !== undefined && changesItsMessage(id) && interaction.message.flags.has(MessageFlags.Ephemeral);
  await respond(asking, interaction, updates, async (own) =>
    id === undefined ? denied(own.say, 'notUnderstood') : press(own, interaction, id),
  );
};

const respond = async (
  asking: Asking,
  interaction: Answerable,
  updates: boolean,
  handle: (asking: Asking) => Promise<Answer>,
): Promise<void> => {
  if (!(await acknowledged(interaction, updates, asking.services.log))) return;
  const own = await ofAsker(asking, interaction);
  const made = await handle(own).catch((error: unknown) => apology(own, interaction, error));
  try {
    await send(interaction, made);
  } catch (error) {
    // What was asked for has happened: an answer Discord does not take must not leave the asker waiting.
    if (!isRefused(error)) throw error;
    await send(interaction, apology(own, interaction, error));
  }
};

/** The same by one who is known, in the language they have chosen; while that cannot be read, in that of their Discord. */
const ofAsker = async (asking: Asking, { user, locale }: Pick<Interaction, 'user' | 'locale'>): Promise<Asking> => {
  try {
    const known = await asking.services.stores.users.find(user.id);
    if (known === undefined) return asking;
    return { ...asking, known, say: sentencesFor(asking.services, { ...known, locale: String(locale) }) };
  } catch (error) {
    if (error instanceof StoreUnavailable) return asking;
    throw error;
  }
};

/** Discord does not want this answer; another one it may take. */
const isRefused = (error: unknown): boolean => error instanceof DiscordAPIError && error.status < 500 && error.status !== 404;

/** Defers, for the asker's eyes only. An interaction that is acknowledged already is gone on with: its moves are played once. */
const acknowledged = async (interaction: Answerable, updates: boolean, log: Log): Promise<boolean> => {
  try {
    if (updates && interaction.isMessageComponent()) await interaction.deferUpdate();
    else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return true;
  } catch (error) {
    if (isCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)) {
      interaction.deferred = true;
      return true;
    }
    log.warn({ interaction: interaction.id, fault: faultOf(error) }, 'An interaction was not acknowledged, so nothing was done.');
    return false;
  }
};

const send = async (interaction: Answerable, { components, file }: Answer): Promise<void> => {
  await interaction.editReply({
    components: [...components],
    files: file === undefined ? [] : [{ attachment: Buffer.from(file.data), name: file.name }],
    attachments: [],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [] },
  });
};

/** A fault as a sentence: the store's absence by name, anything else by a number that stands in the log. */
const apology = ({ services, say }: Asking, interaction: Answerable, error: unknown): Answer => {
  const reference = BigInt(interaction.id).toString(36).slice(-7);
  const about = { reference, interaction: interaction.id, fault: faultOf(error) };
  if (error instanceof StoreUnavailable) {
    services.log.warn(about, 'The store was away when somebody asked.');
    return answer(say.common.plain.storeAway);
  }
  services.log.error(about, 'A command or control failed.');
  return answer(say.common.bug(reference));
};

/** Choices for what is being typed; none rather than a fault, since typing goes on without them. */
const suggest = async (asking: Asking, interaction: AutocompleteInteraction): Promise<void> => {
  const command = commandOf(asking.catalogue, interaction);
  const suggested = async (): Promise<Choices> =>
    command?.autocomplete?.({ ...(await ofAsker(asking, interaction)), interaction }) ?? [];
  const choices = await suggested().catch((error: unknown): Choices => {
    asking.services.log.warn({ interaction: interaction.id, fault: faultOf(error) }, 'There are no choices to offer.');
    return [];
  });
  await interaction.respond(choices.slice(0, 25));
};

const isCode = (error: unknown, code: RESTJSONErrorCodes): boolean => error instanceof DiscordAPIError && error.code === code;

/** What the log keeps of an error: no request (it may hold a secret of the match, a token or the text of an answer), no address. */
const faultOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, ...('code' in error && { code: error.code }), stack: error.stack }
    : { thrown: typeof error };
