import type { Rejection } from '#engine/game.ts';
import type { SeatName, Sentences } from '#i18n/index.ts';
import { type Answer, answer, button, type Row, row } from './answer.ts';
import type { PageId } from './bookId.ts';
import { whyPage } from './rulePages.ts';
import { tellRejection } from './tell.ts';

/** A button that opens what explains a refusal. */
export const whyButton = ({ help }: Sentences, page: PageId) => button({ kind: 'section', page }, help.controls.why);

const whyRows = (say: Sentences, page: PageId | undefined): readonly Row[] =>
  page === undefined ? [] : [row(whyButton(say, page))];

/** Why something was refused, and what would be legal, with a way to the rule. `game`: that of the match, if there is one. */
export const refusal = (say: Sentences, rejection: Rejection, game?: string, name: SeatName = String): Answer =>
  answer(tellRejection(say, game, rejection, name), ...whyRows(say, whyPage(game, rejection)));
