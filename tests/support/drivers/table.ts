import type { APIMessage } from 'discord-api-types/v10';
import type { AnyGame, BaseCommand, Chance, Seat } from '#engine/game.ts';
import type { LoggedEvent, Match, Stores } from '#matches/index.ts';
import type { Acted } from '#sandbox/pageProtocol.ts';
import { onceConnected } from '../fakes/connected.ts';
import { type KnownGames, OWN_GAMES } from '../languages.ts';
import type { Recorded } from '../laws/logPosts.ts';
import { foldGame } from '../laws/logSteps.ts';
import { type LogWatch, watchLog } from '../laws/logWatch.ts';
import { sql } from '../setup/postgres.ts';
import { type Person, textOf } from './person.ts';
import type { SandboxAddress } from './sandbox.ts';

/** A whole house, wherever its parts run: what a match needs to be played by people of the sandbox. */
export interface House {
  readonly sandbox: SandboxAddress;
  readonly databaseUrl: string;
  readonly stores: Stores;
  /** The games it knows; those of the bot by default. */
  readonly games?: KnownGames;
  /** Somebody's app, opened on first use. */
  who(name: string): Promise<Person>;
}

/** A match that has begun, as a test knows it: from the log alone. */
export interface Table {
  readonly house: House;
  readonly watch: LogWatch;
  readonly id: number;
  readonly game: AnyGame;
  readonly thread: string;
  /** By seat. */
  readonly people: readonly Person[];
  match(): Promise<Match>;
  rows(): Promise<readonly LoggedEvent[]>;
  recorded(): Promise<Recorded>;
  /** Somebody who is due now, by a fold of the log: any of several; `undefined` once the match is over. */
  due(chance: Chance): Promise<Due | undefined>;
  leave(): Promise<void>;
}

export interface Due {
  readonly seat: Seat;
  readonly person: Person;
  /** Other seats that are due as well. */
  readonly besides: readonly Seat[];
  readonly version: number;
  readonly legal: readonly BaseCommand[];
  readonly view: unknown;
}

/** What every match's luck is made from here, so that one that failed is played the same way again. */
export const TABLE_SECRET = new Uint8Array(32).fill(7);
const MOST_TRIES = 8;

/** What Discord gave up, since a busy machine was too slow for it, has come to nothing: it is done again. */
const answered = async (person: Person, act: () => Promise<Acted>): Promise<APIMessage> => {
  let acted = await onceConnected(act);
  for (let tries = 1; acted.failed === 'timeout' && tries < MOST_TRIES; tries++) acted = await onceConnected(act);
  return person.answerTo(acted);
};

/** A house in a process of its own has bound itself to another secret by now: what it has posted of it does not fit this one then. */
const bind = async ({ stores, databaseUrl }: House, id: number): Promise<void> => {
  if (Buffer.compare(await stores.matches.secretOf(id), TABLE_SECRET) === 0) return;
  await sql(databaseUrl, 'UPDATE "MatchSecret" SET secret = $2 WHERE "matchId" = $1', [id, Buffer.from(TABLE_SECRET)]);
};

/** Opens a match in `#games`: the first person hosts, the others press “Join”, the host starts it. `what`: options of the command. */
export const sitDown = async (house: House, names: readonly string[], what = 'game:cyclades'): Promise<Table> => {
  const everybody = await Promise.all(names.map(house.who));
  const [host, ...guests] = everybody;
  if (host === undefined) throw new Error('Nobody sits down.');
  const watch = await watchLog(house.databaseUrl);
  const games = await host.channel('games');
  const opened = textOf(await answered(host, () => host.slash(`/match create ${what}`, { in: games })));
  const id = Number(/#(\d+)/.exec(opened)?.[1]);
  if (Number.isNaN(id)) throw new Error(`No match was opened: ${opened}`);
  const lobby = await host.waitFor(games, (message) => textOf(message).includes(`#${id}·lobby`), 'the lobby');
  await bind(house, id);
  for (const guest of guests) await answered(guest, () => guest.press(lobby, 'Join'));
  await answered(host, () => host.slash('/match start', { in: lobby.id }));

  const found = async (): Promise<Match> => {
    const row = await house.stores.matches.find(id);
    if (row === undefined) throw new Error(`Match ${id} is gone.`);
    return row;
  };
  const { game: gameId, seats, place } = await found();
  const game = (house.games ?? OWN_GAMES).registry.rules[gameId];
  if (game === undefined) throw new Error(`There is no game ${gameId}.`);
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
    game,
    thread: place.thread ?? '',
    people,
    match: found,
    rows,
    recorded: async () => ({ ...(await found()), rows: await rows(), secret: await house.stores.matches.secretOf(id) }),
    due: async (chance) => {
      const log = await rows();
      const state = foldGame(
        game,
        log.map(({ event }) => event),
      );
      const active = game.active(state);
      const seat = active.length > 1 ? chance.pick(active) : active[0];
      const person = seat === undefined ? undefined : people[seat];
      if (seat === undefined || person === undefined) return undefined;
      const besides = active.filter((each) => each !== seat);
      return { seat, person, besides, version: log.length, legal: game.legalMoves(state, seat), view: game.view(state, seat) };
    },
    leave: watch.stop,
  };
};
