export { backup } from './backup.ts';
export { BackupFailed } from './backupFolder.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';
export { DatabaseHeld, holdDatabase } from './holdDatabase.ts';
export { openMemoryStores } from './memory.ts';
export { DatabaseNewerThanCode, migrate, migrationScript } from './migrate.ts';
export { type OpenStores, openStores } from './openStores.ts';
export { PostgresFailed } from './postgresFailed.ts';
export { restore } from './restore.ts';
