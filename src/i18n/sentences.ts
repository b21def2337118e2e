import type { BaseEvent, Outcome, Rejection, Seat } from '#engine/game.ts';

/** How seats are named in a sentence: already escaped for Discord (a mention or a name with its mark). */
export type SeatName = (seat: Seat) => string;

/** What a language says about one game. One file a game in each locale folder; a missing sentence does not compile. */
export interface GameSentences<View, Event extends BaseEvent> {
  readonly name: string;
  readonly optionNames: Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>;
  /** One line of a log for an event as redacted for its reader; `undefined` when nothing need be said. */
  event(event: Event, name: SeatName): string | undefined;
  /** Why a command was refused, and what would be legal. `undefined` for a code that is not the game's. */
  rejection(rejection: Rejection, name: SeatName): string | undefined;
  /** What a due seat is asked, in one line, from a public view. */
  prompt(view: View, seat: Seat, name: SeatName): string;
  /** The table in a few lines, from a public view: posted with each picture. */
  summary(view: View, name: SeatName): string;
  /** The picture in words, at most 1,024 characters. */
  altText(view: View, name: SeatName): string;
  /** A seat's private card, from its own view. */
  card(view: View, seat: Seat): string;
  outcome(outcome: Outcome, name: SeatName): string;
}

export type AnyGameSentences = GameSentences<unknown, BaseEvent>;
