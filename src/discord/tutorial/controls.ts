import type { Controls } from '../command/control.ts';
import { appendChoice } from '../command/movePath.ts';
import { practise } from './practise.ts';
import { beginLesson, chooseInLesson, leaveLesson, showStep } from './tutorial.ts';

/** The controls of tutorials. */
export const lessonControls: Controls<'teach' | 'lesson' | 'learn' | 'learnsure' | 'leavelesson' | 'practise'> = {
  teach: ({ context }) => beginLesson(context),
  lesson: ({ context, id }) => showStep(context, id, id),
  learn: ({ context, id, value }) => chooseInLesson(context, id, appendChoice(id.path, value)),
  learnsure: ({ context, id, value }) => chooseInLesson(context, id, appendChoice(id.path, value)),
  leavelesson: ({ context }) => leaveLesson(context),
  practise: (press) => practise(press, press.id.game),
};
