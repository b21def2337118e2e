import { appendChoice, pathOf } from '#discord/command/movePath.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { LESSONS, REGISTRY } from '../games.ts';
import type { Pressable } from './pressing.ts';

/** A learner who does what each step of a lesson says: returns the control to press next, or `undefined` in the last step. */
export const nextPress = (controls: readonly Pressable[]): Pressable | undefined =>
  controls.map((control) => ({ control, worth: worthOf(control) })).reduce(better, NOTHING).control;

interface Weighed {
  readonly control: Pressable | undefined;
  readonly worth: number;
}

const NOTHING: Weighed = { control: undefined, worth: 0 };

const better = (one: Weighed, other: Weighed): Weighed => (other.worth > one.worth ? other : one);

/** How many steps of the scripted path a control advances; 0 if it leads off it, or nowhere. */
const worthOf = ({ customId, value }: Pressable): number => {
  const id = parseCustomId(customId);
  if (id?.kind === 'learnsure') return 100;
  if (id?.kind !== 'learn' && id?.kind !== 'lesson') return 0;
  const isOther = id.kind === 'lesson' && id.path.length === 0;
  if (isOther) return id.step > 0 ? 1 : 0;
  const lesson = LESSONS[id.lesson];
  const { command } = lesson?.steps[id.step] ?? {};
  const script = command === undefined ? [] : pathOf(REGISTRY.find(lesson?.game ?? '')?.fields ?? {}, command);
  const path = id.kind === 'learn' ? appendChoice(id.path, value) : id.path;
  const isOnTheWay = path.every((word, index) => word === script[index]);
  return isOnTheWay ? path.length + (id.kind === 'learn' ? 10 : 0) : 0;
};
