import type { EpochMs, UserId } from '#matches/index.ts';
import type { HourMask } from './awake.ts';

/** What the queue knows of a person, seated or waiting. */
export interface Player {
  readonly userId: UserId;
  /** The hours in which they are awake. */
  readonly awake: HourMask;
  /** Their rating by game; a game without one accepts anybody and is accepted by anybody. */
  readonly skills?: Readonly<Record<string, number>>;
  /** Share of turns played in time, 0 to 1; absent: no record yet. */
  readonly reliability?: number;
  /** What they ask of the others. */
  readonly demands?: Demands;
}

/** Never widened by waiting. */
export interface Demands {
  readonly reliability: number;
  /** Whether players without a record may join. */
  readonly newcomers: boolean;
}

/** A person who looks for a match. */
export interface Seek extends Player {
  readonly since: EpochMs;
  readonly games: readonly string[];
  /** Names of paces, or `off`. */
  readonly paces: readonly string[];
  /** The numbers of seats they want. */
  readonly seats: readonly number[];
  /** Whether an AI player may have the last chair. */
  readonly computer: boolean;
}

/** A lobby with free seats: one that a host opened, or a table of the queue that lost a player. */
export interface OpenLobby {
  readonly id: string;
  readonly game: string;
  readonly pace: string;
  /** The people in it. */
  readonly players: readonly Player[];
  /** The numbers of seats with which it can start. */
  readonly seats: readonly number[];
  /** How many seats AI players have. */
  readonly computers: number;
  /** What its host asks of all players. */
  readonly demands?: Demands;
  readonly since: EpochMs;
}

/** Who avoids whom; the queue seats neither of them with the other. */
export type Avoids = ReadonlyMap<UserId, ReadonlySet<UserId>>;

/** A table that can start when these people confirm. */
export interface Proposal {
  /** The lobby they fill; absent: a new table. */
  readonly lobby?: string;
  readonly game: string;
  readonly pace: string;
  /** The number of seats, those of AI players and of people already in the lobby included. */
  readonly seats: number;
  /** How many of the seats AI players have. */
  readonly computers: number;
  /** Those who are taken from the queue, oldest first. */
  readonly people: readonly UserId[];
  /** Hours of the day in which all people at the table are awake. */
  readonly sharedHours: number;
}
