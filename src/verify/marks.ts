import { markOf } from '#matches/log/hashChain.ts';
import { VerificationError } from './fault.ts';

/** What a post shows of the head of the chain, and the number in that post's own mark. */
export interface Mark {
  readonly head: string;
  readonly number: number;
}

/** An example of a mark, for sentences. */
export const MARK_EXAMPLE = 'Gis8TV5vcIGSo7TF1uf4CQ@345';

/** Release 0.1 posted 12 hexadecimal digits. */
const isOld = (head: string): boolean => /^[0-9a-f]{12}$/i.test(head);

/** Returns a mark from what a post shows, with or without the words before it: 22 base64url characters, `@` and a number; old posts show 12 hexadecimal digits. */
export const parseMark = (text: string): Mark => {
  const [, head, number] = /^([\w-]{22}|[0-9a-f]{12})@([1-9]\d*)$/i.exec(text.trim().split(/\s/u).at(-1) ?? '') ?? [];
  if (head === undefined)
    throw new VerificationError('the marks', `“${text}” is no mark. Copy one from a post: it looks like ${MARK_EXAMPLE}.`);
  return { head: isOld(head) ? head.toLowerCase() : head, number: Number(number) };
};

/** Returns the part of a head, 64 hexadecimal digits, that a post with this mark would show of it. */
const shownLike = ({ head }: Mark, found: string): string => (isOld(head) ? found.slice(0, head.length) : markOf(found));

/** Throws where a step that all have seen has another head than its post says, or a mark is of none of the steps before it. */
export type CheckMarks = (number: number, head: string) => void;

/** Compares marks with the heads that come by, in their order. */
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
          `The chain has come to ${shown}, and the post says ${head}: something up to here is not what it was.`,
        );
      }
      next++;
    }
  };
};

/** Past the last step: no mark may be left. */
export const AT_THE_END = Number.POSITIVE_INFINITY;
