/**
 * What the house says no to before a match is asked at all. Each leads to a section of its book by `DENIED` in `rules/denied.ts`: one
 * without a way there does not compile. Some stand above what can be done instead.
 */
export interface GenericRefusals {
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
  /** The asker does not manage the server. */
  readonly managersOnly: string;
  /** Everybody has the role that was chosen for organisers. */
  readonly everybodysRole: string;
  /** The bot is not on the server as a member: only its commands are. */
  readonly notAMember: string;
  /** Why no match is opened in a channel: `channels` where they are. */
  otherChannel(channels: readonly string[]): string;
  /** Why somebody may not open one; `role` of those who may. */
  organisersOnly(role: string | undefined): string;
  /** The asker is no organiser; `role` of those who are. */
  notOrganiser(role: string | undefined): string;

  /** Nothing is to be brought back: the match was not set aside. */
  notSetAside(match: string): string;
  /** Its log still cannot be replayed. */
  stillBroken(match: string): string;

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

  readonly noFreeSeat: string;
  /** Which seats can be taken, where several can. */
  freeSeats(names: readonly string[]): string;
  /** No vote of that kind is possible now: there is no seat it could be about. */
  readonly noSeatForThat: string;
  /** `typed` is no length of time. */
  noSuchDuration(typed: string): string;

  readonly nobodyToNudge: string;
  /** `until`: Discord's own time stamp. */
  pausedToNudge(until: string): string;
}
