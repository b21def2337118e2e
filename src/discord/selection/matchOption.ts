import { type BaseInteraction, PermissionFlagsBits, type SlashCommandStringOption } from 'discord.js';
import type { Match, MatchId, MatchPlace, Position, UserId } from '#matches/index.ts';
import {
  type AutocompleteChoices,
  type AutocompleteContext,
  type CommandContext,
  described,
  type SlashCommandContext,
} from '../command/command.ts';
import type { Services } from '../command/services.ts';
import type { Reply } from '../components/reply.ts';
import { denied, refusalReply, refusedBy } from '../narration/refusalReply.ts';
import { filterByName } from '../text/normalizeText.ts';

export const MATCH_OPTION = 'match';

/** Adds the optional, autocompleted option that every command about a match has. */
export const matchOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option, 'option.match').setAutocomplete(true);

/** Selects the matches that a command may mean when it names none and is not typed in a match's thread. */
export type MatchFilter =
  /** A match that waits for the actor. */
  | 'due'
  /** A match in which the actor has a seat, preferring those that wait for them. */
  | 'own'
  /** A lobby of this server. */
  | 'lobby'
  /** A running match of this server in which the actor has no seat. */
  | 'others';

export type MatchLookup =
  | { readonly position: Position; readonly refused?: never }
  /** `setAside`: the match, if it cannot be shown because it is in quarantine. */
  | { readonly refused: Reply; readonly setAside?: Match; readonly position?: never };

/** Who acts, and in which channel. */
export type InteractionOrigin = Pick<BaseInteraction, 'user' | 'guild' | 'guildId' | 'channelId'>;

/** Returns the number in `#12` or `12`; `undefined` for anything else. */
const parseMatchNumber = (typed: string): MatchId | undefined => {
  const digits = /^\s*#?(\d{1,9})\b/.exec(typed)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * Whether the actor may see a match. Players, invited users and users who can see its channel may: the thread is open to them
 * anyway. A private match only restricts who may join, not who may watch.
 */
const mayLookAt = (match: Match, place: InteractionOrigin): boolean =>
  match.guests.includes(place.user.id) ||
  match.seats.some(({ user }) => user === place.user.id) ||
  (match.place.server === place.guildId && seesChannel(match.place, place));

/** Whether the actor can see a channel of the server they are on, or stands in it or its thread. */
export const seesChannel = (
  { channel, thread }: Pick<MatchPlace, 'channel'> & Partial<Pick<MatchPlace, 'thread'>>,
  { channelId, guild, user }: InteractionOrigin,
): boolean =>
  channelId === channel ||
  (channelId !== null && channelId === thread) ||
  (guild?.channels.cache.get(channel)?.permissionsFor(user)?.has(PermissionFlagsBits.ViewChannel) ?? false);

/**
 * Returns an actor's position in a match, or the reply why they cannot see it. A match the actor may not see is not folded, so
 * its refusal takes as long as that of a match that does not exist.
 */
export const resolveMatchFor = async (
  { services, say }: CommandContext,
  asked: MatchId | Match,
  place: InteractionOrigin,
): Promise<MatchLookup> => {
  const match = typeof asked === 'number' ? await services.stores.matches.find(asked) : asked;
  const position = match && mayLookAt(match, place) ? await services.matches.position(match, place.user.id) : undefined;
  if (position === undefined) return { refused: refusedBy(say, 'noSuchMatch') };
  const { unreadable, match: found } = position;
  if (unreadable === undefined) return { position };
  return {
    refused: refusalReply(say, unreadable, found.game),
    ...(unreadable.code === 'matchSetAside' && { setAside: found }),
  };
};

/** Returns the match in whose thread a command is typed, if there is one. */
export const matchHere = async ({
  interaction: { channelId },
  services,
}: SlashCommandContext | AutocompleteContext): Promise<Match | undefined> =>
  channelId === null ? undefined : (await services.stores.matches.list({ thread: channelId }, 1))[0];

/**
 * Returns the match a command means: the one it names, otherwise that of its thread, otherwise the only one that fits. If none
 * fits, the reply is `ifNone`.
 */
export const askedMatch = async (
  call: SlashCommandContext | AutocompleteContext,
  wanted: MatchFilter,
  ifNone?: Reply,
): Promise<MatchLookup> => {
  const { interaction, say } = call;
  const typed = interaction.options.getString(MATCH_OPTION);
  if (typed !== null) {
    const number = parseMatchNumber(typed);
    return number === undefined ? { refused: refusedBy(say, 'noSuchMatch') } : resolveMatchFor(call, number, interaction);
  }
  const here = await matchHere(call);
  if (here !== undefined) return resolveMatchFor(call, here, interaction);
  const { fitting, none } = await fittingMatches(call, interaction, wanted);
  const [only, ...more] = fitting;
  if (only === undefined) return { refused: ifNone ?? denied(say, none) };
  if (more.length === 0) return resolveMatchFor(call, only, interaction);
  const numbers = fitting.map(({ id }) => id);
  return { refused: denied(say, 'severalMatches', numbers) };
};

/** Whether the match waits for a user; not while an AI player has their seat or the match is suspended. */
export const isDue = ({ seats, active, computers, suspendedAt }: Match, user: UserId): boolean =>
  suspendedAt === undefined &&
  seats.some((row) => row.user === user && active.includes(row.seat) && !computers.includes(row.seat));

const fittingMatches = async (
  { services }: CommandContext,
  place: InteractionOrigin,
  wanted: MatchFilter,
): Promise<{
  readonly fitting: readonly Match[];
  readonly none: 'noMatchHere' | 'noMatchWaits' | 'noLobbyHere' | 'noMatchToWatch';
}> => {
  const { matches } = services.stores;
  const { user, guildId } = place;
  if (wanted === 'lobby') {
    const here = guildId === null ? await matches.list({ openOf: user.id }) : await openMatchesAt(services, place);
    return { fitting: here.filter(({ status }) => status === 'lobby'), none: 'noLobbyHere' };
  }
  if (wanted === 'others') {
    const isOther = ({ status, seats }: Match): boolean => status === 'playing' && seats.every((row) => row.user !== user.id);
    return { fitting: (await openMatchesAt(services, place)).filter(isOther), none: 'noMatchToWatch' };
  }
  const own = await matches.list({ openOf: user.id });
  const due = own.filter((match) => isDue(match, user.id));
  if (wanted === 'due') return { fitting: due, none: own.length === 0 ? 'noMatchHere' : 'noMatchWaits' };
  return { fitting: due.length === 1 ? due : own, none: 'noMatchHere' };
};

/** Returns a server's open matches that the actor may see, newest first. */
export const openMatchesAt = async ({ stores }: Services, place: InteractionOrigin): Promise<readonly Match[]> =>
  place.guildId === null ? [] : (await stores.matches.list({ openIn: place.guildId })).filter((match) => mayLookAt(match, place));

/**
 * Returns choices for the match option: the actor's matches that wait for them, their other matches, then those of the server.
 */
export const suggestMatches = async ({ interaction, services, say }: AutocompleteContext): Promise<AutocompleteChoices> => {
  const { user } = interaction;
  const own = await services.stores.matches.list({ openOf: user.id });
  const here = await openMatchesAt(services, interaction);
  const others = here.filter(({ id }) => own.every((match) => match.id !== id));
  const waiting = own.filter((match) => isDue(match, user.id));
  const listed = [...waiting, ...own.filter((match) => !waiting.includes(match)), ...others];
  const choices = listed.map((match) => ({ name: matchChoice(match, user.id, say), value: String(match.id) }));
  return filterByName(choices, interaction.options.getFocused());
};

const matchChoice = (match: Match, user: string, say: CommandContext['say']): string => {
  const state = match.status === 'lobby' ? 'lobby' : isDue(match, user) ? 'yourTurn' : 'waiting';
  return say.common.matchChoice(match.id, say.game(match.game).name, state);
};
