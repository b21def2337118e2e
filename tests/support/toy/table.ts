import { renderer } from '#renderers/generic/index.ts';
import { paint } from '#renderers/render/renderPicture.ts';
import { openTable, type Person, type Shown, type Table } from '../drivers/discordActions.ts';
import type { Pressable } from '../drivers/pressing.ts';
import { GAMES_WITH_DIVERS } from './games.ts';

const LOBBY = ['join', 'leave', 'start', 'settings'] as const;
/** A button of the lobby message. */
export const lobbyButton = (kind: (typeof LOBBY)[number]): Pressable => ({ customId: `1.${kind}.1`, label: kind });

/** A match of Pearl Divers that these people have joined and the first has started. */
export const sitDown = async (people: readonly Person[], options: Readonly<Record<string, string>> = {}) => {
  const table = openTable({ games: GAMES_WITH_DIVERS, render: (request) => paint(renderer, request) });
  const [host = 'Ada', ...guests] = people;
  await table.slash(host, 'match create', { game: 'divers', ...options });
  for (const guest of guests) await table.press(guest, lobbyButton('join'));
  await table.press(host, lobbyButton('start'));
  return underWay(table);
};

/** A started match of Pearl Divers at a table, with short functions for what people do in its thread. */
export const underWay = async (table: Table) => {
  const found = async () => {
    const match = await table.services.stores.matches.find(1);
    if (match === undefined) throw new Error('There is no match.');
    return match;
  };
  const place = { in: (await found()).place.thread ?? '' };
  const shown = (answer: Shown | undefined): Shown =>
    answer ?? { text: 'no answer', controls: [], components: [], files: [], callback: 0 };
  const slash = async (person: Person, command: string, options: Parameters<Table['slash']>[2] = {}) =>
    shown(await table.slash(person, command, options, place));
  return {
    table,
    found,
    place,
    slash,
    says: async (person: Person, command: string, options: Parameters<Table['slash']>[2] = {}) =>
      (await slash(person, command, options)).text,
    /** The panel that “Make a move” opens, by the post made for those seats. */
    open: async (person: Person, ...due: readonly number[]) =>
      shown(await table.press(person, { customId: ['1.open.1', ...due].join('.'), label: '' }, 'post', place)),
    press: async (person: Person, { controls }: Shown, label: string) => {
      const control = controls.find((each) => each.label === label);
      if (control === undefined)
        throw new Error(`No button ${label}; there are ${controls.map((each) => each.label).join(', ')}.`);
      return shown(await table.press(person, control, 'ephemeral', place));
    },
  };
};

/** Stones for each in the first round; then all dive. The shark's effect depends on their number. */
const dive = async (match: Awaited<ReturnType<typeof sitDown>>, stones: Readonly<Partial<Record<Person, number>>>) => {
  for (const [person, count] of Object.entries(stones) as [Person, number][]) {
    for (let taken = 0; taken < count; taken++) await match.slash(person, 'divers stone');
  }
  for (const { name } of (await match.found()).seats) await match.slash(name as Person, 'divers dive');
  return match;
};

/** Blaise and Carl have a pearl each and are asked at the same time whether they share it. */
export const sharing = async () =>
  dive(await sitDown(['Ada', 'Blaise', 'Carl', 'Dora']), { Ada: 1, Blaise: 2, Carl: 2, Dora: 1 });

/** Ada is lost in the first dive; Blaise is asked whether he shares. */
export const lost = async () => dive(await sitDown(['Ada', 'Blaise', 'Carl']), { Ada: 1, Blaise: 2 });
