import type { CustomId } from '../customIds/customId.ts';
import { isLessonId } from '../customIds/tutorialCustomId.ts';

/** Whether pressing this control on an ephemeral message edits that message. Other controls get a new reply. */
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
