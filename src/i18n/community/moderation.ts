import type { CommonText } from '../phrases/commonPhrases.ts';

/** A decision in words: a mention of whom it is about (`undefined`: nobody, or forgotten), and what it says. */
export type DecisionWords =
  | { readonly kind: 'match'; readonly match: string; readonly motion: string }
  | { readonly kind: 'ban'; readonly about: string | undefined; readonly until: string }
  | { readonly kind: 'unban' | 'note'; readonly about: string | undefined }
  | { readonly kind: 'settings'; readonly settings: readonly string[] };

/** What a language says about moderators’ decisions on a server, and to those who watch a match. Mentions, links and times are ready-made. */
export interface ModerationSentences {
  /** Above a page of the list of decisions. */
  title(total: number): string;
  readonly none: string;
  /** A line of the list. `by`: a mention; `undefined`: forgotten. */
  line(when: string, by: string | undefined, decision: DecisionWords, reason: string): string;
  readonly open: string;
  /** To the moderator. */
  banned(player: string, until: string): string;
  unbanned(player: string): string;
  /** The reader's own ban. */
  ownBan(until: string, reason: string): string;
  /** To the player, by direct message. */
  banNotice(server: string, until: string, reason: string): string;
  unbanNotice(server: string, reason: string): string;

  /** On buttons. */
  watchMatch(match: string): string;
  readonly stopWatching: string;
  watching(match: string): string;
  readonly stoppedWatching: string;
  /** Above the picture of a new round, by direct message. */
  roundBegan(match: string, game: string, round: string, link: string): string;
  matchOver(match: string, game: string, outcome: string, link: string): string;
}

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
    case 'settings':
      return t('moderation-settings', { settings: decision.settings.join(' · ') });
  }
};

/** Returns the sentences of a language about moderators’ decisions and watching. */
export const moderationSentences = (t: CommonText): ModerationSentences => ({
  title: (total) => t('moderation-title', { total }),
  none: t('moderation-none'),
  line: (when, by, decision, reason) => {
    const facts = { when, by: by ?? t('moderation-forgotten'), what: decided(t, decision) };
    return reason === '' ? t('moderation-line', facts) : t('moderation-line-reason', { ...facts, reason });
  },
  open: t('moderation-open'),
  banned: (player, until) => t('moderation-banned', { player, until }),
  unbanned: (player) => t('moderation-unbanned', { player }),
  ownBan: (until, reason) => t('denial-banned', { until, reason }),
  banNotice: (server, until, reason) => t('moderation-ban-notice', { server, until, reason: reason || '–' }),
  unbanNotice: (server, reason) => t('moderation-unban-notice', { server, reason: reason || '–' }),
  watchMatch: (match) => t('watching-watch-match', { match }),
  stopWatching: t('watching-stop'),
  watching: (match) => t('watching-begun', { match }),
  stoppedWatching: t('watching-stopped'),
  roundBegan: (match, game, round, link) => t('watching-round', { match, game, round, link }),
  matchOver: (match, game, outcome, link) => t('watching-over', { match, game, outcome, link }),
});
