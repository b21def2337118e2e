import { ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match } from '#matches/index.ts';
import { button, type Row, row } from './answer.ts';

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

/** The buttons of a match's last post. */
export const endControls = ({ common: { controls } }: Sentences, match: Match): Row =>
  row(
    button({ kind: 'again', match: match.id }, controls.again, ButtonStyle.Success),
    button({ kind: 'board', match: match.id }, controls.board),
    button({ kind: 'log', match: match.id }, controls.log),
  );
