import type { CustomId } from '../customIds/customId.ts';
import { isLessonId } from '../customIds/tutorialCustomId.ts';

/** Whether a press on an ephemeral message changes that message; else it is answered by one of its own. */
export const updatesOwnMessage = ({ kind }: CustomId): boolean =>
  isLessonId({ kind }) ||
  [
    'move',
    'sure',
    'panel',
    'log',
    'history',
    'set',
    'invite',
    'host',
    'concede',
    'motion',
    'call',
    'handover',
    'away',
    'undo',
    'redo',
    'dm',
    'server',
    'me',
    'say',
    'keep',
    'keepsure',
    'unkeep',
    'rules',
    'help',
  ].includes(kind);
