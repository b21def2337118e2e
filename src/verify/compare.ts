import type { AnyGame, BaseCommand, BaseEvent } from '#engine/game.ts';
import type { NewEvent } from '#matches/decide/transition.ts';
import type { Exported, LoggedEvent, MatchEvent, MatchEventOf, StoredEvent } from '#matches/index.ts';
import { canonical } from '#matches/log/canonicalJson.ts';
import { seenIn } from '#matches/service/eventRows.ts';
import { VerificationError } from './fault.ts';

/** What a log says has come of a command. */
export interface Came {
  readonly rows: readonly StoredEvent[];
  /** The same in today's shapes. */
  readonly logged: readonly LoggedEvent[];
  readonly place: (version?: number) => string;
}

/** Throws at the first event that is not the one that had to come. */
export const compare = (game: AnyGame, due: readonly NewEvent[], { rows, logged, place }: Came): void => {
  for (const [index, happened] of due.entries()) {
    const [row, known] = [rows[index], logged[index]];
    if (row === undefined || known === undefined)
      throw new VerificationError(place(), `${told(happened.event)} ought to follow, and is missing.`);
    const isSame = canonical(known.event) === canonical(happened.event) && row.by === happened.by && row.how === happened.how;
    if (!isSame) {
      throw new VerificationError(
        place(row.version),
        `The log says ${told(known.event, row)}; by rules and luck it is ${told(happened.event, happened)}.`,
      );
    }
    const { seen } = seenIn(game, happened);
    if (known.event === row.event && canonical({ seen }) !== canonical({ seen: row.seen })) {
      throw new VerificationError(place(row.version), 'What all could see of it is not what the game shows of it.');
    }
  }
  const more = rows[due.length];
  if (more !== undefined)
    throw new VerificationError(place(more.version), `${told(more.event)} does not follow from the command.`);
};

/** Moves by standing order that the command has brought about. */
export const compareAnswers = (made: readonly BaseCommand[] = [], kept: readonly BaseCommand[] = [], { place }: Came): void => {
  if (canonical(made) !== canonical(kept))
    throw new VerificationError(place(), 'Its moves by standing order could not all be made.');
};

/** A match begins with a lobby, its host in the first seat, and says by what it is bound. */
export const compareBirth = (game: AnyGame, { commitment }: Exported, came: Came): void => {
  const { logged, place } = came;
  const [created] = logged;
  const born = created?.event as Partial<MatchEventOf<'MatchCreated'>> | undefined;
  if (born?.type !== 'MatchCreated' || created?.version !== 1 || born.game !== game.id) {
    throw new VerificationError(place(created?.version), `A log begins with its match of ${game.id}.`);
  }
  if (born.commitment !== commitment)
    throw new VerificationError(place(1), 'The commitment in the log is not the one of the file.');
  const host: MatchEvent = { type: 'SeatTaken', seat: 0 };
  compare(
    game,
    [born as MatchEvent, host].map((event) => ({ event, by: 0 })),
    came,
  );
};

const told = (event: BaseEvent, act: { readonly by?: number | undefined; readonly how?: string | undefined } = {}): string =>
  canonical({ ...event, by: act.by, how: act.how });
