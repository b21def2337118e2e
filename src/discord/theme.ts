import type { Match, UserId } from '#matches/index.ts';
import type { ThemeName } from '#renderers/index.ts';
import type { Services } from './services.ts';

/** In which theme pictures of a match are drawn: for one who asked, as that person has chosen; else, and for all, as the server has. */
export const themeOf = async ({ stores }: Services, match: Match, user?: UserId): Promise<ThemeName> => {
  const own = user === undefined ? undefined : (await stores.users.find(user))?.theme;
  return own ?? (await stores.servers.find(match.place.server)).theme ?? 'dark';
};
