import { openRenderer } from '#renderers/index.ts';
import { GAMES, requests, SEAT_COUNTS } from './requests.ts';

/**
 * Paints 2,000 pictures of both games, all different, and prints as JSON the megabytes of this process then, and how many more they
 * are than after 200.
 */

const ALL_PICTURES = 2_000;
const FIRST_PICTURES = 200;

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

const every = GAMES.flatMap((game) => SEAT_COUNTS.flatMap((seats) => requests(game, seats, seats)));
const studio = openRenderer();
let first = 0;
for (let painted = 0; painted < ALL_PICTURES; painted += 1) {
  if (painted === FIRST_PICTURES) first = megabytes();
  const request = every[painted % every.length];
  if (request !== undefined) await studio.render({ ...request, names: [`Ada ${painted}`, ...request.names.slice(1)] });
}
process.stdout.write(JSON.stringify({ pictureMemoryMegabytes: megabytes(), pictureMemoryGrowthMegabytes: megabytes() - first }));
await studio.close();
