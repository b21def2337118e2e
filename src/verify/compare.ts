import type { AnyGame, BaseCommand, BaseEvent } from '#engine/game.ts';
import type { NewEvent } from '#matches/decide/transition.ts';
import type { Exported, LoggedEvent, MatchEvent, MatchEventOf, StoredEvent } from '#matches/index.ts';
import { canonical } from '#matches/log/canonicalJson.ts';
import { seenIn } from '#matches/service/eventRows.ts';
import { VerificationError } from './errors.ts';
import { withoutLaterOptions } from './formerOptions.ts';

/** A command's effect according to the log. */
export interface Came {
  readonly rows: readonly StoredEvent[];
  /** `rows` in the current shapes. */
  readonly logged: readonly LoggedEvent[];
  readonly place: (version?: number) => string;
}

/** Throws at the first event that differs from the expected one. */
export const compare = (game: AnyGame, due: readonly NewEvent[], { rows, logged, place }: Came): void => {
  for (const [index, happened] of due.entries()) {
    const [row, known] = [rows[index], logged[index]];
    if (row === undefined || known === undefined)
      throw new VerificationError(place(), `${told(happened.event)} should follow, but is missing.`);
    const event = withoutLaterOptions(happened.event, known.event);
    const isSame = canonical(known.event) === canonical(event) && row.by === happened.by && row.how === happened.how;
    if (!isSame) {
      throw new VerificationError(
        place(row.version),
        `The log says ${told(known.event, row)}; by the rules and draws it is ${told(happened.event, happened)}.`,
      );
    }
    const { seen } = seenIn(game, { ...happened, event });
    if (known.event === row.event && canonical({ seen }) !== canonical({ seen: row.seen })) {
      throw new VerificationError(place(row.version), 'Its recorded public form differs from what the game shows.');
    }
  }
  const more = rows[due.length];
  if (more !== undefined)
    throw new VerificationError(place(more.version), `${told(more.event)} does not follow from the command.`);
};

/** Throws unless the recorded moves by standing order are the ones the command made. */
export const compareAnswers = (made: readonly BaseCommand[] = [], kept: readonly BaseCommand[] = [], { place }: Came): void => {
  if (canonical(made) !== canonical(kept))
    throw new VerificationError(place(), 'Its recorded moves by standing order differ from the ones made.');
};

/** Throws unless the log begins with a lobby, its host in seat 0, and the file's commitment. */
export const compareBirth = (game: AnyGame, { commitment }: Exported, came: Came): void => {
  const { logged, place } = came;
  const [created] = logged;
  const born = created?.event as Partial<MatchEventOf<'MatchCreated'>> | undefined;
  if (born?.type !== 'MatchCreated' || created?.version !== 1 || born.game !== game.id) {
    throw new VerificationError(place(created?.version), `The log does not begin with the creation of a match of ${game.id}.`);
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
