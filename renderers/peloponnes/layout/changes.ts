import type { Seat } from '#engine/game.ts';
import { turnoverIn } from '#games/peloponnes/data/turnover.ts';
import type { Amounts, Disaster, Good } from '#games/peloponnes/types.ts';
import { boxAround, type Point } from '../../geometry/shapes.ts';
import type { Text } from '../../geometry/text.ts';
import { layOutAmounts } from './amounts.ts';
import { TYPE } from './frame.ts';
import type { DisasterLoss, News } from './recentEvents.ts';
import type { Sheet } from './rowTiles.ts';
import { shortTileName } from './words.ts';

/** What a sign on the picture means: news of a tile, goods that came or went, or a disaster. */
export type Sign = News | 'gained' | 'spent' | 'lost' | 'safe' | Disaster;

/** A sign, and the words and amounts that explain it. */
export type Chip = ReturnType<typeof chipAt>['chip'];

/** Chips side by side, in as many lines as they need. */
export type Chips = ReturnType<typeof flow>;

/** The input of a chip's layout. */
export interface ChipInput {
  readonly sign: Sign;
  readonly words?: string;
  readonly paid?: Amounts;
  readonly safe?: boolean;
}

const ICON = 36;
const LINE = 50;
const APART = 30;
const AMOUNTS = { icon: 34, gap: 12 } as const;

/** Lays out a chip with its left end and vertical centre at a point. Also returns its right end. */
const chipAt = ({ sign, words, paid = {}, safe = false }: ChipInput, { x, y }: Point, text: Text) => {
  const beside = x + ICON + 8;
  const label = words === undefined ? undefined : text(words, beside, y, { size: TYPE });
  const amounts = layOutAmounts(paid, beside, y, AMOUNTS, text);
  const shield = safe ? boxAround({ x: beside + ICON / 2, y }, ICON) : undefined;
  const last = amounts.at(-1)?.icon ?? shield;
  const right = label === undefined ? (last === undefined ? beside : last.x + last.width) : beside + label.width;
  const icon = boxAround({ x: x + ICON / 2, y }, ICON);
  return { chip: { sign, icon, amounts, ...(label && { label }), ...(shield && { shield }) }, right };
};

/** Lays out chips side by side from a point, within a width. */
export const flow = (told: readonly ChipInput[], { x, y }: Point, width: number, text: Text) => {
  let at = { x, y: y + LINE / 2 };
  let end = x;
  const chips = told.map((one) => {
    if (at.x > x && chipAt(one, at, text).right > x + width) at = { x, y: at.y + LINE };
    const { chip, right } = chipAt(one, at, text);
    at = { ...at, x: right + APART };
    end = Math.max(end, right);
    return chip;
  });
  return { chips, width: end - x, height: chips.length === 0 ? 0 : at.y + LINE / 2 - y };
};

const less = (paid: Amounts): Amounts =>
  Object.fromEntries(Object.entries(paid).map(([good, amount]) => [good as Good, -amount]));

const turnover = (sign: 'gained' | 'spent', amounts: Amounts): readonly ChipInput[] =>
  Object.keys(amounts).length === 0 ? [] : [{ sign, paid: sign === 'gained' ? amounts : less(amounts) }];

const tolls = ({ disaster, paid, safe }: DisasterLoss): readonly ChipInput[] =>
  safe || Object.keys(paid).length > 0 ? [{ sign: disaster, paid: less(paid), safe }] : [];

/** Lays out what a seat gained, spent, bore and lost, from a point. */
export const layOutLosses = ({ recentEvents, words, text }: Sheet, seat: Seat, at: Point, width: number): Chips => {
  const { borne, lost, told: events } = recentEvents;
  const goods = turnoverIn(events, seat);
  const own = <Of extends { readonly seat: Seat }>(all: readonly Of[]): readonly Of[] => all.filter((one) => one.seat === seat);
  const told = [
    ...turnover('gained', goods.gained),
    ...turnover('spent', goods.lost),
    ...own(borne).flatMap(tolls),
    ...own(lost).map(({ tile }): ChipInput => ({ sign: 'lost', words: shortTileName(tile, words) })),
  ];
  return flow(told, at, width, text);
};
