/** The worker thread that paints: it loads a game's renderer with that game's first picture. */
import { renderer as generic } from '#renderers/generic/index.ts';
import { serveRenderers } from '#renderers/service/serveRenderers.ts';
import { GAMES } from './registry.ts';

serveRenderers(async (game) => (await GAMES.find(game)?.picture?.()) ?? generic);
