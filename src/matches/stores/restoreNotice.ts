import type { MatchId } from '../model/types.ts';
import type { SettingStore } from './stores.ts';

/** Word that the database was brought back as it stood at an earlier moment. */
export interface RestoreNotice {
  /** That moment, in ISO 8601. */
  readonly to: string;
  /** Matches that were not over then, and have not been told yet. */
  readonly matches: readonly MatchId[];
}

/** The key under which the word stands, since it is left by another program than the bot. */
export const RESTORED = 'restored';

export const restoredText = (restored: RestoreNotice): string => JSON.stringify(restored);

/** What is left to tell; `undefined` where nothing is. */
export const pendingRestoreNotice = async (settings: SettingStore): Promise<RestoreNotice | undefined> => {
  const text = await settings.get(RESTORED);
  const restored = text === undefined ? undefined : (JSON.parse(text) as RestoreNotice);
  return restored === undefined || restored.matches.length === 0 ? undefined : restored;
};

/** A match has been told. */
export const markRestoreAnnounced = async (settings: SettingStore, match: MatchId): Promise<void> => {
  const restored = await pendingRestoreNotice(settings);
  if (restored === undefined) return;
  const matches = restored.matches.filter((other) => other !== match);
  await settings.set(RESTORED, restoredText({ ...restored, matches }));
};
