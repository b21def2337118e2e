import type { Rejection } from '#engine/game.ts';
import type { GenericRefusals, NameSeat, Sentences } from '#i18n/index.ts';
import { DENIED } from '#i18n/rules/denied.ts';
import type { GeneralSection } from '#i18n/rules.ts';
import type { PlainRejectionCode } from '#matches/index.ts';
import { button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { PageId } from '../customIds/bookFields.ts';
import { formatRejection } from './eventText.ts';
import { GENERAL, ruleForRejection } from './rulePages.ts';

/** Refusals, each with a link to its explanation. No other module reads `denials`. */

/** Returns a button that opens the explanation: a section of the general book, or any page; none where no book explains it. */
const whyRows = (say: Sentences, to: GeneralSection | PageId | undefined): readonly Row[] => {
  const page = typeof to === 'string' ? { book: GENERAL, key: to } : to;
  return page === undefined ? [] : [row(button({ kind: 'section', page }, say.help.controls.why))];
};

/** Returns a reply that contains a refusal, with a link to its explanation. */
export const withHelpLink = (say: Sentences, shown: Reply, to: GeneralSection | PageId | undefined): Reply => ({
  ...shown,
  components: [...shown.components, ...whyRows(say, to)],
});

/** The rejection whose sentence says all there is to explain: whose turn it is. */
const SELF_EXPLAINED = 'notYourTurn';

/** Returns a reply that may contain a rejection's sentence, with a link to the rule that explains the rejection, if any. */
export const withRuleLink = (say: Sentences, shown: Reply, rejection: Rejection | undefined, game?: string): Reply =>
  rejection === undefined || rejection.code === SELF_EXPLAINED
    ? shown
    : withHelpLink(say, shown, ruleForRejection(say, game, rejection));

/**
 * Returns why something was refused and what would be legal, with a link to the rule. `game`: that of the match, if there is
 * one.
 */
export const refusalReply = (say: Sentences, rejection: Rejection, game?: string, name: NameSeat = String): Reply =>
  withRuleLink(say, textReply(formatRejection(say, game, rejection, name)), rejection, game);

/** Returns a match rejection that has no facts. */
export const refusedBy = (say: Sentences, code: PlainRejectionCode): Reply => refusalReply(say, { code, params: {} });

/** Returns a refusal whose sentence also serves elsewhere, with the explanation that fits here. */
export const refusalWithHelp = (say: Sentences, to: GeneralSection | PageId, sentence: string, ...rows: readonly Row[]): Reply =>
  withHelpLink(say, textReply(sentence, ...rows), to);

type FactsOf<Key extends keyof GenericRefusals> = GenericRefusals[Key] extends (...facts: infer Facts) => string ? Facts : [];

/** Returns one of the general refusals. */
export const denied = <Key extends keyof GenericRefusals>(say: Sentences, key: Key, ...facts: FactsOf<Key>): Reply => {
  const said = say.common.denials[key] as string | ((...facts: FactsOf<Key>) => string);
  return refusalWithHelp(say, DENIED[key], typeof said === 'string' ? said : said(...facts));
};

/** The refusals that can precede other content. */
type Above = 'alreadyDone' | 'notPossibleNow' | 'notUnderstood';

/** Returns a refusal above what can be done instead; `show` receives its sentence. */
export const deniedWith = async (say: Sentences, key: Above, show: (note: string) => Reply | Promise<Reply>): Promise<Reply> =>
  withHelpLink(say, await show(say.common.denials[key]), DENIED[key]);
