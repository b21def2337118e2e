import { eventSentences } from '../../peloponnes/events.ts';
import { t } from './text.ts';

/** One line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const tellPeloponnesEvent = eventSentences(t);
