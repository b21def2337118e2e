import { describe, expect, test } from 'vitest';
import { markRestoreAnnounced, pendingRestoreNotice, RESTORED, restoredText } from '#matches/stores/restoreNotice.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';

const TO = '2026-01-01T12:00:00Z';

const restored = async (...matches: readonly number[]) => {
  const { settings } = openMemoryStores();
  await settings.set(RESTORED, restoredText({ to: TO, matches }));
  return settings;
};

describe('the notice that the database was restored', () => {
  test('a database that was never restored has no notice, also after a match has announced one', async () => {
    const { settings } = openMemoryStores();
    expect(await pendingRestoreNotice(settings)).toBeUndefined();
    await markRestoreAnnounced(settings, 3);
    expect(await settings.get(RESTORED)).toBeUndefined();
  });

  test('the notice of a restored database is pending until each match has announced it', async () => {
    const settings = await restored(3, 5);
    await markRestoreAnnounced(settings, 3);
    expect(await pendingRestoreNotice(settings)).toEqual({ to: TO, matches: [5] });
    await markRestoreAnnounced(settings, 5);
    expect(await pendingRestoreNotice(settings)).toBeUndefined();
  });

  test('a restore of a database without open matches has no notice', async () => {
    expect(await pendingRestoreNotice(await restored())).toBeUndefined();
  });
});
