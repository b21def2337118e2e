import type { Stop } from '#engine/trial.ts';
import { recordOf } from '../keys.ts';
import type { CommonText } from '../phrases/commonPhrases.ts';

/** Why nothing more can be tried; `full`: there is no room for more. */
const STOPS = ['luck', 'secret', 'others', 'over', 'full'] as const satisfies readonly (Stop | 'full')[];

/** Returns the sentences of a language around tried moves. */
export const trialSentences = (t: CommonText) => ({
  /** A button of the panel. */
  begin: t('trial-begin'),
  /** Buttons under what was tried. */
  play: t('trial-play'),
  plan: t('trial-plan'),
  forget: t('trial-forget'),
  title: (match: string) => t('trial-title', { match }),
  stops: recordOf(STOPS, (stop) => t(`trial-stop-${stop}`)),
  /** Directly above the last buttons of a panel in which moves are tried. */
  foot: t('trial-foot'),
  /** Above the list of what was tried, after the match has moved on. */
  outdated: t('trial-outdated'),
  /** In its place: the match is over, or the same moves were played by an earlier press. */
  over: t('trial-over'),
  played: t('trial-played'),
  /** Above a plan of what was tried, where saving it plays another move at once; both are labels of moves. */
  planDiffers: (tried: string, move: string) => t('trial-plan-differs', { tried, move }),
});
