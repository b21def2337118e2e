import { type APIMessage, ComponentType, MessageFlags, MessageType, Routes } from 'discord.js';
import { sentencesAt } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import { turnControls } from '#discord/components/buttons.ts';
import { buildMessage, editMessage, type MessagePayload, TEXT_LIMIT } from '#discord/components/message.ts';
import { deliverOnceToThread } from '#discord/delivery/deliverOnce.ts';
import { withThread } from '#discord/delivery/threads.ts';
import { syncLobbyMessage } from '#discord/lobby/lobby.ts';
import { isRetryable } from '#discord/responses/discordErrors.ts';
import { listIn } from '#discord/responses/refusals.ts';
import { truncate } from '#discord/text/truncate.ts';
import { type Match, markRestoreAnnounced, pendingRestoreNotice, StoreUnavailable } from '#matches/index.ts';
import { repostOrphaned } from '../announce/announce.ts';
import { markOrphaned } from '../announce/orphanedPosts.ts';

/**
 * Announces in the thread of every restored match, once, that it was restored from a backup, and marks what was posted or
 * edited there after the time of the backup; what is still useful is posted again below. Runs before any other announcement.
 * Waits while Discord is away; doesn't retry what it rejects.
 */
export const announceRestore = async (services: Services): Promise<void> => {
  const { settings, matches } = services.stores;
  const restored = await pendingRestoreNotice(settings);
  for (const id of restored?.matches ?? []) {
    const match = await matches.find(id);
    try {
      if (match !== undefined) await announceIn(services, match, new Date(restored?.to ?? 0));
    } catch (err) {
      if (err instanceof StoreUnavailable) throw err;
      services.log.error({ match: id, err }, 'could not announce the restore of a match');
      if (isRetryable(err)) continue;
    }
    await markRestoreAnnounced(settings, id);
  }
};

const announceIn = async (services: Services, match: Match, to: Date): Promise<void> => {
  const say = sentencesAt(services, match);
  const label = `#${match.id}`;
  const when = `<t:${Math.floor(to.getTime() / 1_000)}:f>`;
  const tag = `${label}·restored·${to.getTime()}`;
  const controls = match.status === 'playing' ? [turnControls(say, match, match.active)] : [];
  const body = buildMessage({ texts: [say.notices.restored(label, when)], controls, tag, pings: [] });
  const key = { match: match.id, version: 0, kind: `restored to ${to.getTime()}`, recipient: 'thread' };
  await withThread(services, match, async (channel) => {
    const notice = await deliverOnceToThread(services, { key, channel, body, tag, dedupe: 'once' });
    const undone = (await ownPostsBefore(services, channel, notice)).filter((message) => isNewerThan(to, message));
    for (const message of undone) await supersede(services, channel, message, say.notices.superseded(when));
    await markOrphaned(services, match.id, new Set(undone.map(({ id }) => id)));
  });
  await repostOrphaned(services, match.id);
  await syncLobbyMessage(services, match.id, true);
};

/** Whether it was posted, or last changed, after a moment. */
const isNewerThan = (at: Date, { id, edited_timestamp }: APIMessage): boolean =>
  BigInt(id) > snowflakeAt(at) || (edited_timestamp !== null && new Date(edited_timestamp) > at);

/** Returns the lowest id that Discord can have assigned at a moment. */
const snowflakeAt = (at: Date): bigint => BigInt(at.getTime() - 1_420_070_400_000) << 22n;

const PAGE = 100;

/**
 * Returns the bot's own posts in a thread before one of them. A thread has the id of the message it was started from, so
 * nothing in it is older. System messages in the bot's name are left out, because they cannot be edited.
 */
const ownPostsBefore = async (
  { rest, applicationId }: Services,
  thread: string,
  before: string,
): Promise<readonly APIMessage[]> => {
  const found: APIMessage[] = [];
  for (let last = thread; BigInt(last) < BigInt(before); ) {
    const query = new URLSearchParams({ limit: String(PAGE), after: last });
    const page = listIn<APIMessage>(await rest.get(Routes.channelMessages(thread), { query }));
    const isOwn = ({ author, type }: APIMessage): boolean => author.id === applicationId && type === MessageType.Default;
    found.push(...page.filter((message) => isOwn(message) && BigInt(message.id) < BigInt(before)));
    last = page.reduce((newest, { id }) => (BigInt(id) > BigInt(newest) ? id : newest), last);
    if (page.length < PAGE) break;
  }
  return found;
};

/** The last line of a post of release 0.1. */
const TAG_LINE = /^-# #\d+·/;

/** Marks a post as superseded. Keeps its text, without its picture, controls and tag, which a later post will have. */
const supersede = async ({ rest }: Services, channel: string, message: APIMessage, sentence: string): Promise<void> => {
  const texts = (message.components ?? []).flatMap((part) =>
    part.type === ComponentType.TextDisplay && !TAG_LINE.test(part.content) ? [part.content] : [],
  );
  if (texts[0] === sentence) return;
  const said = truncate(texts.join('\n'), TEXT_LIMIT - sentence.length);
  const body: MessagePayload = {
    components: [sentence, said].filter((text) => text !== '').map((content) => ({ type: ComponentType.TextDisplay, content })),
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [], users: [] },
    attachments: [],
  };
  await editMessage(rest, channel, message.id, body);
};
