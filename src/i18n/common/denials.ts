import type { CommonText } from '../phrases/commonPhrases.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';

/**
 * What the bot says no to before a match is asked at all. Each leads to a section of its book by `DENIED` in `rules/denied.ts`: one
 * without a way there does not compile. Some stand above what can be done instead.
 */
export type GenericRefusals = Readonly<ReturnType<typeof denialSentences>>;

const composedDenials = (t: CommonText) => ({
  severalMatches: (numbers: readonly number[]) =>
    t('denial-severalMatches', { numbers: t.all(numbers.toSorted((one, other) => one - other).map((each) => `#${each}`)) }),
  /** A command of another game than the match's; `command`: what does the same there, as it is typed, else how all of them begin. */
  otherGame: (game: string, command: string) => t('denial-otherGame', { game, command }),
  /** A panel or answer that belongs to another seat. */
  notYourControl: (owner: string) => t('denial-notYourControl', { owner }),
  /** Why no match is opened in a channel: `channels` where they are. */
  otherChannel: (channels: readonly string[]) => t('denial-otherChannel', { channels: t.any(channels) }),
  /** Why a user may not open one; `role`: the role that may. */
  organisersOnly: (role: string | undefined) =>
    role === undefined ? t('denial-organisersOnly') : t('denial-organisersOnly-role', { role }),
  /** The asker is no organiser; `role` of those who are. */
  notOrganiser: (role: string | undefined) =>
    role === undefined ? t('denial-notOrganiser') : t('denial-notOrganiser-role', { role }),
  /** Nothing is to be brought back: the match was not set aside. */
  notSetAside: (match: string) => t('denial-notSetAside', { match }),
  /** Its log still cannot be replayed. */
  stillBroken: (match: string) => t('denial-stillBroken', { match }),
  /** A player's own words for the random seed are missing or too long. */
  wordsNeeded: (most: number) => t('denial-wordsNeeded', { most }),
  /** A round was asked for that has not come; `latest` has. */
  noSuchRound: (latest: string) => t('denial-noSuchRound', { latest }),
  noteTooLong: (most: number) => t('denial-noteTooLong', { most }),
  /** Which seats can be taken, where several can. */
  freeSeats: (names: readonly string[]) => t('denial-freeSeats', { names: t.all(names) }),
  /** `typed` is no length of time. */
  noSuchDuration: (typed: string) => t('denial-noSuchDuration', { typed }),
  /** `until`: Discord's own time stamp; `reason`: the moderator's. */
  banned: (until: string, reason: string) => t('denial-banned', { until, reason }),
  notBanned: (player: string) => t('denial-notBanned', { player }),
  /** A seated player may not play a rated match. */
  bannedSeat: (player: string) => t('denial-bannedSeat', { player }),
  /** A table of `/play` is started by nobody; `players`: those who can answer until then. */
  tableStarts: (players: readonly string[], until: string | undefined) =>
    until === undefined ? t('denial-tableStarts') : t('denial-tableStarts-waits', { players: t.all(players), until }),
  /** `until`: Discord's own time stamp. */
  pausedToNudge: (until: string) => t('denial-pausedToNudge', { until }),
});

/** Returns the sentences of a language for what the bot says no to. */
export const denialSentences = (t: CommonText) => {
  const composed = composedDenials(t);
  return { ...phrasesUnder(t, 'denial-', composed), ...composed };
};
