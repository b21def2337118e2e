import type { APIMessage } from 'discord-api-types/v10';
import { threadOf } from '../objects/channels.ts';
import type { Stage } from '../stage.ts';
import type { MessageRow } from '../world/rows.ts';

/** How stored messages name files, so that they survive a change of the sandbox's port. */
export const FILE_SCHEME = 'sandbox-file:';

/** A stored message as it is answered: files at addresses of this sandbox, and its thread as it is now. */
export const showMessage = (stage: Pick<Stage, 'origin' | 'world'>, row: MessageRow): APIMessage => {
  const shown: APIMessage = JSON.parse(
    JSON.stringify(row.message).replaceAll(`"${FILE_SCHEME}`, `"${stage.origin}/sandbox/files/`),
  );
  const thread = stage.world.channels.get(row.message.id);
  return thread?.kind === 'thread' ? { ...shown, thread: threadOf(stage.world, thread) } : shown;
};
