import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

const PLAIN = [
  'notUnderstood',
  'tooMuchAsked',
  'alreadyDone',
  'notPossibleNow',
  'noMatchHere',
  'noMatchWaits',
  'noLobbyHere',
  'serverOnly',
  'managersOnly',
  'everybodysRole',
  'notAMember',
  'notOverYet',
  'reportLater',
  'noReport',
  'botInvited',
  'noGold',
  'noBoardYet',
  'noSuchPart',
  'noteUnclear',
  'noFreeSeat',
  'noSeatForThat',
  'nobodyToNudge',
  'moderatorsOnly',
  'cannotBan',
  'watchOwn',
  'watchLater',
  'watchClosed',
  'noMatchToWatch',
] as const;

interface WithFacts {
  severalMatches(numbers: readonly number[]): string;
  /** A command of another game than the match's; `command`: what does the same there, as it is typed, else how all of them begin. */
  otherGame(game: string, command: string): string;
  /** A panel or answer that belongs to another seat. */
  notYourControl(owner: string): string;
  /** Why no match is opened in a channel: `channels` where they are. */
  otherChannel(channels: readonly string[]): string;
  /** Why a user may not open one; `role`: the role that may. */
  organisersOnly(role: string | undefined): string;
  /** The asker is no organiser; `role` of those who are. */
  notOrganiser(role: string | undefined): string;
  /** Nothing is to be brought back: the match was not set aside. */
  notSetAside(match: string): string;
  /** Its log still cannot be replayed. */
  stillBroken(match: string): string;
  /** A player's own words for the random seed are missing or too long. */
  wordsNeeded(most: number): string;
  /** A round was asked for that has not come; `latest` has. */
  noSuchRound(latest: string): string;
  noteTooLong(most: number): string;
  /** Which seats can be taken, where several can. */
  freeSeats(names: readonly string[]): string;
  /** `typed` is no length of time. */
  noSuchDuration(typed: string): string;
  /** `until`: Discord's own time stamp. */
  pausedToNudge(until: string): string;
  /** `until`: Discord's own time stamp; `reason`: the moderator's. */
  banned(until: string, reason: string): string;
  notBanned(player: string): string;
  /** A seated player may not play a rated match. */
  bannedSeat(player: string): string;
  /** A table of `/play` is started by nobody; `players`: those who can answer until then. */
  tableStarts(players: readonly string[], until: string | undefined): string;
}

/**
 * What the bot says no to before a match is asked at all. Each leads to a section of its book by `DENIED` in `rules/denied.ts`: one
 * without a way there does not compile. Some stand above what can be done instead.
 */
export type GenericRefusals = Readonly<Record<(typeof PLAIN)[number], string>> & WithFacts;

/** Returns the sentences of a language for those. */
export const denialSentences = (t: CommonText): GenericRefusals => ({
  ...recordOf(PLAIN, (key) => t(`denial-${key}`)),
  severalMatches: (numbers) =>
    t('denial-severalMatches', { numbers: t.all(numbers.toSorted((one, other) => one - other).map((each) => `#${each}`)) }),
  otherGame: (game, command) => t('denial-otherGame', { game, command }),
  notYourControl: (owner) => t('denial-notYourControl', { owner }),
  otherChannel: (channels) => t('denial-otherChannel', { channels: t.any(channels) }),
  organisersOnly: (role) => (role === undefined ? t('denial-organisersOnly') : t('denial-organisersOnly-role', { role })),
  notOrganiser: (role) => (role === undefined ? t('denial-notOrganiser') : t('denial-notOrganiser-role', { role })),
  notSetAside: (match) => t('denial-notSetAside', { match }),
  stillBroken: (match) => t('denial-stillBroken', { match }),
  wordsNeeded: (most) => t('denial-wordsNeeded', { most }),
  noSuchRound: (latest) => t('denial-noSuchRound', { latest }),
  noteTooLong: (most) => t('denial-noteTooLong', { most }),
  freeSeats: (names) => t('denial-freeSeats', { names: t.all(names) }),
  noSuchDuration: (typed) => t('denial-noSuchDuration', { typed }),
  banned: (until, reason) => t('denial-banned', { until, reason }),
  notBanned: (player) => t('denial-notBanned', { player }),
  bannedSeat: (player) => t('denial-bannedSeat', { player }),
  tableStarts: (players, until) =>
    until === undefined ? t('denial-tableStarts') : t('denial-tableStarts-waits', { players: t.all(players), until }),
  pausedToNudge: (until) => t('denial-pausedToNudge', { until }),
});
