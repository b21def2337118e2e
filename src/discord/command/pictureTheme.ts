import type { MatchPlace, User } from '#matches/index.ts';
import type { ThemeName } from '#renderers/index.ts';
import type { Services } from './services.ts';

/** Where a picture is shown: a match has a place, direct messages have none. */
interface Seen {
  readonly place?: Pick<MatchPlace, 'server'>;
}

/** Returns the theme of a picture: for one user (`asked`) the one they chose, otherwise that of the server. */
export const themeOf = async ({ stores }: Services, { place }: Seen, asked?: User): Promise<ThemeName> => {
  if (asked?.theme !== undefined || place === undefined) return asked?.theme ?? 'dark';
  return (await stores.servers.find(place.server)).theme ?? 'dark';
};
