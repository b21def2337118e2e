import type { SeekChoices } from '#matches/index.ts';
import type { Services } from '../command/services.ts';

/** The timers that strangers may agree on: not `live`, which needs an appointment, and not none at all. */
export const PLAY_PACES = ['24h', '48h', '3d', 'week'] as const;

/** The numbers of players that one may look for. */
export const PLAY_SEATS = [2, 3, 4, 5] as const;

const USUAL = { paces: ['48h'], seats: [3, 4, 5], computer: false };

/** Returns the games in which two can play. */
export const playableGames = ({ games }: Pick<Services, 'games'>): readonly string[] =>
  games.ids.filter((id) => (games.rules[id]?.seats.max ?? 1) > 1);

/** Returns the choices of a person who has never looked on a server: all games, with the server's timer. */
export const defaultChoices = async (services: Services, server: string): Promise<SeekChoices> => {
  const { pace } = await services.stores.servers.find(server);
  const paces = PLAY_PACES.filter((each) => each === pace);
  return { games: playableGames(services), ...USUAL, ...(paces.length > 0 && { paces }) };
};

/**
 * Returns the choices after a change, in the order in which they are offered; `undefined` if nothing of a kind is left. The change is
 * untrusted, and a stored game may be gone.
 */
export const changedChoices = (
  services: Services,
  before: SeekChoices,
  change: Partial<SeekChoices>,
): SeekChoices | undefined => {
  const { games, paces, seats, computer } = { ...before, ...change };
  const after = {
    games: playableGames(services).filter((game) => games.includes(game)),
    paces: PLAY_PACES.filter((pace) => paces.includes(pace)),
    seats: PLAY_SEATS.filter((count) => seats.includes(count)),
    computer,
  };
  return [after.games, after.paces, after.seats].some(({ length }) => length === 0) ? undefined : after;
};
