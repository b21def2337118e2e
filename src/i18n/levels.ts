import { LEVELS, type Level } from '#engine/computer.ts';
import { recordOf } from './keys.ts';
import type { CommonText } from './phrases/commonPhrases.ts';

/** What a language says about how well AI players play. */
export interface LevelSentences {
  /** Asked of the host, with a line on what to expect of each level. */
  readonly asked: string;
  /** Asked after one has joined, while there is a free seat. */
  readonly another: string;
  /** On buttons, at most 38 characters. */
  readonly buttons: Readonly<Record<Level, string>>;
  /** Where an AI player is named first: "Talos (AI player, novice)". */
  named(name: string, level: Level): string;
  /** Where it is clear that it is one: "Talos (novice)". */
  inShort(name: string, level: Level): string;
  /** `player`: named as above. */
  joined(player: string): string;
  /** Below the line that the match has begun; `players`: named in short. */
  started(players: readonly string[]): string;
  /** A button that starts a match against three novices, at most 80 characters. */
  practise(game: string): string;
}

/** Returns what a language says about that. */
export const levelSentences = (t: CommonText): LevelSentences => ({
  asked: t('level-asked'),
  another: t('level-another'),
  buttons: recordOf(LEVELS, (level) => t(`level-button-${level}`)),
  named: (name, level) => t('level-named', { name, level }),
  inShort: (name, level) => t('level-in-short', { name, level }),
  joined: (player) => t('level-joined', { player }),
  started: (players) => t('level-started', { players: t.all(players) }),
  practise: (game) => t('level-practise', { game }),
});
