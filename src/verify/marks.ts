import { Fault } from './fault.ts';

/** What a post shows of the head of the chain, and the number in that post's own mark. */
export interface Mark {
  readonly head: string;
  readonly number: number;
}

/** A mark as posts show it: `1a2b3c4d5e6f@345`. */
export const parseMark = (text: string): Mark => {
  const [, head, number] = /^([0-9a-f]{12})@([1-9]\d*)$/.exec(text.trim().toLowerCase()) ?? [];
  if (head === undefined) throw new Fault('the marks', `“${text}” is no mark: copy it from a post, as 1a2b3c4d5e6f@345.`);
  return { head, number: Number(number) };
};

/** Throws where a step that all have seen has another head than its post says, or a mark is of none of the steps before it. */
export type CheckMarks = (number: number, head: string) => void;

/** Compares marks with the heads that come by, in their order. */
export const openMarks = (marks: readonly Mark[], placeOf: (number: number) => string): CheckMarks => {
  let next = 0;
  const inOrder = marks.toSorted((one, other) => one.number - other.number);
  return (number, found) => {
    for (let mark = inOrder[next]; mark !== undefined && mark.number <= number; mark = inOrder[next]) {
      const { head } = mark;
      if (mark.number < number)
        throw new Fault(placeOf(mark.number), `A post is marked ${head}@${mark.number}; no step has that number.`);
      if (!found.startsWith(head)) {
        throw new Fault(
          placeOf(number),
          `The chain has come to ${found.slice(0, head.length)}, and the post says ${head}: something up to here is not what it was.`,
        );
      }
      next++;
    }
  };
};

/** Past the last step: no mark may be left. */
export const AT_THE_END = Number.POSITIVE_INFINITY;
