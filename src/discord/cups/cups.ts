import { randomBytes } from 'node:crypto';
import { ButtonStyle } from 'discord.js';
import {
  type Applicant,
  type AskedOfCup,
  decideCup,
  exportCup,
  type LoadedCup,
  loadCup,
  openCup,
  playCup,
  scoreEnded,
} from '#community/cups/index.ts';
import { isShown, pointsOf } from '#community/ratings/index.ts';
import { reliabilitiesOn } from '#community/record/index.ts';
import type { Rejection } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { CupRow, UserId } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, fileReply, type Reply, row, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { denied, refusalWithHelp } from '../narration/refusalReply.ts';
import { seesChannel } from '../selection/matchOption.ts';
import { type Asking, channelForNewMatch } from '../server/channelSelection.ts';
import { memberRoles, whyNotModerator } from '../server/serverPermissions.ts';
import { trySyncCupPost } from './cupPost.ts';
import { entryLine, headOf, planOf, pressOn, ruleLines } from './cupView.ts';
import { type Choices, type Draft, firstDraft, settingsOf, setupPanel } from './setup.ts';

export type Call = CommandContext & { readonly interaction: Asking };

/** Returns the set-up of a cup, for moderators. */
export const beginCup = async (call: Call, choices: Choices): Promise<Reply> => {
  const { services, say, interaction } = call;
  const refused = await whyNotModerator(services, say, interaction);
  return refused ?? setupPanel(call, firstDraft(services, choices), 'first');
};

/** Opens the entries of a cup in this channel, by what its moderator chose. */
export const openEntries = async (call: Call, draft: Draft): Promise<Reply> => {
  const { services, say, interaction, actor } = call;
  const refused = await whyNotModerator(services, say, interaction);
  if (refused !== undefined) return refused;
  const { place, refused: unfit } = await channelForNewMatch(call);
  if (place === undefined) return unfit;
  const settings = settingsOf(services, draft);
  if (settings === undefined) return denied(say, 'notUnderstood');
  const game = services.games.rules[settings.game];
  const { id: organiser } = await upsertUser(services, actor);
  // A double press on one panel opens one cup.
  const key = interaction.isMessageComponent() ? `panel ${interaction.message.id}` : actor.commandId;
  const played = await openCup(services, { ...place, organiser }, settings, game, key);
  if (played.kind === 'rejected') return refusedByCup(say, played.rejection);
  const { id } = played.loaded.row;
  return replyBeforePost(services, id, textReply(say.cups.opened(say.cups.name(id)), row(pressOn(say, id, 'close'))));
};

/** How many cups of a server are looked through for one that the actor may see. */
const LISTED = 25;

/** Calls `act` with a cup of the actor's server whose channel they see: the one with this number, or the newest. Refuses if there is none. */
export const onCup = async (
  call: Call,
  id: number | undefined,
  act: (loaded: LoadedCup) => Promise<Reply> | Reply,
  who: 'all' | 'moderators' = 'all',
): Promise<Reply> => {
  const { services, say, actor, interaction } = call;
  const refused = who === 'all' ? undefined : await whyNotModerator(services, say, interaction);
  if (refused !== undefined) return refused;
  const { cups } = services.stores;
  const named = id === undefined ? await cups.list(actor.server ?? '', LISTED) : [(await cups.find(id))?.row ?? []].flat();
  // Nobody sees a channel that was deleted: then all may.
  const isDeleted = (row: CupRow): boolean => row.isUnposted && interaction.guild?.channels.cache.has(row.channel) === false;
  const found = named.find((each) => each.server === actor.server && (seesChannel(each, interaction) || isDeleted(each)));
  const loaded = found && (await loadCup(services.stores, found.id));
  return loaded === undefined ? refusalWithHelp(say, 'cups', say.cups.none) : act(loaded);
};

const refusedByCup = (say: Sentences, { code, params }: Rejection): Reply => {
  const sentence = say.cups.refusal(code, params);
  return sentence === undefined ? denied(say, 'notPossibleNow') : refusalWithHelp(say, 'cups', sentence);
};

/** Enters the actor, or takes them out. */
export const enterOrWithdraw = (call: Call, id: number, act: 'enter' | 'withdraw'): Promise<Reply> =>
  onCup(call, id, async (loaded) => {
    const { services, say, actor, interaction } = call;
    const { user, name, commandId } = actor;
    if (act === 'enter') await upsertUser(services, actor);
    const asked =
      act === 'enter'
        ? ({ type: 'Enter', user, name, applicant: await applicantOf(services, user, loaded, memberRoles(interaction)) } as const)
        : ({ type: 'Withdraw', user } as const);
    const played = await playCup(services, id, asked, commandId);
    if (played.kind === 'rejected') return refusedByCup(say, played.rejection);
    const { cups } = say;
    const entrant = played.loaded.people.find((person) => person.user === user)?.entrant;
    const said = act === 'withdraw' ? cups.withdrawn(cups.name(id)) : entryLine(say, played.loaded, entrant);
    return replyBeforePost(services, id, textReply(said));
  });

/** Returns the reply to a change of a cup, which does not wait until its post shows the change. */
const replyBeforePost = (services: Services, id: number, reply: Reply): Reply => ({
  ...reply,
  afterwards: () => trySyncCupPost(services, id),
});

/** Returns what decides whether a person may enter a cup. */
export const applicantOf = async (
  { stores, clock }: Services,
  user: UserId,
  { row: { server }, cup }: LoadedCup,
  roles: readonly string[],
): Promise<Applicant> => {
  const newest = (await stores.ratings.of(user, server)).filter(({ game }) => game === cup.settings.game).at(-1);
  return {
    reliability: (await reliabilitiesOn(stores, [user], server)).get(user) ?? { finished: 0, left: 0 },
    ...(newest !== undefined && isShown(newest) && { rating: pointsOf(newest) }),
    roles,
    isBanned: (await stores.moderation.banOf(server, user, clock.now())) !== undefined,
  };
};

export const cupRules = (context: Call, id: number): Promise<Reply> =>
  onCup(context, id, (loaded) => textReply(ruleLines(context.say, loaded).join('\n')));

/** Asks a moderator whether to end or cancel a cup, or to close its entries, and says what happens then. */
export const askToEnd = async (call: Call, how: IdOf<'cupend'>['how'], id?: number): Promise<Reply> => {
  const { services, say } = call;
  const ask = (loaded: LoadedCup): Reply => {
    const { id: cup } = loaded.row;
    const { events, rejected } = decideCup(loaded.cup, commandFor(how), { now: services.clock.now().getTime() });
    if (rejected !== undefined) return refusedByCup(say, rejected);
    const isTooFew = how === 'close' && events.some(({ type }) => type === 'CupCancelled');
    return textReply(
      [
        say.cups.ask(isTooFew ? 'close-few' : how, say.cups.name(cup)),
        ...(how === 'close' && !isTooFew ? [planOf(say, loaded)] : []),
      ].join('\n'),
      row(button({ kind: 'cupend', cup, how }, say.cups.controls[`yes-${how}`], ButtonStyle.Danger)),
    );
  };
  return onCup(call, id, ask, 'moderators');
};

/** The command of a moderator's press. */
const commandFor = (how: IdOf<'cupend'>['how']): Extract<AskedOfCup, { readonly type: 'End' | 'Cancel' | 'CloseEntries' }> => {
  if (how === 'close') return { type: 'CloseEntries', seed: randomBytes(16).toString('hex'), early: true };
  return { type: how === 'end' ? 'End' : 'Cancel' };
};

/** Ends or cancels a cup, or closes its entries, after the confirmation. */
export const endCup = async (call: Call, { cup: id, how }: IdOf<'cupend'>): Promise<Reply> => {
  const { services, say, actor } = call;
  const end = async (loaded: LoadedCup): Promise<Reply> => {
    // A match that ended a moment ago counts.
    if (how === 'end') await scoreEnded(services, loaded);
    const played = await playCup(services, id, commandFor(how), actor.commandId, actor.user);
    if (played.kind === 'rejected') return refusedByCup(say, played.rejection);
    return replyBeforePost(services, id, textReply(headOf(say, played.loaded).join('\n')));
  };
  return onCup(call, id, end, 'moderators');
};

/** Returns a cup as a JSON file, with the exports of its matches that are over: anyone can compute its standings again. It names nobody. */
export const cupExport = (call: Call, id?: number): Promise<Reply> =>
  onCup(call, id, async ({ row: { id: cup } }) => {
    const { cups } = call.say;
    return fileReply(cups.exported(cups.name(cup)), `cup-${cup}.json`, await exportCup(call.services, cup));
  });
