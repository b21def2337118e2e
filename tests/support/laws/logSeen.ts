import type { APIMessage } from 'discord-api-types/v10';
import { unsigned } from '#i18n/index.ts';
import type { UserId } from '#matches/index.ts';
import type { Update } from '#sandbox/pageProtocol.ts';
import { controlsOf } from '../drivers/person.ts';
import { postIdIn } from './postIds.ts';

/** A post of the bot in the final state that a person saw. */
export interface SeenPost {
  readonly id: string;
  /** Unique among the posts of a channel; `undefined` for any other message. */
  readonly postId: number | undefined;
  readonly texts: readonly string[];
  /** Descriptions of its pictures. */
  readonly pictures: readonly string[];
  readonly files: number;
  readonly controls: number;
  /** The people it mentioned when it was posted. */
  readonly called: readonly UserId[];
}

/** Discord's own message at the top of a thread that was started from a message. */
const THREAD_STARTER = 21;

/** The public posts that a person's app showed in a channel, in order of arrival, each in its final state. */
export const postsSeen = (updates: readonly Update[], channel: string): readonly SeenPost[] => {
  const posts: SeenPost[] = [];
  for (const update of updates) {
    if (update.kind !== 'message' && update.kind !== 'messageEdited') continue;
    const { message } = update;
    if (update.channel !== channel || update.ephemeral || message.type === THREAD_STARTER) continue;
    const known = posts.findIndex(({ id }) => id === message.id);
    if (update.kind === 'message')
      posts.push(
        postOf(
          message,
          message.mentions.map(({ id }) => id),
        ),
      );
    else if (known >= 0) posts[known] = postOf(message, posts[known]?.called ?? []);
  }
  return posts;
};

const postOf = (message: APIMessage, called: readonly UserId[]): SeenPost => ({
  id: message.id,
  postId: postIdIn(message),
  // What emojis stand before is in the words beside them.
  texts: textsOf(message).map(unsigned),
  pictures: picturesOf(message.components ?? []),
  files: message.attachments.length,
  controls: controlsOf(message).length,
  called,
});

/** The number of the match that a post names first; `undefined` for a message that is not a post or names none. */
export const matchOf = ({ postId, texts }: Pick<SeenPost, 'postId' | 'texts'>): number | undefined => {
  const named = postId === undefined ? undefined : /(?<![<\w])#(\d+)\b/.exec(texts.join('\n'))?.[1];
  return named === undefined ? undefined : Number(named);
};

interface Part {
  readonly content?: string;
  readonly components?: readonly Part[];
  readonly items?: readonly { readonly description?: string | null }[];
}

const partsOf = (components: readonly unknown[]): readonly Part[] =>
  (components as readonly Part[]).flatMap((part) => [part, ...partsOf(part.components ?? [])]);

/** Each text of a message, from top to bottom. */
export const textsOf = (message: Pick<APIMessage, 'content' | 'components'>): readonly string[] =>
  [message.content, ...partsOf(message.components ?? []).map(({ content = '' }) => content)].filter((text) => text !== '');

const picturesOf = (components: readonly unknown[]): readonly string[] =>
  partsOf(components).flatMap(({ items = [] }) => items.map(({ description }) => description ?? ''));
