import type { Stage } from '../stage.ts';
import { updateThread } from './update.ts';

const MINUTE = 60_000;

/** Archives threads that have been silent for as long as they say, looking once a minute. */
export const keepArchiving = (stage: Stage): void => {
  const look = (): void => {
    const now = stage.clock.now();
    for (const thread of [...stage.world.channels.values()]) {
      if (thread.kind !== 'thread' || thread.archived) continue;
      if (now - thread.activeAt >= thread.autoArchive * MINUTE) updateThread(stage, { ...thread, archived: true });
    }
    stage.clock.after(MINUTE, look);
  };
  stage.clock.after(MINUTE, look);
};
