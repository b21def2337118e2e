import { LEVELS, type Level } from '#engine/computer.ts';
import { recordOf } from './keys.ts';
import type { CommonText } from './phrases/commonPhrases.ts';

/** Returns what a language says about how well AI players play. */
export const levelSentences = (t: CommonText) => ({
  /** Asked of the host, with a line on what to expect of each level. */
  asked: t('level-asked'),
  /** Asked after one has joined, while there is a free seat. */
  another: t('level-another'),
  /** On buttons, at most 38 characters. */
  buttons: recordOf(LEVELS, (level) => t(`level-button-${level}`)),
  /** Where an AI player is named first: "Talos (AI player, novice)". */
  named: (name: string, level: Level) => t('level-named', { name, level }),
  /** Where it is clear that it is one: "Talos (novice)". */
  inShort: (name: string, level: Level) => t('level-in-short', { name, level }),
  /** `player`: named as above. */
  joined: (player: string) => t('level-joined', { player }),
  /** Below the line that the match has begun; `players`: named in short. */
  started: (players: readonly string[]) => t('level-started', { players: t.all(players) }),
  /** A button that starts a match against three novices, at most 80 characters. */
  practise: (game: string) => t('level-practise', { game }),
});
