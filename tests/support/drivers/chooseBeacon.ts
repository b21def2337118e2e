import type { APIMessage } from 'discord-api-types/v10';
import { controlsOf, type Person, textOf } from './person.ts';

const BEACON = '1.set.1.fair';

/** Chooses the public beacon in the lobby of match 1, whose host this is. Resolves when the lobby says so. */
export const chooseBeacon = async (host: Person, games: string, lobby: APIMessage): Promise<void> => {
  const first = await host.answerTo(await host.press(lobby, 'Settings'));
  await host.press(first, '1.options.1.rest');
  const hasBeacon = (message: APIMessage): boolean => controlsOf(message).some(({ custom_id: id }) => id === BEACON);
  const panel = await host.waitFor(games, hasBeacon, 'the setting of the beacon');
  await host.choose(panel, ['beacon'], BEACON);
  await host.waitFor(games, (message) => textOf(message).includes('public beacon'), 'the lobby with the beacon');
};
