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

/** Returns a button for each game, which opens a lobby of it, and one for the lessons. */
export const welcomeButtons = (say: Sentences, games: readonly string[]): readonly APIButtonComponentWithCustomId[] => [
  ...games.map((game) => button({ kind: 'create', game }, say.help.start(say.game(game).name), ButtonStyle.Success)),
  button({ kind: 'findplayers' }, say.play.controls.find, ButtonStyle.Primary),
  button({ kind: 'teach' }, say.common.controls.teach, ButtonStyle.Primary),
];

/** Returns the buttons with which a player takes the place that a table keeps for them, or gives it up. */
export const answerRow = ({ play }: Sentences, match: Match['id']): Row =>
  row(
    button({ kind: 'answer', match, answer: 'yes' }, play.controls.yes, ButtonStyle.Success),
    button({ kind: 'answer', match, answer: 'no' }, play.controls.no),
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

/** Returns the controls below the picture after a step: its content in words, a guide to it, and what makes the match checkable. */
export const pictureControls = (say: Sentences, match: Match, step: number): readonly Row[] =>
  buttonRows(pictureButtons(say, match, step));

const pictureButtons = (say: Sentences, match: Match, number: number): readonly APIButtonComponentWithCustomId[] => {
  const of = { kind: 'step', number } as const;
  const { controls } = say.common;
  return [
    button({ kind: 'words', match: match.id, of }, controls.inWords),
    ...explainButtons(say, match, of),
    button({ kind: 'fairness', match: match.id }, controls.fairness),
  ];
};

/** Returns the controls below the chart of a match that ended with that step, and below its animation if there is one. */
export const chartControls = (say: Sentences, match: Match, step: number, hasReplay: boolean): readonly Row[] =>
  explainRows(say, match, { kind: hasReplay ? 'course' : 'chart', number: step });

/** Returns the controls of a match's last post, with a picture or without; `hasReport`: the match was played to a result. */
export const endControls = (
  say: Sentences,
  match: Match,
  step: number,
  hasPicture: boolean,
  hasReport: boolean,
): readonly Row[] => {
  const { controls } = say.common;
  return [
    row(
      button({ kind: 'again', match: match.id }, controls.again, ButtonStyle.Success),
      button({ kind: 'board', match: match.id }, controls.board),
      button({ kind: 'log', match: match.id }, controls.log),
      ...(hasReport ? [button({ kind: 'report', match: match.id }, controls.report)] : []),
    ),
    ...(hasPicture ? pictureControls(say, match, step) : []),
  ];
};
