import type { Rejection } from '#engine/game.ts';
import type { Denials, SeatName, Sentences } from '#i18n/index.ts';
import { DENIED } from '#i18n/rules/denied.ts';
import type { SectionKey } from '#i18n/rules.ts';
import type { PlainRejectionCode } from '#matches/index.ts';
import { type Answer, answer, button, type Row, row } from '../components/reply.ts';
import type { PageId } from '../customIds/rulesCustomId.ts';
import { tellRejection } from './eventText.ts';
import { HOUSE, whyPage } from './rulePages.ts';

/** Every no, each with a way to what explains it: nothing else here reads `denials`. */

/** A button that opens what explains a no: a section of the house's book, or any page; none where no book does. */
const whyRows = (say: Sentences, to: SectionKey<'house'> | PageId | undefined): readonly Row[] => {
  const page = typeof to === 'string' ? { book: HOUSE, key: to } : to;
  return page === undefined ? [] : [row(button({ kind: 'section', page }, say.help.controls.why))];
};

/** What is shown together with a sentence that says no, with a way to what is behind it. */
export const withWay = (say: Sentences, shown: Answer, to: SectionKey<'house'> | PageId | undefined): Answer => ({
  ...shown,
  components: [...shown.components, ...whyRows(say, to)],
});

/** What is shown together with the sentence of a refusal, if there is one, with a way to the rule. */
export const withWhy = (say: Sentences, shown: Answer, rejection: Rejection | undefined, game?: string): Answer =>
  rejection === undefined ? shown : withWay(say, shown, whyPage(game, rejection));

/** Why something was refused, and what would be legal, with a way to the rule. `game`: that of the match, if there is one. */
export const refusalReply = (say: Sentences, rejection: Rejection, game?: string, name: SeatName = String): Answer =>
  withWhy(say, answer(tellRejection(say, game, rejection, name)), rejection, game);

/** A refusal of the house that has no facts. */
export const refusedBy = (say: Sentences, code: PlainRejectionCode): Answer => refusalReply(say, { code, params: {} });

/** A sentence that says no for other reasons in other places, with a way to what is behind it here. */
export const refusedFor = (say: Sentences, to: SectionKey<'house'> | PageId, sentence: string, ...rows: readonly Row[]): Answer =>
  withWay(say, answer(sentence, ...rows), to);

type FactsOf<Key extends keyof Denials> = Denials[Key] extends (...facts: infer Facts) => string ? Facts : [];

/** A denial of the house. */
export const denied = <Key extends keyof Denials>(say: Sentences, key: Key, ...facts: FactsOf<Key>): Answer => {
  const said = say.common.denials[key] as string | ((...facts: FactsOf<Key>) => string);
  return refusedFor(say, DENIED[key], typeof said === 'string' ? said : said(...facts));
};

/** The denials that stand above something else. */
type Above = 'alreadyDone' | 'notPossibleNow' | 'notUnderstood';

/** A denial above what can be done instead; `show` is given its sentence. */
export const deniedAbove = async (
  say: Sentences,
  key: Above,
  show: (note: string) => Answer | Promise<Answer>,
): Promise<Answer> => withWay(say, await show(say.common.denials[key]), DENIED[key]);
