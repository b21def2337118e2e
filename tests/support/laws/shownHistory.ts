import type { UserId } from '#matches/index.ts';
import type { Update } from '#sandbox/pageProtocol.ts';
import { type DuePost, directPosts, type Recorded, secretLines, threadPosts } from './logPosts.ts';
import { type SeenPost, textsOf } from './logSeen.ts';

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
  ...compared(threadPosts(recorded), told.thread).map((fault) => `In the thread: ${fault}`),
  ...recorded.seats.flatMap((row) =>
    compared(directPosts(recorded, row), withoutAttacks(told.direct[row.user ?? ''] ?? [])).map(
      (fault) => `To ${row.name}: ${fault}`,
    ),
  ),
];

const ATTACK = /·loss \d+$/;

/** Returns the posts without notices of attacks, which depend on when moves are announced; a duplicate of one stays. */
const withoutAttacks = (posts: readonly SeenPost[]): readonly SeenPost[] =>
  posts.filter(({ mark }, index) => !ATTACK.test(mark) || posts.findIndex((post) => post.mark === mark) < index);

const compared = (due: readonly DuePost[], seen: readonly SeenPost[]): readonly string[] => {
  const marks = seen.map(({ mark }) => mark);
  const counted = due.flatMap(({ mark }) => {
    const times = marks.filter((each) => each === mark).length;
    return times === 1 ? [] : [`${mark} stands there ${times} times.`];
  });
  const strange = seen.filter(({ mark }) => due.every((each) => each.mark !== mark));
  const known = due.filter(({ mark }) => marks.includes(mark)).map(({ mark }) => mark);
  const inOrder = marks.filter((mark, index) => known.includes(mark) && marks.indexOf(mark) === index);
  return [
    ...counted,
    ...strange.map(({ mark, texts }) => `“${mark || texts.join(' / ')}” belongs to nothing.`),
    ...(inOrder.join() === known.join() ? [] : [`out of order: ${inOrder.join(' ')} instead of ${known.join(' ')}.`]),
    ...seen.flatMap((post) => {
      const wanted = due.find(({ mark }) => mark === post.mark);
      return wanted === undefined ? [] : faultsOf(wanted, post).map((fault) => `${post.mark}: ${fault}`);
    }),
  ];
};

const faultsOf = (due: DuePost, post: SeenPost): readonly string[] => {
  const { lines, below } = saidBy(post, due.below.length);
  const told = due.lines.slice(due.lines.length - lines.length);
  return [
    ...(lines.join('\n') === told.join('\n') && isWhole(post, due, lines)
      ? []
      : [`it says ${lines.join(' | ')} instead of ${due.lines.join(' | ')}`]),
    ...(below.join('\n') === due.below.join('\n') ? [] : [`it says ${below.join(' | ')} instead of ${due.below.join(' | ')}`]),
    ...(post.pictures.join('\n') === due.altTexts.join('\n') && post.files === due.altTexts.length
      ? []
      : ['its pictures are wrong']),
    ...(post.controls > 0 === due.hasControls ? [] : [`it has ${post.controls} controls`]),
    ...(post.called.every((user) => due.mayCall.includes(user)) ? [] : [`it calls ${post.called.join()}`]),
  ];
};

/** The post of a very long turn begins with a line that replaces the ones that did not fit. */
const FOLDED = /^… (\d+) earlier lines?/;

const saidBy = ({ texts }: SeenPost, below: number): { readonly lines: readonly string[]; readonly below: readonly string[] } => {
  const above = texts.slice(0, Math.max(0, texts.length - below));
  const lines = above.flatMap((text) => text.split('\n'));
  return { lines: FOLDED.test(lines[0] ?? '') ? lines.slice(1) : lines, below: texts.slice(above.length) };
};

const isWhole = ({ texts }: SeenPost, due: DuePost, lines: readonly string[]): boolean =>
  lines.length + Number(FOLDED.exec(texts[0] ?? '')?.[1] ?? 0) === due.lines.length;

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
