import type { MatchPlace, User } from '#matches/index.ts';
import type { ThemeName } from '#renderers/index.ts';
import type { Services } from './services.ts';

/** Where pictures are seen: a match's place; nothing of it in direct messages. */
interface Seen {
  readonly place?: Pick<MatchPlace, 'server'>;
}

/** In which theme pictures are drawn: for one who `asked`, as that person has chosen; else, and for all, as the server has. */
export const themeOf = async ({ stores }: Services, { place }: Seen, asked?: User): Promise<ThemeName> => {
  if (asked?.theme !== undefined || place === undefined) return asked?.theme ?? 'dark';
  return (await stores.servers.find(place.server)).theme ?? 'dark';
};
