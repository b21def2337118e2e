import type { APIMessage } from 'discord-api-types/v10';
import type { Stage } from '../stage.ts';
import type { MessageRow } from '../world/rows.ts';

/** How stored messages name files, so that they survive a change of the sandbox's port. */
export const FILE_SCHEME = 'sandbox-file:';

/** A stored message as it is answered: files at addresses of this sandbox. */
export const showMessage = (stage: Pick<Stage, 'origin'>, row: MessageRow): APIMessage =>
  JSON.parse(JSON.stringify(row.message).replaceAll(`"${FILE_SCHEME}`, `"${stage.origin}/sandbox/files/`));
