import { afterQuiet, DEFAULT_HOURS, type Seek, type SeekChoices } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { denied, deniedWith, refusalReply, refusalWithHelp } from '../narration/refusalReply.ts';
import { whyBanned } from '../server/bans.ts';
import { type Asking, channelForSearch } from '../server/channelSelection.ts';
import { rulesOf } from '../server/serverPermissions.ts';
import { changedChoices, defaultChoices } from './choices.ts';
import { giveUpPlace } from './places.ts';
import { choicesPanel, searchPanel } from './playPanel.ts';

/** How long a search lasts. */
export const SEARCH_DAYS = 14;
const SEARCH_MS = SEARCH_DAYS * 24 * 3_600_000;

type Call = CommandContext & { readonly interaction: Asking };

/** Returns the panel of the actor's search on this server. */
export const showSearch = async (call: Call): Promise<Reply> => {
  const seek = await ownSeek(call);
  if (seek === undefined) return refusalWithHelp(call.say, 'finding', call.say.play.onServer);
  const banned = seek.since === undefined ? await whyBanned(call, seek.server) : undefined;
  return banned ?? searchPanel(call, seek);
};

/** Shows the menus, also while the actor looks. */
export const changeSearch = async (call: Call): Promise<Reply> => {
  const seek = await ownSeek(call);
  return seek === undefined ? refusalWithHelp(call.say, 'finding', call.say.play.onServer) : choicesPanel(call, seek);
};

/** Stores the actor's choices; the waiting time stays. */
export const choose = async (call: Call, change: Partial<SeekChoices>): Promise<Reply> => {
  const { services, say } = call;
  const seek = await ownSeek(call);
  if (seek === undefined) return refusalWithHelp(say, 'finding', say.play.onServer);
  const choices = changedChoices(services, seek, change);
  if (choices === undefined) return deniedWith(say, 'notUnderstood', (note) => choicesPanel(call, seek, note));
  await upsertUser(services, call.actor);
  await services.stores.seeks.save(seek.user, seek.server, choices, { lookAt: services.clock.now() });
  return choicesPanel(call, { ...seek, ...choices });
};

/** Begins to look for a match with the actor's choices and this change of them. */
export const beginSearch = async (call: Call, change: Partial<SeekChoices> = {}): Promise<Reply> => {
  const { services, say, interaction } = call;
  const seek = await ownSeek(call);
  if (seek === undefined) return refusalWithHelp(say, 'finding', say.play.onServer);
  const choices = changedChoices(services, seek, change);
  if (choices === undefined) return denied(say, 'notUnderstood');
  if (seek.since !== undefined && seek.channel !== undefined) return choose(call, change);
  const refused = await refuseSearch(call, seek);
  if (refused !== undefined) return refused;
  const { place, refused: unfit } = await channelForSearch({ ...call, interaction });
  if (place === undefined) return unfit;
  const { hours } = await upsertUser(services, call.actor);
  const now = services.clock.now();
  const since = seek.since ?? now;
  const endsAt = new Date(afterQuiet(hours ?? DEFAULT_HOURS, since.getTime() + SEARCH_MS));
  const begun = { channel: place.channel, locale: place.locale, since, endsAt };
  await services.stores.seeks.save(seek.user, seek.server, choices, { ...begun, lookAt: now });
  return showSearch(call);
};

/** Returns why the actor may not look here: they are banned, or in as many open matches as the server allows. */
const refuseSearch = async (call: Call, { user, server }: Seek): Promise<Reply | undefined> => {
  const { services, say } = call;
  const banned = await whyBanned(call, server);
  if (banned !== undefined) return banned;
  const { mostOpen: most } = await rulesOf(services, server);
  if (most === undefined) return undefined;
  const open = (await services.stores.matches.list({ openOf: user })).filter(({ place }) => place.server === server);
  return open.length < most ? undefined : refusalReply(say, { code: 'tooManyOpenMatches', params: { most } });
};

/** Ends the actor's search, and gives up a place that is kept for them. */
export const stopSearch = async (call: Call): Promise<Reply> => {
  const seek = await ownSeek(call);
  if (seek === undefined) return refusalWithHelp(call.say, 'finding', call.say.play.onServer);
  await giveUpPlace(call.services, seek, call.actor.commandId);
  return textReply(call.say.play.stopped);
};

/** Returns the actor's search or choices on this server; `undefined` in direct messages. */
const ownSeek = async ({ services, actor: { user, server } }: CommandContext): Promise<Seek | undefined> => {
  if (server === undefined) return undefined;
  const known = await services.stores.seeks.find(user, server);
  return known ?? { user, server, ...(await defaultChoices(services, server)), agreed: false };
};
