import type { MatchPlace, User } from '#matches/index.ts';
import type { Card, ThemeName } from '#renderers/index.ts';
import type { PostFile } from '../components/message.ts';
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

/** Returns a card as a file; `undefined` where it cannot be drawn, as people can read its words. */
export const drawnCard = async ({ renderCard, log }: Services, card: Card, theme: ThemeName): Promise<PostFile | undefined> => {
  const picture = await renderCard?.({ card, theme }).catch((error: unknown) => {
    log.error({ fault: error instanceof Error ? error.name : typeof error }, 'could not draw a picture; reply sent without it');
    return undefined;
  });
  return picture && { name: picture.name, data: picture.file };
};
