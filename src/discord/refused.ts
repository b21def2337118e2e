import type { Rejection } from '#engine/game.ts';
import type { SeatName, Sentences } from '#i18n/index.ts';
import type { SectionKey } from '#i18n/rules.ts';
import type { MatchRejections } from '#matches/index.ts';
import { type Answer, answer, button, type Row, row } from './answer.ts';
import { HOUSE, whyPage } from './rulePages.ts';
import { tellRejection } from './tell.ts';

/** A button that opens what explains a refusal; none for one that no book explains. */
const whyRows = (say: Sentences, rejection: Rejection, game?: string): readonly Row[] => {
  const page = whyPage(game, rejection);
  return page === undefined ? [] : [row(button({ kind: 'section', page }, say.help.controls.why))];
};

/** What is shown together with the sentence of a refusal, if there is one, with a way to the rule. */
export const withWhy = (say: Sentences, shown: Answer, rejection: Rejection | undefined, game?: string): Answer =>
  rejection === undefined ? shown : { ...shown, components: [...shown.components, ...whyRows(say, rejection, game)] };

/** Why something was refused, and what would be legal, with a way to the rule. `game`: that of the match, if there is one. */
export const refusal = (say: Sentences, rejection: Rejection, game?: string, name: SeatName = String): Answer =>
  answer(tellRejection(say, game, rejection, name), ...whyRows(say, rejection, game));

/** Any other sentence that says no, with a way to the rule of the house that is behind it. */
export const refusedFor = (say: Sentences, key: SectionKey<'house'>, sentence: string, ...rows: readonly Row[]): Answer =>
  answer(sentence, ...rows, row(button({ kind: 'section', page: { book: HOUSE, key } }, say.help.controls.why)));

/** The codes of the house whose sentences take no facts. */
type Plain = { [Code in keyof MatchRejections]: keyof MatchRejections[Code] extends never ? Code : never }[keyof MatchRejections];

/** A refusal of the house that has no facts. */
export const refusedBy = (say: Sentences, code: Plain): Answer => refusal(say, { code, params: {} });
