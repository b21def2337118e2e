import type { Controls } from '../command/control.ts';
import { rulesAnswer } from './rules.ts';

/** The controls of rule books. */
export const ruleControls: Controls<'section' | 'rules'> = {
  section: ({ context, id }) => rulesAnswer(context, [id.page]),
  rules: ({ context, id, value }) => rulesAnswer(context, id.pages, value),
};
