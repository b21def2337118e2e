import { cycladesMessages } from '../../cyclades/messages.ts';
import { t } from './text.ts';

/** All that English says about Cyclades. */
export const messages = cycladesMessages(t);
