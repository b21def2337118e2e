import type { AnyGame, BaseCommand } from '#engine/game.ts';
import {
  type Clock,
  createMatchService,
  type Lobby,
  type MatchId,
  type MatchService,
  type MatchServiceDeps,
  type Played,
  type Stores,
} from '#matches/index.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';
import { countingGame } from './countingGame.ts';

/** A clock that changes only when it is advanced. */
export interface StoppedClock extends Clock {
  advance(hours: number): void;
}

export const stoppedClock = (start = '2026-01-01T12:00:00Z'): StoppedClock => {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (hours) => {
      now += hours * 3_600_000;
    },
  };
};

/** A match service of the counting game, with short functions for what users do. Each command gets a new id. */
export interface Table {
  readonly stores: Stores;
  readonly matches: MatchService;
  readonly clock: StoppedClock;
  lobby(part?: Partial<Lobby>): Promise<MatchId>;
  /** Starts a match of the first people in `PEOPLE`. */
  started(seats: number, part?: Partial<Lobby>): Promise<MatchId>;
  act(match: MatchId, command: Parameters<MatchService['play']>[1]): Promise<Played>;
  count(match: MatchId, user: string, by?: number): Promise<Played>;
  strike(match: MatchId, user: string, target: number): Promise<Played>;
}

let acts = 0;

export const PEOPLE = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const;

export const table = (
  stores = openMemoryStores(),
  games: Readonly<Record<string, AnyGame>> = { counting: countingGame },
  orders?: MatchServiceDeps['orders'],
  beacon?: MatchServiceDeps['beacon'],
): Table => {
  const clock = stoppedClock();
  const matches = createMatchService({ onBroken, stores, clock, games, beacon, ...(orders && { orders }) });
  const act: Table['act'] = (match, command) => {
    acts++;
    const name = 'user' in command ? `The ${command.user}` : undefined;
    return matches.play(match, command, `act-${acts}`, name);
  };
  const play = (match: MatchId, user: string, command: Omit<BaseCommand, 'seat'>) => act(match, { type: 'Play', user, command });
  const lobby: Table['lobby'] = async (part) => {
    acts++;
    const place = { server: 'server', channel: 'channel' };
    const created = await matches.create(
      { game: 'counting', host: 'ada', hostName: 'The ada', private: false, options: {}, place, ...part },
      `act-${acts}`,
    );
    if (created.kind !== 'played') throw new Error(`No lobby: ${JSON.stringify(created)}`);
    return created.match.id;
  };
  return {
    stores,
    matches,
    clock,
    act,
    lobby,
    async started(seats, part) {
      const match = await lobby(part);
      for (const user of PEOPLE.slice(1, seats)) await act(match, { type: 'Join', user });
      await act(match, { type: 'Start', user: 'ada' });
      return match;
    },
    count: (match, user, by = 1) => play(match, user, { type: 'Count', by } as Omit<BaseCommand, 'seat'>),
    strike: (match, user, target) => play(match, user, { type: 'Strike', target } as Omit<BaseCommand, 'seat'>),
  };
};
