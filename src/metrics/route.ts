/** The groups of the bot's requests; the first match counts. */
const ROUTES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['callback', /^POST \/interactions\//u],
  ['answer', /^\w+ \/webhooks\//u],
  ['send', /^POST \/channels\/\d+\/messages$/u],
  ['edit', /^PATCH \/channels\/\d+\/messages\/\d+$/u],
  ['read', /^GET \/channels\/\d+\/messages/u],
  ['thread', /^(?:POST \/channels\/\d+\/(?:messages\/\d+\/)?threads|PATCH \/channels\/\d+)$/u],
  ['dm', /^POST \/users\/@me\/channels$/u],
  ['commands', /^PUT \/applications\/\d+\/commands$/u],
];

/** Returns the group of a request for the metrics, without the ids and tokens in its URL. */
export const routeOf = (method: string, url: string): string => {
  const path = new URL(url).pathname.replace(/^.*?\/v\d+(?=\/)/u, '');
  return ROUTES.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? 'other';
};
