import type { Chance } from '#engine/game.ts';
import { PEOPLE, type Person } from '../support/drivers/discordActions.ts';
import { TYPED_OPTIONS } from '../support/fakes/matchRequests.ts';
import { MATCH, type Pair, type Twin } from './twins.ts';

type Look = (twin: Twin, person: Person, thread: string) => Promise<unknown>;

const typed =
  (command: string, options: Readonly<Record<string, string | number | boolean>> = {}): Look =>
  ({ table }, person, thread) =>
    table.slash(person, command, options, { in: thread });

const pressed =
  (customId: string): Look =>
  ({ table }, person, thread) =>
    table.press(person, { customId, label: '' }, 'post', { in: thread });

/** Numbers of steps and rounds that can exist. */
const NUMBERS = [1, 2, 3, 5, 8, 13, 21, 34, 55];

/** Every look-up for people who need not act, and moves that are refused to them. */
const LOOK_UPS: readonly Look[] = [
  ...['match status', 'board', 'log', 'history', 'gold', 'help', 'match export', 'match list', 'me turns', 'match vote'].map(
    (command) => typed(command),
  ),
  typed('board', { as: 'text' }),
  ...['1', '2', 'is1', 'A1'].map((detail) => typed('board', { detail })),
  ...NUMBERS.flatMap((cycle) => [typed('log', { cycle }), typed('history', { cycle })]),
  ...[1, 2, 3].map((page) => typed('log', { page })),
  typed('cyclades bid', { god: 'ares', amount: 99 }),
  typed('cyclades build', { island: 'is1' }),
  typed('peloponnes bid', { tile: 'A13', coins: 99 }),
  typed('peloponnes pay', {}),
  ...['open', 'board', 'card', 'log', 'orders', 'motion', 'explain', 'fairness', 'help'].map((kind) =>
    pressed(`1.${kind}.${MATCH}${kind === 'open' ? '.0.1' : kind === 'help' ? '.now' : ''}`),
  ),
  pressed(`1.help.${MATCH}.costs`),
  pressed(`1.help.${MATCH}.winning`),
  pressed(`1.explain.${MATCH}.part`),
  ...NUMBERS.flatMap((number) =>
    ['explain', 'words'].flatMap((kind) => ['step', 'round'].map((of) => pressed(`1.${kind}.${MATCH}.${of}.${number}`))),
  ),
  ...TYPED_OPTIONS.map(
    ({ command, option }): Look =>
      ({ table }, person, thread) =>
        table.suggest(person, command, { [option]: '' }, option, { in: thread }),
  ),
];

/** Some of the people without access to the secret make the same look-up in both twins. */
export const lookUpAll = async (pair: Pair, chance: Chance, times: number, knowing: readonly Person[]): Promise<void> => {
  const others = PEOPLE.filter((person) => !knowing.includes(person));
  const thread = (await pair[0].match()).place.thread ?? '';
  for (let time = 0; time < times; time++) {
    const [look, person] = [chance.pick(LOOK_UPS), chance.pick(others)];
    for (const twin of pair) await look(twin, person, thread);
  }
};
