/**
 * What the house says no to before a match is asked at all. Each leads to a section of its book by `DENIED` in `rules/denied.ts`: one
 * without a way there does not compile. Some stand above what can be done instead.
 */
export interface Denials {
  /** What was pressed, chosen or typed is nothing this version offers. */
  readonly notUnderstood: string;
  /** By one person, or on one server, in a short time. */
  readonly tooMuchAsked: string;
  /** Above how things stand now. */
  readonly alreadyDone: string;
  /** Above what can be done now. */
  readonly notPossibleNow: string;

  readonly noMatchHere: string;
  readonly noMatchWaits: string;
  readonly noLobbyHere: string;
  severalMatches(numbers: readonly number[]): string;
  /** A command of another game than the match's; `command`: what does the same there, as it is typed, else how all of them begin. */
  otherGame(game: string, command: string): string;
  /** A panel or answer that belongs to another seat. */
  notYourControl(owner: string): string;

  readonly serverOnly: string;
  readonly notOverYet: string;
  readonly botInvited: string;
  /** Somebody's own words for the luck of a match are none, or too long. */
  wordsNeeded(most: number): string;

  readonly noGold: string;
  readonly noBoardYet: string;
  /** A round was asked for that has not come; `latest` has. */
  noSuchRound(latest: string): string;
  readonly noSuchPart: string;
  readonly noteUnclear: string;
  noteTooLong(most: number): string;

  readonly nobodyToNudge: string;
  /** `until`: Discord's own time stamp. */
  pausedToNudge(until: string): string;
}
