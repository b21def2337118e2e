import type { PlannedPost, TurnPost } from './postTypes.ts';

/**
 * Returns the posts with each turn that ended before it was posted merged into the turn post before it, so that two messages
 * cover any number of moves. A turn is not merged across a picture, because the picture shows the steps that led to it.
 */
export const mergeUnsent = async (
  posts: readonly PlannedPost[],
  mayMerge: (turn: TurnPost) => Promise<boolean>,
): Promise<readonly PlannedPost[]> => {
  const merged: PlannedPost[] = [];
  let previous: { readonly index: number; readonly turn: TurnPost } | undefined;
  for (const post of posts) {
    if (post.kind === 'round' || post.kind === 'end') previous = undefined;
    if (post.kind === 'turn' && previous !== undefined && post.due.length === 0 && (await mayMerge(post))) {
      previous = { ...previous, turn: { ...previous.turn, steps: [...previous.turn.steps, ...post.steps], isOnlyClosed: false } };
      merged[previous.index] = previous.turn;
      continue;
    }
    if (post.kind === 'turn') previous = { index: merged.length, turn: post };
    merged.push(post);
  }
  return merged;
};
