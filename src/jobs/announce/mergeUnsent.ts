import type { PlannedPost, TurnPost } from './postTypes.ts';

/**
 * Returns the posts with each turn that ended before it was posted merged into the turn post before it, so that two messages tell any
 * number of moves. A turn is not merged across a picture, which tells what led to it.
 */
export const mergeUnsent = async (
  posts: readonly PlannedPost[],
  mayMerge: (turn: TurnPost) => Promise<boolean>,
): Promise<readonly PlannedPost[]> => {
  const merged: PlannedPost[] = [];
  let former: { readonly index: number; readonly turn: TurnPost } | undefined;
  for (const post of posts) {
    if (post.kind === 'round' || post.kind === 'end') former = undefined;
    if (post.kind === 'turn' && former !== undefined && post.due.length === 0 && (await mayMerge(post))) {
      former = { ...former, turn: { ...former.turn, steps: [...former.turn.steps, ...post.steps], isOnlyClosed: false } };
      merged[former.index] = former.turn;
      continue;
    }
    if (post.kind === 'turn') former = { index: merged.length, turn: post };
    merged.push(post);
  }
  return merged;
};
