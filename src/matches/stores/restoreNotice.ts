import type { MatchId } from '../model/types.ts';
import type { SettingStore } from './stores.ts';

/** The notice that the database was restored to an earlier moment. */
export interface RestoreNotice {
  /** That moment, in ISO 8601. */
  readonly to: string;
  /** Matches open at that moment that have not announced the restore yet. */
  readonly matches: readonly MatchId[];
}

/** The setting that holds the notice. The restore tool writes it, not the bot. */
export const RESTORED = 'restored';

export const restoredText = (restored: RestoreNotice): string => JSON.stringify(restored);

/** Returns the notice if matches still have to announce it. */
export const pendingRestoreNotice = async (settings: SettingStore): Promise<RestoreNotice | undefined> => {
  const text = await settings.get(RESTORED);
  const restored = text === undefined ? undefined : (JSON.parse(text) as RestoreNotice);
  return restored === undefined || restored.matches.length === 0 ? undefined : restored;
};

/** Records that a match has announced the restore. */
export const markRestoreAnnounced = async (settings: SettingStore, match: MatchId): Promise<void> => {
  const restored = await pendingRestoreNotice(settings);
  if (restored === undefined) return;
  const matches = restored.matches.filter((other) => other !== match);
  await settings.set(RESTORED, restoredText({ ...restored, matches }));
};
