import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A path from the root of the checkout. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

interface Service {
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly privileged?: boolean;
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly profiles?: readonly string[];
  readonly stop_grace_period?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
  readonly build: { readonly dockerfile_inline: string };
}

interface Compose {
  readonly services: Readonly<Record<'bot' | 'bot1' | 'worker' | 'postgres' | 'redis', Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** `docker-compose.yml` as Docker reads it, before the environment is filled in. */
export const compose = parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8'), { merge: true }) as Compose;

export const dockerfile = compose.services.bot.build.dockerfile_inline;
