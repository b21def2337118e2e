import type { CommonText } from '../phrases/commonPhrases.ts';

export interface LobbyFacts {
  readonly number: number;
  readonly game: string;
  /** Names, escaped; the host first named as such. */
  readonly seats: readonly string[];
  readonly host: string;
  readonly least: number;
  readonly most: number;
  readonly private: boolean;
  readonly guests: readonly string[];
  /** `name: value` of each setting that differs from its default. */
  readonly settings: readonly string[];
}

/** What is said of matches that wait for players, and to who joins, invites and starts. */
export interface LobbySentences {
  lobbyTitle(number: number, game: string): string;
  lobby(facts: LobbyFacts): string;
  /** `when` is Discord's own time stamp. */
  lobbyExpires(when: string): string;
  lobbyStarted(thread: string | undefined): string;
  lobbyEnded(thread: string): string;
  readonly lobbyClosed: string;
  threadName(number: number, game: string): string;
  created(number: number, link: string): string;
  joined(number: number): string;
  left(number: number): string;
  /** `thread`: a link to where it is played, if there is one. */
  started(number: number, thread?: string): string;
  invited(mention: string): string;
  /** To the guest, in the match's thread. */
  invitation(mention: string, host: string, link: string): string;
  hostPassed(mention: string): string;
  chosen(option: string, value: string): string;
  conceded(number: number): string;
  settingOption(name: string, value: string): string;
}

/** How many seats are taken, and how many players are missing for a start, or that the match would be solo play. */
const seatsLine = (t: CommonText, { seats, least, most }: LobbyFacts): string => {
  const taken = seats.length;
  if (taken < least) return t('lobby-seats-more', { taken, most, least });
  return t(taken === 1 && most > 1 ? 'lobby-seats-alone' : 'lobby-seats', { taken, most });
};

const lobbyText = (t: CommonText, facts: LobbyFacts): string =>
  [
    t(facts.private ? 'lobby-host-private' : 'lobby-host', { host: facts.host }),
    seatsLine(t, facts),
    ...facts.seats.map((seat) => `- ${seat}`),
    ...(facts.guests.length === 0 ? [] : [t('lobby-guests', { guests: t.all(facts.guests) })]),
    ...(facts.settings.length === 0 ? [] : [facts.settings.join(' · ')]),
  ].join('\n');

/** Returns the sentences of a language for that. */
export const lobbySentences = (t: CommonText): LobbySentences => ({
  lobbyTitle: (number, game) => `## #${number} ${game}`,
  lobby: (facts) => lobbyText(t, facts),
  lobbyExpires: (when) => t('lobby-expires', { when }),
  lobbyEnded: (thread) => t('lobby-ended-thread', { thread }),
  lobbyStarted: (thread) => (thread === undefined ? t('lobby-started') : t('lobby-started-thread', { thread })),
  lobbyClosed: t('lobby-closed'),
  threadName: (number, game) => `#${number} ${game}`,
  created: (number, link) => t('match-created', { number: String(number), link }),
  joined: (number) => t('match-joined', { number: String(number) }),
  left: (number) => t('match-left', { number: String(number) }),
  started: (number, thread) =>
    thread === undefined
      ? t('match-started', { number: String(number) })
      : t('match-started-thread', { number: String(number), thread }),
  invited: (mention) => t('lobby-invited', { mention }),
  invitation: (mention, host, link) => t('lobby-invitation', { mention, host, link }),
  hostPassed: (mention) => t('lobby-host-passed', { mention }),
  chosen: (option, value) => t('setting-chosen', { option, value }),
  conceded: (number) => t('match-conceded', { number: String(number) }),
  settingOption: (name, value) => t('setting-option', { name, value }),
});
