import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import type { PictureOf } from '../customIds/rulesCustomId.ts';
import { button, buttonRows, type Row, row } from './reply.ts';

/**
 * The buttons of a turn's post: the same for everybody, whatever anybody holds, and however many parts of an unseen choice
 * somebody has made.
 */
export const turnControls = ({ common: { controls } }: Sentences, match: Match, due: readonly Seat[]): Row =>
  row(
    button({ kind: 'open', match: match.id, due }, controls.makeMove, ButtonStyle.Primary),
    button({ kind: 'board', match: match.id }, controls.board),
    button({ kind: 'card', match: match.id }, controls.card),
    button({ kind: 'log', match: match.id }, controls.log),
  );

/**
 * Under a picture: a guide to what it shows, where there is one for the game; without `of` it shows the table as it stands.
 */
export const explainButtons = (
  say: Sentences,
  { id, game }: Pick<Match, 'id' | 'game'>,
  of?: PictureOf,
): readonly APIButtonComponentWithCustomId[] =>
  say.gameHelp(game) === undefined ? [] : [button({ kind: 'explain', match: id, ...(of && { of }) }, say.help.controls.explain)];

/** The same as a row of its own. */
export const explainRows = (say: Sentences, match: Pick<Match, 'id' | 'game'>, of?: PictureOf): readonly Row[] =>
  buttonRows(explainButtons(say, match, of));

/** What stands under the picture of a round. `step`: the number of the one that laid it out. */
export const roundControls = (say: Sentences, match: Match, step: number): readonly Row[] =>
  explainRows(say, match, { kind: 'step', number: step });

/** What stands under the chart of a match that ended with that step, and under its animation, if there is one. */
export const courseControls = (say: Sentences, match: Match, step: number, hasReplay: boolean): readonly Row[] =>
  explainRows(say, match, { kind: hasReplay ? 'course' : 'chart', number: step });

/** The buttons of a match's last post, with a picture or without. */
export const endControls = (say: Sentences, match: Match, step: number, hasPicture: boolean): Row => {
  const { controls } = say.common;
  return row(
    button({ kind: 'again', match: match.id }, controls.again, ButtonStyle.Success),
    button({ kind: 'board', match: match.id }, controls.board),
    button({ kind: 'log', match: match.id }, controls.log),
    ...(hasPicture ? explainButtons(say, match, { kind: 'step', number: step }) : []),
  );
};
