import { type LoadedCup, loadCup } from '#community/cups/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { CupRow } from '#matches/index.ts';
import { drawnCard, themeOf } from '../command/pictureTheme.ts';
import { recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import {
  buildMessage,
  editMessage,
  findMessageByTag,
  type MessagePayload,
  type PostFile,
  plainBody,
  sendMessage,
} from '../components/message.ts';
import { buttonRows, type Row } from '../components/reply.ts';
import { sendSilently } from '../delivery/directMessage.ts';
import { recordIfRemoved } from '../gateway/guildTracker.ts';
import { failureOf, isMessageGone, isOldMessageLimit } from '../responses/discordErrors.ts';
import { cardInWords, cardOf, headOf, listLines, pressOn } from './cupView.ts';

/** The post of a cup in its channel: the entries, then the standings, edited in place; and one more at the end, with the podium. */

/** The most people that one message may ping. */
const MOST_PINGED = 100;

/**
 * Brings the post of a cup up to date; does nothing if it is. Each step can be repeated, by any process. Looks again afterwards: another
 * process may have posted a newer state just before this older one.
 */
export const syncCupPost = async (services: Services, id: number): Promise<void> => {
  for (let shown = -1; ; ) {
    const loaded = await loadCup(services.stores, id);
    if (loaded === undefined) return;
    const { version, posted } = loaded.row;
    if (shown < 0 ? posted >= version : shown >= version) return;
    await postOnce(services, loaded);
    shown = version;
  }
};

/** Posts once. A post that Discord rejects as invalid is sent as plain text; after a lasting refusal only the next change tries again. */
const postOnce = async (services: Services, loaded: LoadedCup, isPlain = false): Promise<void> => {
  const { cups } = services.stores;
  const { id, version: posted, server, isUnposted } = loaded.row;
  const isEnding = loaded.cup.phase === 'ended' && loaded.row.posted >= 0;
  try {
    const message = await (isEnding ? postEnd : post)(services, loaded, isPlain);
    await cups.setPost(id, { message, posted, isUnposted: false });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined || failure === 'retryLater') throw error;
    if (failure === 'requestWrong' && !isPlain) {
      services.log.error({ cup: id, err: error }, 'Discord rejected a post about a cup as invalid');
      return postOnce(services, loaded, true);
    }
    // Its next change tries again. Until then only its organiser can help.
    const isTold = isUnposted || (await recordIfRemoved(services, server));
    if (!isTold) await tellOrganiser(services, loaded);
    await cups.setPost(id, { posted, isUnposted: true });
  }
};

/** Brings it up to date, and leaves that to the job of cups if Discord is away. */
export const trySyncCupPost = (services: Services, id: number): Promise<void> =>
  syncCupPost(services, id).catch((err: unknown) => services.log.warn({ cup: id, err }, 'could not post about a cup'));

interface Content {
  readonly body: MessagePayload;
  readonly files: readonly PostFile[];
}

const contentOf = async (
  services: Services,
  loaded: LoadedCup,
  tag: string,
  isPlain: boolean,
  pings: readonly string[] = [],
): Promise<Content> => {
  const say = services.sentences(loaded.row.locale);
  const picture = isPlain ? undefined : await drawnStandings(services, say, loaded);
  const body = buildMessage({
    texts: [headOf(say, loaded).join('\n'), listLines(say, loaded).join('\n')],
    pictures: picture === undefined ? [] : [picture],
    controls: controlsOf(say, loaded),
    tag,
    pings,
    silent: pings.length === 0,
  });
  if (picture !== undefined) return { body, files: [picture.file] };
  return { body: { ...(isPlain ? plainBody(body) : body), attachments: [] }, files: [] };
};

const controlsOf = (say: Sentences, { row: { id }, cup: { phase } }: LoadedCup): readonly Row[] => {
  const acts = {
    entries: ['enter', 'withdraw', 'rules'],
    playing: ['status', 'rules', 'enter', 'withdraw'],
    ended: ['status', 'rules'],
    cancelled: [],
  } as const;
  return buttonRows(acts[phase].map((act) => pressOn(say, id, act, act === 'enter' && phase === 'entries')));
};

/** Returns the standings as a file with its alternative text; `undefined` before the draw, and where they cannot be drawn. */
export const drawnStandings = async (services: Services, say: Sentences, loaded: LoadedCup) => {
  const card = cardOf(say, loaded);
  const file = card && (await drawnCard(services, card, await themeOf(services, { place: loaded.row })));
  return card && file && { file, name: file.name, altText: cardInWords(card) };
};

/** Edits the post, or sends it where there is none, and returns its id. */
const post = async (services: Services, loaded: LoadedCup, isPlain: boolean): Promise<string> => {
  const { id, channel, message, posted, version } = loaded.row;
  const tag = `cup ${id}`;
  const content = await contentOf(services, loaded, tag, isPlain);
  const { rest, applicationId } = services;
  const known = message ?? (posted > 0 ? undefined : await findMessageByTag(rest, channel, applicationId, tag));
  if (known !== undefined && (await isEdited(services, channel, known, content))) return known;
  const nonce = `cup-${id}-${known === undefined ? posted : version}`;
  return (await sendMessage(rest, channel, content.body, nonce, content.files)).id;
};

/** Edits a post; returns false if that is not possible any more. */
const isEdited = ({ rest }: Services, channel: string, message: string, { body, files }: Content): Promise<boolean> =>
  editMessage(rest, channel, message, body, files).then(
    () => true,
    (error: unknown) => {
      if (!isMessageGone(error) && !isOldMessageLimit(error)) throw error;
      return false;
    },
  );

/**
 * Posts the podium once, pings all who played, and returns the id of that post. The post before it leads there and names nobody any more,
 * so that a name has to be taken out of one post only.
 */
const postEnd = async (services: Services, loaded: LoadedCup, isPlain: boolean): Promise<string> => {
  const { rest, applicationId, sentences } = services;
  const { id, server, channel, message, locale } = loaded.row;
  const tag = `cup ${id} end`;
  const people = loaded.people.flatMap(({ user }) => user ?? []).slice(0, MOST_PINGED);
  const { body, files } = await contentOf(services, loaded, tag, isPlain, people);
  const end =
    (await findMessageByTag(rest, channel, applicationId, tag)) ??
    (await sendMessage(rest, channel, body, `cup-${id}-end`, files)).id;
  const link = `https://discord.com/channels/${server}/${channel}/${end}`;
  const texts = [[...headOf(sentences(locale), loaded).slice(0, -1), link].join('\n')];
  const former = { ...buildMessage({ texts, tag: `cup ${id}`, pings: [] }), attachments: [] };
  if (message !== undefined && message !== end) await isEdited(services, channel, message, { body: former, files: [] });
  return end;
};

const tellOrganiser = async (services: Services, { row }: LoadedCup): Promise<void> => {
  if (row.organiser === undefined) return;
  const to = await recipientOf(services, row.organiser);
  await sendSilently(services, to, unpostedText(to.say, row), `cup-${row.id}-unposted-${row.posted}`);
};

/** Says that the bot cannot post about a cup. */
export const unpostedText = ({ cups }: Sentences, { id, channel }: CupRow): string =>
  cups.unposted(cups.name(id), `<#${channel}>`);
