import type { Chance } from '#engine/game.ts';
import { type DiscordProxy, htmlPage, type OddAnswer, refusal } from '../support/fakes/discordProxy.ts';

/** A response that refuses all requests of the bot, for every recipient. */
const GENERAL: readonly OddAnswer[] = [
  htmlPage,
  { status: 429, type: 'text/html', body: 'Error 1015', headers: { 'retry-after': '2' } },
  refusal(403, 40_333),
  refusal(401, 0),
];

const PATHS = [/^\/channels\/\d+\/messages/u, /^\/users\/@me\/channels$/u, /^\/channels\/\d+$/u, /^\/guilds\//u];

/** The next few requests of a kind get odd responses; later ones are normal. */
export const answerOddly = (proxy: DiscordProxy, chance: Chance): void => {
  const [odd, path] = [chance.pick(GENERAL), chance.pick(PATHS)];
  let left = chance.pick([1, 2, 3, 4]);
  proxy.answer((passing) => {
    if (left === 0 || !path.test(passing.path)) return undefined;
    left -= 1;
    return odd;
  });
};
