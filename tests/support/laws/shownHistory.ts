import { postIdOf } from '#discord/components/message.ts';
import type { UserId } from '#matches/index.ts';
import type { Update } from '#sandbox/pageProtocol.ts';
import { type DuePost, directPosts, type Recorded, secretLines, threadPosts } from './logPosts.ts';
import { type SeenPost, textsOf } from './logSeen.ts';
import { isPostIdOfKind } from './postIds.ts';

/** What people were shown of a finished match. */
export interface Told {
  readonly thread: readonly SeenPost[];
  /** Each seat's own direct messages. */
  readonly direct: Readonly<Record<UserId, readonly SeenPost[]>>;
}

/**
 * Faults in what was shown of a finished match, in words: every gap, duplicate, post out of order, leftover control, wrong picture, card,
 * sentence or mention. Empty when everything is shown once and in order.
 */
export const faultsIn = (recorded: Recorded, told: Told): readonly string[] => [
  ...compared(threadPosts(recorded), withoutReport(recorded, told.thread)).map((fault) => `In the thread: ${fault}`),
  ...recorded.seats.flatMap((row) =>
    compared(directPosts(recorded, row), withoutAttacks(recorded, told.direct[row.user ?? ''] ?? [])).map(
      (fault) => `To ${row.name}: ${fault}`,
    ),
  ),
];

/** Returns the posts without the report, if it is the last: what it says has tests of its own. */
const withoutReport = ({ id }: Recorded, posts: readonly SeenPost[]): readonly SeenPost[] => {
  const last = posts.at(-1);
  return last !== undefined && isPostIdOfKind(last.postId, id, 'report') ? posts.slice(0, -1) : posts;
};

/** Returns the posts without notices of attacks, which depend on when moves are announced; a duplicate of one stays. */
const withoutAttacks = ({ id, rows }: Recorded, posts: readonly SeenPost[]): readonly SeenPost[] => {
  // A step has no higher number than its last event.
  const attacks = new Set(Array.from({ length: rows.length + 1 }, (_, number) => postIdOf(`#${id}·loss ${number}`)));
  const isFirst = ({ postId }: SeenPost, index: number): boolean => posts.findIndex((post) => post.postId === postId) === index;
  return posts.filter((post, index) => !(attacks.has(post.postId ?? 0) && isFirst(post, index)));
};

const compared = (due: readonly DuePost[], seen: readonly SeenPost[]): readonly string[] => {
  const dueById = new Map(due.map((post) => [postIdOf(post.mark), post]));
  const dueFor = ({ postId = 0 }: SeenPost): DuePost | undefined => dueById.get(postId);
  const marks = seen.flatMap((post) => dueFor(post)?.mark ?? []);
  const counted = due.flatMap(({ mark }) => {
    const times = marks.filter((each) => each === mark).length;
    return times === 1 ? [] : [`${mark} stands there ${times} times.`];
  });
  const strange = seen.filter((post) => dueFor(post) === undefined);
  const known = due.filter(({ mark }) => marks.includes(mark)).map(({ mark }) => mark);
  const inOrder = marks.filter((mark, index) => marks.indexOf(mark) === index);
  return [
    ...counted,
    ...strange.map(({ texts }) => `“${texts.join(' / ')}” belongs to nothing.`),
    ...(inOrder.join() === known.join() ? [] : [`out of order: ${inOrder.join(' ')} instead of ${known.join(' ')}.`]),
    ...seen.flatMap((post) => {
      const wanted = dueFor(post);
      return wanted === undefined ? [] : faultsOf(wanted, post).map((fault) => `${wanted.mark}: ${fault}`);
    }),
  ];
};

const faultsOf = (due: DuePost, post: SeenPost): readonly string[] => {
  const { around, lines, folded } = saidBy(post, due);
  const isWhole = lines.length + folded === due.lines.length && inOrder(lines, due.lines);
  const fits = due.lines.length > due.mostLines ? isBetween(lines.length, due.mostLines - 1, KEY_LINES) : folded === 0;
  const wanted = [...due.above, ...due.below];
  return [
    ...(isWhole && fits ? [] : [`it says ${lines.join(' | ')} instead of ${due.lines.join(' | ')}`]),
    ...(around.join('\n') === wanted.join('\n') ? [] : [`it says ${around.join(' | ')} instead of ${wanted.join(' | ')}`]),
    ...(hasPictures(due, post) ? [] : ['its pictures are wrong']),
    ...(post.controls > 0 === due.hasControls ? [] : [`it has ${post.controls} controls`]),
    ...(post.called.every((user) => due.mayCall.includes(user)) ? [] : [`it calls ${post.called.join()}`]),
  ];
};

const hasPictures = ({ poster, altTexts }: DuePost, { pictures, files }: SeenPost): boolean => {
  const [first = '', ...others] = pictures;
  const boards = poster === undefined ? pictures : others;
  return files === pictures.length && boards.join('\n') === altTexts.join('\n') && first.startsWith(poster ?? '');
};

/** Lines that matter most may be more than there is room for otherwise. */
const KEY_LINES = 8;
const isBetween = (count: number, least: number, most: number): boolean => least <= count && count <= most;

/** Whether some of the lines, and only those, are said in their order. */
const inOrder = (said: readonly string[], lines: readonly string[]): boolean => {
  let index = 0;
  for (const line of lines) if (line === said[index]) index += 1;
  return index === said.length;
};

/** The line in place of those that did not fit. */
const FOLDED = /^… (\d+) more lines?: /;

interface Said {
  /** The texts above and below the lines. */
  readonly around: readonly string[];
  readonly lines: readonly string[];
  /** How many lines are left out. */
  readonly folded: number;
}

const saidBy = ({ texts }: SeenPost, { above, below }: DuePost): Said => {
  const end = Math.max(above.length, texts.length - below.length);
  const lines = texts.slice(above.length, end).flatMap((text) => text.split('\n'));
  const folds = lines.findIndex((line) => FOLDED.test(line));
  const folded = Number(FOLDED.exec(lines[folds] ?? '')?.[1] ?? 0);
  return {
    around: [...texts.slice(0, above.length), ...texts.slice(end)],
    lines: folded > 0 ? lines.toSpliced(folds, 1) : lines,
    folded,
  };
};

/** Faults in what a person saw who may know the secrets of this seat only (or of none): every text that was not meant for them. */
export const leaksTo = (recorded: Recorded, user: UserId, updates: readonly Update[]): readonly string[] => {
  const own = recorded.seats.find((row) => row.user === user);
  const may = own === undefined ? new Set<string>() : secretLines(recorded, own);
  const secrets = recorded.seats.filter((row) => row.user !== user).map((row) => secretLines(recorded, row));
  const isSecret = (line: string): boolean => !may.has(line) && secrets.some((lines) => lines.has(line));
  return updates.flatMap((update) => {
    if (update.kind !== 'message' && update.kind !== 'messageEdited') return [];
    const { message, ephemeral } = update;
    const asked = message.interaction_metadata?.user.id;
    const others = ephemeral && asked !== user ? [`An answer to ${asked}: ${textsOf(message).join(' / ')}`] : [];
    const lines = textsOf(message).flatMap((text) => text.split('\n'));
    return [...others, ...lines.filter(isSecret)];
  });
};
