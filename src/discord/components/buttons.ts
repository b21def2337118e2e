import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import type { PictureOf } from '../customIds/bookFields.ts';
import { button, buttonRows, type Row, row } from './reply.ts';

/**
 * Returns the buttons of a turn's post. They are the same for everybody, and depend neither on hands nor on how many parts of a
 * hidden choice a player has made.
 */
export const turnControls = ({ common: { controls } }: Sentences, match: Match, due: readonly Seat[]): Row =>
  row(
    button({ kind: 'open', match: match.id, due }, controls.makeMove, ButtonStyle.Success),
    button({ kind: 'board', match: match.id }, controls.board),
    button({ kind: 'card', match: match.id }, controls.card),
    button({ kind: 'log', match: match.id }, controls.log),
  );

/**
 * Returns the button below a picture that explains it, or none where the game has no guide. Without `of` it explains the
 * current board.
 */
export const explainButtons = (
  say: Sentences,
  { id, game }: Pick<Match, 'id' | 'game'>,
  of?: PictureOf,
): readonly APIButtonComponentWithCustomId[] =>
  say.gameHelp(game) === undefined ? [] : [button({ kind: 'explain', match: id, ...(of && { of }) }, say.help.controls.explain)];

/** Returns the buttons of `explainButtons` as rows. */
export const explainRows = (say: Sentences, match: Pick<Match, 'id' | 'game'>, of?: PictureOf): readonly Row[] =>
  buttonRows(explainButtons(say, match, of));

/** Returns the controls below the picture of a round. `step`: the number of the step that began it. */
export const roundControls = (say: Sentences, match: Match, step: number): readonly Row[] =>
  explainRows(say, match, { kind: 'step', number: step });

/** Returns the controls below the chart of a match that ended with that step, and below its animation if there is one. */
export const chartControls = (say: Sentences, match: Match, step: number, hasReplay: boolean): readonly Row[] =>
  explainRows(say, match, { kind: hasReplay ? 'course' : 'chart', number: step });

/** Returns the buttons of a match's last post, with a picture or without. */
export const endControls = (say: Sentences, match: Match, step: number, hasPicture: boolean): Row => {
  const { controls } = say.common;
  return row(
    button({ kind: 'again', match: match.id }, controls.again, ButtonStyle.Success),
    button({ kind: 'board', match: match.id }, controls.board),
    button({ kind: 'log', match: match.id }, controls.log),
    ...(hasPicture ? explainButtons(say, match, { kind: 'step', number: step }) : []),
  );
};
