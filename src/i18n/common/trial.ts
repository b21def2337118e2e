import type { Stop } from '#engine/trial.ts';
import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** Why nothing more can be tried; `full`: there is no room for more. */
const STOPS = ['luck', 'secret', 'others', 'over', 'full'] as const satisfies readonly (Stop | 'full')[];

/** What a language says around moves that a player tries on a copy. */
export interface TrialSentences {
  /** A button of the panel. */
  readonly begin: string;
  /** Buttons under what was tried. */
  readonly play: string;
  readonly plan: string;
  readonly forget: string;
  title(match: string): string;
  readonly stops: Readonly<Record<(typeof STOPS)[number], string>>;
  /** Above the list of what was tried, after the match has moved on. */
  readonly outdated: string;
}

/** Returns the sentences of a language around tried moves. */
export const trialSentences = (t: CommonText): TrialSentences => ({
  begin: t('trial-begin'),
  play: t('trial-play'),
  plan: t('trial-plan'),
  forget: t('trial-forget'),
  title: (match) => t('trial-title', { match }),
  stops: recordOf(STOPS, (stop) => t(`trial-stop-${stop}`)),
  outdated: t('trial-outdated'),
});
