import type { APIMessage } from 'discord-api-types/v10';
import { postIdOf } from '#discord/components/message.ts';

type WithComponents = { readonly components?: APIMessage['components'] | undefined };

/** Discord itself numbers components from 1. */
const LEAST_POST_ID = 2 ** 30;
/** More than the longest match of the tests has. */
const MOST_STEPS = 3_000;

/** The id that is unique among the posts of a channel; `undefined` for any other message. */
export const postIdIn = ({ components }: WithComponents): number | undefined => {
  const id = components?.[0]?.id;
  return id !== undefined && id >= LEAST_POST_ID ? id : undefined;
};

/** Whether a message is the post with this tag. */
export const isPost = (message: WithComponents, tag: string): boolean => postIdIn(message) === postIdOf(tag);

/** Whether a message is a match's post of this kind, such as `round` or `card`, after any of its steps. */
export const isPostOfKind = (message: WithComponents, match: number, kind: string): boolean =>
  isPostIdOfKind(postIdIn(message), match, kind);

/** Whether an id is that of a match's post of this kind. */
export const isPostIdOfKind = (id: number | undefined, match: number, kind: string): boolean => idsOf(match, kind).has(id ?? 0);

const idsOf = (match: number, kind: string): ReadonlySet<number> => {
  const name = `${match} ${kind}`;
  const ids =
    known.get(name) ??
    new Set(Array.from({ length: MOST_STEPS }, (_, step) => postIdOf(`#${match}·${step}${kind === 'turn' ? '' : `·${kind}`}`)));
  known.set(name, ids);
  return ids;
};

const known = new Map<string, ReadonlySet<number>>();
