import { ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match, Remark } from '#matches/index.ts';
import { button, type Row, row } from '../components/reply.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { seatName } from '../text/seatNames.ts';

/** The thread's posts about seats that change hands, and about organisers. */

export const seatText = (say: Sentences, match: Match, seat: Seat, now: 'free' | 'taken' | 'over'): string => {
  const { table } = say;
  const name = seatName(say, match)(seat);
  switch (now) {
    case 'free':
      return table.seatFree(name, match.private ? 'guests' : 'anybody');
    case 'taken':
      return table.seatTaken(name);
    case 'over':
      return table.seatNotFreeAnyMore;
  }
};

export const seatControls = ({ common: { controls } }: Sentences, { id }: Match, seat: Seat): Row =>
  row(button({ kind: 'take', match: id, seat }, controls.takeSeat, ButtonStyle.Success));

/** Returns who has decided what, and why; `motion` in words. */
export const organiserText = (
  { table }: Sentences,
  motion: string,
  remark: Pick<Remark, 'user' | 'text'> | undefined,
): string => {
  const reason = remark === undefined ? '–' : escapeMarkdown(remark.text);
  return table.organiserDecided(remark === undefined ? '–' : `<@${remark.user}>`, motion, reason);
};
