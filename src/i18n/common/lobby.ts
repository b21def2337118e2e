import type { CommonText } from '../phrases/commonPhrases.ts';

export interface LobbyFacts {
  readonly number: number;
  readonly game: string;
  /** Names, escaped; the host first named as such. */
  readonly seats: readonly string[];
  readonly host: string;
  readonly least: number;
  readonly most: number;
  /** Whether `/play` formed it: it starts by itself. */
  readonly isTable: boolean;
  readonly private: boolean;
  readonly guests: readonly string[];
  /** `name: value` of each setting that differs from its default. */
  readonly settings: readonly string[];
}

/** How many seats are taken, and what is missing for a start, or that the match would be solo play. */
const seatsLine = (t: CommonText, { seats, least, most, isTable }: LobbyFacts): string => {
  const taken = seats.length;
  if (isTable) return t(taken < most ? 'lobby-seats-table-free' : 'lobby-seats-table', { taken, most, free: most - taken });
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

/** Returns what a language says of matches that wait for players, and to who joins, invites and starts. */
export const lobbySentences = (t: CommonText) => ({
  lobbyTitle: (number: number, game: string) => `## #${number} ${game}`,
  lobby: (facts: LobbyFacts) => lobbyText(t, facts),
  /** `when` is Discord's own time stamp. */
  lobbyExpires: (when: string) => t('lobby-expires', { when }),
  lobbyAnswers: (until: string) => t('lobby-answers', { until }),
  lobbyEnded: (thread: string) => t('lobby-ended-thread', { thread }),
  lobbyStarted: (thread: string | undefined) =>
    thread === undefined ? t('lobby-started') : t('lobby-started-thread', { thread }),
  lobbyClosed: t('lobby-closed'),
  threadName: (number: number, game: string) => `#${number} ${game}`,
  created: (number: number, link: string) => t('match-created', { number: String(number), link }),
  joined: (number: number) => t('match-joined', { number: String(number) }),
  left: (number: number) => t('match-left', { number: String(number) }),
  /** `thread`: a link to where it is played, if there is one. */
  started: (number: number, thread?: string) =>
    thread === undefined
      ? t('match-started', { number: String(number) })
      : t('match-started-thread', { number: String(number), thread }),
  invited: (mention: string) => t('lobby-invited', { mention }),
  /** To the guest, in the match's thread. */
  invitation: (mention: string, host: string, link: string) => t('lobby-invitation', { mention, host, link }),
  hostPassed: (mention: string) => t('lobby-host-passed', { mention }),
  chosen: (option: string, value: string) => t('setting-chosen', { option, value }),
  conceded: (number: number) => t('match-conceded', { number: String(number) }),
  settingOption: (name: string, value: string) => t('setting-option', { name, value }),
});
