import { markOf } from '#matches/log/hashChain.ts';
import { VerificationError } from './errors.ts';

/** A checkpoint tag from a post: the posted part of the chain's head, and the step number. */
export type Mark = Readonly<ReturnType<typeof parseMark>>;

/** An example of a mark, for messages. */
export const MARK_EXAMPLE = 'Gis8TV5vcIGSo7TF1uf4CQ@345';

/** Release 0.1 posted 12 hexadecimal digits. */
const isOld = (head: string): boolean => /^[0-9a-f]{12}$/i.test(head);

/**
 * Returns a mark from a post's text, with or without the words before it: 22 base64url characters, `@` and a number; old posts
 * have 12 hexadecimal digits.
 */
export const parseMark = (text: string) => {
  const [, head, number] = /^([\w-]{22}|[0-9a-f]{12})@([1-9]\d*)$/i.exec(text.trim().split(/\s/u).at(-1) ?? '') ?? [];
  if (head === undefined)
    throw new VerificationError('the marks', `“${text}” is not a mark. Copy one from a post: it looks like ${MARK_EXAMPLE}.`);
  return { head: isOld(head) ? head.toLowerCase() : head, number: Number(number) };
};

/** Returns the part of a head, 64 hexadecimal digits, that a post with this kind of mark shows. */
const shownLike = ({ head }: Mark, found: string): string => (isOld(head) ? found.slice(0, head.length) : markOf(found));

/** Throws if a public step's head differs from its mark, or a mark belongs to none of the steps so far. */
export type CheckMarks = (number: number, head: string) => void;

/** Returns a checker that compares marks with heads, which must come in step order. */
export const createMarks = (marks: readonly Mark[], placeOf: (number: number) => string): CheckMarks => {
  let next = 0;
  const inOrder = marks.toSorted((one, other) => one.number - other.number);
  return (number, found) => {
    for (let mark = inOrder[next]; mark !== undefined && mark.number <= number; mark = inOrder[next]) {
      const { head } = mark;
      if (mark.number < number)
        throw new VerificationError(placeOf(mark.number), `A post is marked ${head}@${mark.number}; no step has that number.`);
      const shown = shownLike(mark, found);
      if (shown !== head) {
        throw new VerificationError(
          placeOf(number),
          `The chain gives ${shown}, but the post says ${head}: something up to here was changed.`,
        );
      }
      next++;
    }
  };
};

/** The number to check after the last step: no mark may be left. */
export const AT_THE_END = Number.POSITIVE_INFINITY;
