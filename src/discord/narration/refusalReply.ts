import type { Rejection } from '#engine/game.ts';
import type { GenericRefusals, NameSeat, Sentences } from '#i18n/index.ts';
import { DENIED } from '#i18n/rules/denied.ts';
import type { SectionKey } from '#i18n/rules.ts';
import type { PlainRejectionCode } from '#matches/index.ts';
import { button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { PageId } from '../customIds/rulesCustomId.ts';
import { formatRejection } from './eventText.ts';
import { GENERAL, ruleForRejection } from './rulePages.ts';

/** Every no, each with a way to what explains it: nothing else here reads `denials`. */

/** A button that opens what explains a no: a section of the house's book, or any page; none where no book does. */
const whyRows = (say: Sentences, to: SectionKey<'house'> | PageId | undefined): readonly Row[] => {
  const page = typeof to === 'string' ? { book: GENERAL, key: to } : to;
  return page === undefined ? [] : [row(button({ kind: 'section', page }, say.help.controls.why))];
};

/** What is shown together with a sentence that says no, with a way to what is behind it. */
export const withHelpLink = (say: Sentences, shown: Reply, to: SectionKey<'house'> | PageId | undefined): Reply => ({
  ...shown,
  components: [...shown.components, ...whyRows(say, to)],
});

/** What is shown together with the sentence of a refusal, if there is one, with a way to the rule. */
export const withRuleLink = (say: Sentences, shown: Reply, rejection: Rejection | undefined, game?: string): Reply =>
  rejection === undefined ? shown : withHelpLink(say, shown, ruleForRejection(game, rejection));

/** Why something was refused, and what would be legal, with a way to the rule. `game`: that of the match, if there is one. */
export const refusalReply = (say: Sentences, rejection: Rejection, game?: string, name: NameSeat = String): Reply =>
  withRuleLink(say, textReply(formatRejection(say, game, rejection, name)), rejection, game);

/** A refusal of the house that has no facts. */
export const refusedBy = (say: Sentences, code: PlainRejectionCode): Reply => refusalReply(say, { code, params: {} });

/** A sentence that says no for other reasons in other places, with a way to what is behind it here. */
export const refusalWithHelp = (
  say: Sentences,
  to: SectionKey<'house'> | PageId,
  sentence: string,
  ...rows: readonly Row[]
): Reply => withHelpLink(say, textReply(sentence, ...rows), to);

type FactsOf<Key extends keyof GenericRefusals> = GenericRefusals[Key] extends (...facts: infer Facts) => string ? Facts : [];

/** A denial of the house. */
export const denied = <Key extends keyof GenericRefusals>(say: Sentences, key: Key, ...facts: FactsOf<Key>): Reply => {
  const said = say.common.denials[key] as string | ((...facts: FactsOf<Key>) => string);
  return refusalWithHelp(say, DENIED[key], typeof said === 'string' ? said : said(...facts));
};

/** The denials that stand above something else. */
type Above = 'alreadyDone' | 'notPossibleNow' | 'notUnderstood';

/** A denial above what can be done instead; `show` is given its sentence. */
export const deniedWith = async (say: Sentences, key: Above, show: (note: string) => Reply | Promise<Reply>): Promise<Reply> =>
  withHelpLink(say, await show(say.common.denials[key]), DENIED[key]);
