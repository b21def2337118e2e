import { cycladesMessages } from '../../cyclades/messages.ts';
import { t } from './text.ts';

/** All that Spanish says about Cyclades. */
export const messages = cycladesMessages(t);
