import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

/**
 * `generate` never runs the schema engine, yet the CLI would download it first. Any existing file in its place spares that, so
 * that an install works without Prisma's servers. Migrations are applied by `src/store/migrations/migrate.ts`, without the CLI.
 */
if (process.argv.includes('generate')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL !== undefined && { datasource: { url: process.env.DATABASE_URL } }),
});
