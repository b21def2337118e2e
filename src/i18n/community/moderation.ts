import type { CommonText } from '../phrases/commonPhrases.ts';

/** A decision in words: a mention of whom it is about (`undefined`: nobody, or forgotten), and what it says. */
export type DecisionWords =
  | { readonly kind: 'match'; readonly match: string; readonly motion: string }
  | { readonly kind: 'ban'; readonly about: string | undefined; readonly until: string }
  | { readonly kind: 'unban' | 'note'; readonly about: string | undefined }
  | { readonly kind: 'cup'; readonly cup: string; readonly act: 'Open' | 'CloseEntries' | 'End' | 'Cancel' }
  | { readonly kind: 'settings'; readonly settings: readonly string[] };

const decided = (t: CommonText, decision: DecisionWords): string => {
  const named = (about: string | undefined): string => about ?? t('moderation-forgotten');
  switch (decision.kind) {
    case 'match':
      return t('moderation-match', { match: decision.match, motion: decision.motion });
    case 'ban':
      return t('moderation-ban', { player: named(decision.about), until: decision.until });
    case 'unban':
    case 'note':
      return t(`moderation-${decision.kind}`, { player: named(decision.about) });
    case 'cup':
      return t(`moderation-cup-${decision.act}`, { cup: decision.cup });
    case 'settings':
      return t('moderation-settings', { settings: decision.settings.join(' · ') });
  }
};

/** Returns the sentences of a language about moderators’ decisions and watching. Mentions, links and times are ready-made. */
export const moderationSentences = (t: CommonText) => ({
  /** Above a page of the list of decisions. */
  title: (total: number) => t('moderation-title', { total }),
  none: t('moderation-none'),
  /** A line of the list. `by`: a mention; `undefined`: forgotten. */
  line: (when: string, by: string | undefined, decision: DecisionWords, reason: string) => {
    const facts = { when, by: by ?? t('moderation-forgotten'), what: decided(t, decision) };
    return reason === '' ? t('moderation-line', facts) : t('moderation-line-reason', { ...facts, reason });
  },
  open: t('moderation-open'),
  /** To the moderator. */
  banned: (player: string, until: string) => t('moderation-banned', { player, until }),
  unbanned: (player: string) => t('moderation-unbanned', { player }),
  /** The reader's own ban. */
  ownBan: (until: string, reason: string) => t('denial-banned', { until, reason }),
  /** To the player, by direct message. */
  banNotice: (server: string, until: string, reason: string) =>
    t('moderation-ban-notice', { server, until, reason: reason || '–' }),
  unbanNotice: (server: string, reason: string) => t('moderation-unban-notice', { server, reason: reason || '–' }),
  /** On buttons. */
  watchMatch: (match: string) => t('watching-watch-match', { match }),
  stopWatching: t('watching-stop'),
  watching: (match: string) => t('watching-begun', { match }),
  stoppedWatching: t('watching-stopped'),
  /** Above the picture of a new round, by direct message. */
  roundBegan: (match: string, game: string, round: string, link: string) => t('watching-round', { match, game, round, link }),
  matchOver: (match: string, game: string, outcome: string, link: string) => t('watching-over', { match, game, outcome, link }),
});
