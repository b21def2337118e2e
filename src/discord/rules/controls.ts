import type { Controls } from '../command/control.ts';
import { rulesReply } from './rules.ts';

/** The controls of rule books. */
export const ruleControls: Controls<'section' | 'rules'> = {
  section: ({ context, id }) => rulesReply(context, [id.page]),
  rules: ({ context, id, value }) => rulesReply(context, id.pages, value),
};
