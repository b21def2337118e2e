import type { Seat } from '#engine/game.ts';
import { DECLINE_LUXURY, LOSS_OF } from '#games/peloponnes/data/figures.ts';
import type { Disaster, Good } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { type Box, boxAround, columns, type Label, middleOf, rows } from '../../geometry/shapes.ts';
import { type Format, GAP, TYPE, underHeader } from './frame.ts';
import { layOutName } from './lineBreaks.ts';
import type { Sheet } from './rowTiles.ts';
import { phaseName, titleOf } from './words.ts';

/** Status of a seat in the current step. */
export type Standing = 'waiting' | 'chosen' | 'protected' | 'winner' | 'none';

/** A seat on the stage: its status, or at the end its score. */
export type Player = ReturnType<typeof player>;

/** The current step while no tile is for sale: a disaster, a supply round, income, the end. */
export type Stage = ReturnType<typeof layOutStage>;

interface Share {
  readonly goods: readonly (readonly [good: Good, words: string])[];
  readonly each?: 'eachBuilding' | 'eachLand' | 'eachInhabitant';
}

/** By the number of lines in the title below it. */
const EMBLEM = { one: 200, two: 160 } as const;
const TITLE = { face: 'display', size: 46, one: 274, two: 256 } as const;
const TOLL_ICON = 46;
const TOLL_GAP = 24;
const TITLE_WIDTH = 400;
const WORDS_WIDTH = TITLE_WIDTH - 70;
const SCENE_HEIGHT = 318;

/** Returns whether tiles are for sale, or were just sold and still lie in their places. */
export const isMarket = ({ phase, supply }: View): boolean =>
  supply === 'tile' || phase === 'revealing' || phase === 'offers' || phase === 'placing';

const shownIn = ({ phase, disaster }: View): Disaster | 'income' | 'supply' | 'chits' | 'end' => {
  if (disaster !== undefined) return disaster.disaster;
  if (phase === 'feeding' || phase === 'finishing') return 'supply';
  if (phase === 'income') return 'income';
  return phase === 'chits' ? 'chits' : 'end';
};

const standingOf = (view: View, seat: Seat): Standing => {
  if (view.outcome !== undefined) return view.outcome.winners.includes(seat) ? 'winner' : 'none';
  if (view.disaster?.protected.includes(seat)) return 'protected';
  if (view.chosen.includes(seat)) return 'chosen';
  return view.active.includes(seat) ? 'waiting' : 'none';
};

/** Returns the seats in turn order; at the end winners first, then in the order of the game's ranking. */
const inOrder = (view: View): readonly SeatView[] => {
  const place = ({ seat }: SeatView): number => view.order.indexOf(seat);
  const seats = view.seats.toSorted((one, other) => place(one) - place(other));
  if (view.outcome === undefined) return seats;
  const { winners } = view.outcome;
  const won = ({ seat }: SeatView): number => Number(winners.includes(seat));
  const ahead = ({ worth: one }: SeatView, { worth: other }: SeatView): number =>
    other.score - one.score || other.population - one.population || other.power - one.power;
  return view.seats.toSorted((one, other) => won(other) - won(one) || ahead(one, other));
};

const SHARES: Readonly<Record<Exclude<ReturnType<typeof shownIn>, 'income' | 'chits' | 'end'>, Share>> = {
  earthquake: {
    goods: [
      ['wood', '1'],
      ['stone', '1'],
    ],
    each: 'eachBuilding',
  },
  tempest: {
    goods: [
      ['coins', '1'],
      ['food', '1'],
    ],
    each: 'eachLand',
  },
  drought: { goods: [['food', `−1/${LOSS_OF}`]] },
  plague: { goods: [['inhabitants', `−1/${LOSS_OF}`]] },
  decline: { goods: [['luxury', `−${DECLINE_LUXURY}`]] },
  supply: { goods: [['food', '1']], each: 'eachInhabitant' },
};

/** Lays out goods side by side around `x`. */
const tollAt = ({ goods, each }: Share, x: number, y: number, { words, text }: Sheet) => {
  const style = { size: 48 } as const;
  const widths = goods.map(([, amount]) => text(amount, 0, 0, style).width + TOLL_ICON + 6);
  const whole = widths.reduce((sum, width) => sum + width + TOLL_GAP, -TOLL_GAP);
  return {
    goods: goods.map(([good, amount], index) => {
      const left = x - whole / 2 + widths.slice(0, index).reduce((sum, width) => sum + width + TOLL_GAP, 0);
      const label = text(amount, left, y, style);
      return { good, label, icon: boxAround({ x: left + label.width + 6 + TOLL_ICON / 2, y }, TOLL_ICON) };
    }),
    ...(each !== undefined && {
      each: text(words[each], x, y + 52, { size: 40, align: 'center', room: WORDS_WIDTH, narrow: true }),
    }),
  };
};

/** Returns the places on a player's plate: one below the other, side by side on the tall picture, or the name above in two columns. */
const placesOn = (box: Box, format: Format) => {
  const { x, y } = middleOf(box);
  const beside = { counter: { x: box.x + 44, y, radius: 28 }, score: 52 };
  const name = { x: box.x + 84, align: 'left' as const };
  const right = box.x + box.width;
  if (format === 'double')
    return { ...beside, name: { ...name, y: y - 32, room: box.width - 94 }, sign: boxAround({ x: right - 50, y: y + 32 }, 52) };
  return format === 'tall'
    ? { ...beside, name: { ...name, y, room: box.width - 190 }, sign: boxAround({ x: right - 50, y }, 52) }
    : {
        counter: { x, y: box.y + 106, radius: 54 },
        name: { x, y: box.y + 214, align: 'center' as const, room: box.width - 10 },
        sign: boxAround({ x, y: box.y + 322 }, 100),
        score: 92,
      };
};

const player = (box: Box, seat: SeatView, name: string, { format, view, text }: Sheet) => {
  const places = placesOn(box, format);
  const at = middleOf(places.sign);
  const standing = standingOf(view, seat.seat);
  const ended = view.outcome !== undefined;
  return {
    box,
    counter: { seat: seat.seat, ...places.counter },
    name: text(name, places.name.x, places.name.y, { size: TYPE, align: places.name.align, room: places.name.room }),
    standing,
    ...(!ended && standing !== 'none' && { sign: places.sign }),
    ...(ended && { score: text(String(seat.worth.score), at.x, at.y, { size: places.score, align: 'center' }) }),
  };
};

/** Lays out the stage with every seat on it. `names` are printable already. */
export const layOutStage = (names: readonly string[], sheet: Sheet) => {
  const { format, shape, view, words, text } = sheet;
  const place = underHeader(format);
  const stage = { ...place, y: place.y + GAP, height: place.height - GAP };
  const { x, y, width, height } = stage;
  const left = x + TITLE_WIDTH;
  const middle = x + TITLE_WIDTH / 2;
  const seats = inOrder(view);
  const shows = shownIn(view);
  const toll = shows in SHARES ? tollAt(SHARES[shows as keyof typeof SHARES], middle, y + SCENE_HEIGHT + 60, sheet) : undefined;
  const plates = { x: left, y: y + 24, width: width - TITLE_WIDTH - 24, height: height - 48 };
  const boxes = (shape === 'tall' ? rows : columns)(plates, seats.length, GAP);
  const titled = view.outcome === undefined ? phaseName(view, words) : titleOf(view, words);
  const titleAt = (under: number): readonly Label[] => layOutName(titled, { x: middle, y: y + under }, WORDS_WIDTH, text, TITLE);
  const lines = titleAt(TITLE.one).length > 1 ? 'two' : 'one';
  return {
    box: stage,
    /** The background of its emblem and title. */
    scene: { x: x + 24, y: y + 24, width: TITLE_WIDTH - 48, height: SCENE_HEIGHT },
    emblem: boxAround({ x: middle, y: y + 42 + EMBLEM[lines] / 2 }, EMBLEM[lines]),
    shows,
    /** In one line or two. */
    title: titleAt(TITLE[lines]),
    ...(toll && { toll }),
    players: seats.flatMap((seat, index) => {
      const box = boxes[index];
      return box === undefined ? [] : [player(box, seat, names[seat.seat] ?? '', sheet)];
    }),
  };
};
