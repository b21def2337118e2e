import { ButtonStyle, ComponentType } from 'discord.js';
import {
  type Applicant,
  decideCup,
  exportCup,
  type LoadedCup,
  loadCup,
  openCup,
  placedIn,
  playCup,
  tablesOf,
} from '#community/cups/index.ts';
import { isShown, pointsOf } from '#community/ratings/index.ts';
import { reliabilitiesOn } from '#community/record/index.ts';
import type { Rejection } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { CupRow, UserId } from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, type Reply, row, text, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { denied, refusalWithHelp } from '../narration/refusalReply.ts';
import { seesChannel } from '../selection/matchOption.ts';
import { type Asking, channelForNewMatch } from '../server/channelSelection.ts';
import { memberRoles, whyNotModerator } from '../server/serverPermissions.ts';
import { threadMention } from '../text/links.ts';
import { truncate } from '../text/truncate.ts';
import { paintedCard, trySyncCupPost } from './cupPost.ts';
import { cardInWords, cardOf, headOf, ruleLines, standingLines } from './cupView.ts';
import { type Draft, firstDraft, settingsOf, setupPanel } from './setup.ts';

type Call = CommandContext & { readonly interaction: Asking };

const ALT_TEXT_LIMIT = 1024;

/** Returns the set-up of a cup, for moderators. */
export const beginCup = async (call: Call, change: Partial<Draft>): Promise<Reply> => {
  const { services, say, interaction } = call;
  const refused = await whyNotModerator(services, say, interaction);
  return refused ?? setupPanel(call, firstDraft(services, change), 'first');
};

/** Opens the entries of a cup in this channel, by what its moderator chose. */
export const openEntries = async (call: Call, draft: Draft): Promise<Reply> => {
  const { services, say, interaction, actor } = call;
  const refused = await whyNotModerator(services, say, interaction);
  if (refused !== undefined) return refused;
  const { place, refused: unfit } = await channelForNewMatch(call);
  if (place === undefined) return unfit;
  const settings = settingsOf(services, draft);
  const game = services.games.rules[draft.game];
  if (settings === undefined || game === undefined) return denied(say, 'notUnderstood');
  const { id: organiser } = await upsertUser(services, actor);
  const played = await openCup(services, { ...place, organiser }, settings, game, actor.commandId);
  if (played.kind === 'rejected') return refusedByCup(say, played.rejection);
  const { id } = played.loaded.row;
  await trySyncCupPost(services, id);
  return textReply(say.cups.opened(say.cups.name(id)));
};

/** How many cups of a server are looked through for one that the actor may see. */
const LISTED = 25;

/** Calls `act` with a cup of the actor's server whose channel they see: the one with this number, or the newest. Refuses if there is none. */
const onCup = async (call: Call, id: number | undefined, act: (loaded: LoadedCup) => Promise<Reply> | Reply): Promise<Reply> => {
  const { services, say, actor, interaction } = call;
  const rows = actor.server === undefined ? [] : await services.stores.cups.list(actor.server, LISTED);
  const named = id === undefined ? rows : [(await services.stores.cups.find(id))?.row].flatMap((row) => row ?? []);
  // Nobody sees a channel that was deleted: then all may.
  const isDeleted = (row: CupRow): boolean => row.isUnposted && interaction.guild?.channels.cache.has(row.channel) === false;
  const found = named.find((each) => each.server === actor.server && (seesChannel(each, interaction) || isDeleted(each)));
  const loaded = found && (await loadCup(services.stores, found.id));
  return loaded === undefined ? refusalWithHelp(say, 'finding', say.cups.none) : act(loaded);
};

const refusedByCup = (say: Sentences, { code, params }: Rejection): Reply => {
  const sentence = say.cups.refusal(code, params);
  return sentence === undefined ? denied(say, 'notPossibleNow') : refusalWithHelp(say, 'finding', sentence);
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
    await trySyncCupPost(services, id);
    const { cups } = say;
    if (act === 'withdraw') return textReply(cups.withdrawn(cups.name(id)));
    const { cup, people } = played.loaded;
    const entrant = people.find((person) => person.user === user)?.entrant ?? -1;
    const isReserve = cup.phase !== 'entries' || !placedIn(cup).includes(entrant);
    return textReply(isReserve ? cups.enteredReserve(cups.name(id)) : cups.enteredYou(cups.name(id)));
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

/** Returns the standings, the actor's matches and when the round ends, as a picture and in words. */
export const cupStatus = (context: Call, id?: number): Promise<Reply> =>
  onCup(context, id, async (loaded) => {
    const { services, say, storedUser } = context;
    const card = cardOf(say, loaded);
    const file = storedUser?.shape === 'none' ? undefined : await paintedCard(services, loaded, card);
    const { row: stored, cup } = loaded;
    const mine = cup.phase === 'playing' ? [say.cups.mine(await ownMatches(context, loaded))] : [];
    const unposted = stored.isUnposted ? [say.cups.unposted(say.cups.name(stored.id), `<#${stored.channel}>`)] : [];
    const words = textReply(
      [...headOf(say, loaded), ...unposted, ...mine, ...standingLines(say, loaded)].join('\n'),
      row(button({ kind: 'cup', cup: stored.id, act: 'rules' }, say.cups.controls.rules)),
    );
    if (file === undefined || card === undefined) return words;
    const item = { media: { url: `attachment://${file.name}` }, description: truncate(cardInWords(card), ALT_TEXT_LIMIT) };
    return { components: [{ type: ComponentType.MediaGallery, items: [item] }, ...words.components], file };
  });

/** Returns links to the actor's matches that are running. */
const ownMatches = async ({ services, actor }: CommandContext, { cup, people }: LoadedCup): Promise<readonly string[]> => {
  const own = people.find(({ user }) => user === actor.user)?.entrant;
  const links: string[] = [];
  for (const { match, result, seats } of tablesOf(cup)) {
    if (own === undefined || match === undefined || result !== undefined || !seats.includes(own)) continue;
    const found = await services.stores.matches.find(match);
    if (found !== undefined) links.push(threadMention(found));
  }
  return links;
};

/** Asks a moderator whether to end or cancel a cup. */
export const askToEnd = async (call: Call, how: 'end' | 'cancel', id?: number): Promise<Reply> => {
  const { services, say, interaction } = call;
  const refused = await whyNotModerator(services, say, interaction);
  if (refused !== undefined) return refused;
  return onCup(call, id, ({ row: { id: cup }, cup: state }) => {
    const { rejected } = decideCup(state, END[how], { now: services.clock.now().getTime() });
    if (rejected !== undefined) return refusedByCup(say, rejected);
    return textReply(
      say.cups.ask(how, say.cups.name(cup)),
      row(button({ kind: 'cupend', cup, how }, say.cups.controls[`yes-${how}`], ButtonStyle.Danger)),
    );
  });
};

const END = { end: { type: 'End' }, cancel: { type: 'Cancel' } } as const;

/** Ends or cancels a cup, after the confirmation. */
export const endCup = async (call: Call, { cup: id, how }: IdOf<'cupend'>): Promise<Reply> => {
  const { services, say, interaction, actor } = call;
  const refused = await whyNotModerator(services, say, interaction);
  if (refused !== undefined) return refused;
  return onCup(call, id, async () => {
    const played = await playCup(services, id, END[how], actor.commandId, actor.user);
    if (played.kind === 'rejected') return refusedByCup(say, played.rejection);
    await trySyncCupPost(services, id);
    return textReply(headOf(say, played.loaded).join('\n'));
  });
};

/** Returns a cup as a JSON file, with the exports of its matches that are over: anyone can compute its standings again. It names nobody. */
export const cupExport = (call: Call, id?: number): Promise<Reply> =>
  onCup(call, id, async ({ row: { id: cup } }) => {
    const exported = await exportCup(call.services, cup);
    const name = `cup-${cup}.json`;
    return {
      components: [
        text(call.say.cups.exported(call.say.cups.name(cup))),
        { type: ComponentType.File, file: { url: `attachment://${name}` } },
      ],
      file: { name, data: new TextEncoder().encode(exported) },
    };
  });
