import type { Seat } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { LoggedEvent, Match, Stores } from '#matches/index.ts';
import { foldGame } from './logSteps.ts';
import { type LogWatch, watchLog } from './logWatch.ts';
import { type Person, textOf } from './person.ts';
import { sql } from './postgres.ts';
import type { SandboxAddress } from './sandbox.ts';

/** A whole house, wherever its parts run: what a match needs to be played by people of the sandbox. */
export interface House {
  readonly sandbox: SandboxAddress;
  readonly databaseUrl: string;
  readonly stores: Stores;
  /** Somebody's app, opened on first use. */
  who(name: string): Promise<Person>;
}

/** A match of Cyclades that has begun, as a test knows it: from the log alone. */
export interface Table {
  readonly house: House;
  readonly watch: LogWatch;
  readonly id: number;
  readonly thread: string;
  /** By seat. */
  readonly people: readonly Person[];
  match(): Promise<Match>;
  rows(): Promise<readonly LoggedEvent[]>;
  /** Who is due now, by a fold of the log; `undefined` once the match is over. */
  due(): Promise<Due | undefined>;
  leave(): Promise<void>;
}

export interface Due {
  readonly seat: Seat;
  readonly person: Person;
  readonly version: number;
  readonly legal: readonly Command[];
  readonly view: View;
}

/** What every match's luck is made from here, so that one that failed is played the same way again. */
const SECRET = Buffer.alloc(32, 7);

/** Opens a match in `#games`: the first person hosts, the others press “Join”, the host starts it. */
export const sitDown = async (house: House, names: readonly string[]): Promise<Table> => {
  const everybody = await Promise.all(names.map(house.who));
  const [host, ...guests] = everybody;
  if (host === undefined) throw new Error('Nobody sits down.');
  const watch = await watchLog(house.databaseUrl);
  const games = await host.channel('games');
  await host.answerTo(await host.slash('/match create game:cyclades', { in: games }));
  const lobby = await host.waitFor(games, (message) => textOf(message).includes('·lobby'), 'the lobby');
  const [match] = await house.stores.matches.openMatchesOf(host.id);
  if (match === undefined) throw new Error('No match was opened.');
  const { id } = match;
  await sql(house.databaseUrl, 'UPDATE "MatchSecret" SET secret = $2 WHERE "matchId" = $1', [id, SECRET]);
  for (const guest of guests) await guest.answerTo(await guest.press(lobby, 'Join'));
  await host.answerTo(await host.slash('/match start', { in: lobby.id }));

  const found = async (): Promise<Match> => {
    const row = await house.stores.matches.find(id);
    if (row === undefined) throw new Error(`Match ${id} is gone.`);
    return row;
  };
  const { seats, place } = await found();
  const people = seats.map(({ user }) => everybody.find((each) => each.id === user) ?? host);
  const known: LoggedEvent[] = [];
  const rows = async (): Promise<readonly LoggedEvent[]> => {
    known.push(...(await house.stores.matches.read(id, known.length)));
    return known;
  };
  return {
    house,
    watch,
    id,
    thread: place.thread ?? '',
    people,
    match: found,
    rows,
    due: async () => {
      const log = await rows();
      const state = foldGame(log.map(({ event }) => event));
      const [seat] = cyclades.active(state);
      const person = seat === undefined ? undefined : people[seat];
      if (seat === undefined || person === undefined) return undefined;
      return { seat, person, version: log.length, legal: cyclades.legalMoves(state, seat), view: cyclades.view(state, seat) };
    },
    leave: watch.stop,
  };
};
