import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { unsigned } from '../emoji.ts';
import { within } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';
import type { PeloponnesText } from './phrases.ts';
import { tableWords } from './table.ts';

/** What a seat has in one line without its name: "Sparta – 24 points …; 7 coins; 3 lands". */
export const seatInShort =
  (t: PeloponnesText) =>
  (own: SeatView): string => {
    const { worthInShort, goodsInShort } = tableWords(t);
    const parts = [worthInShort(own), goodsInShort(own), ...tilesInShort(t, own)];
    return parts.join(t('semicolon'));
  };

/** "3 lands", "4 buildings (1 with a coin)": those of which there are some. */
const tilesInShort = (t: PeloponnesText, { lands, buildings }: SeatView): readonly string[] => {
  const [n, marked] = [buildings.length, buildings.filter((building) => building.marked).length];
  return [
    ...(lands.length === 0 ? [] : [t('lands', { n: lands.length })]),
    ...(n === 0 ? [] : [marked === 0 ? t('buildings', { n }) : t('summary-buildings', { n, marked })]),
  ];
};

const bonuses = (t: PeloponnesText, { campaign }: View): readonly string[] =>
  campaign === undefined || campaign.bonuses.length === 0
    ? []
    : [t('summary-bonuses', { goods: t.all(campaign.bonuses.map((good) => t(good, { n: 1, case: 'acc' }))) })];

const isPartly = (some: readonly number[], whole: readonly number[]): boolean => some.length > 0 && some.length < whole.length;

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/**
 * Returns the table in a few lines: both rows with their offers, who is next, each seat with its scores and goods, and chits. Long
 * names leave less room for tiles.
 */
export const summaryLines = (t: PeloponnesText) => {
  const { row, halves, chitsInShort, worthInShort, goodsInShort, stackInShort, roundInShort } = tableWords(t);

  const seatLine = (own: SeatView, name: NameSeat, isBrief: boolean): string => {
    const parts = [worthInShort(own), goodsInShort(own), ...(isBrief ? [] : tilesInShort(t, own))];
    const facts = { seat: name(own.seat), facts: parts.join(t('semicolon')) };
    return isBrief || own.civilisation === undefined
      ? t('summary-seat', facts)
      : t('summary-seat-of', { ...facts, civilisation: own.civilisation });
  };

  const rows = (view: View, name: NameSeat): readonly string[] => {
    const [auction, conquest] = [row(view.auction, name), row(view.conquest, name)];
    return [
      ...(auction === '' ? [] : [t(view.seats.length === 1 ? 'summary-sale' : 'summary-auction', { tiles: auction })]),
      ...(conquest === '' ? [] : [t('summary-conquest', { tiles: conquest })]),
      ...halves(view).map((words) => `-# ${words}`),
    ];
  };

  const lines = (view: View, name: NameSeat, isBrief: boolean, seats: readonly SeatView[]): readonly string[] => {
    const { chosen, order, queue } = view;
    const chits = chitsInShort(view);
    return [
      `**${roundInShort(view)}**${stackInShort(view)}`,
      ...rows(view, name),
      ...(chosen.length === 0 ? [] : [t('summary-chosen', { seats: t.all(chosen.map(name)), count: chosen.length })]),
      ...(order.length < 2 ? [] : [t('summary-order', { seats: order.map(name).join(', ') })]),
      ...(isPartly(queue, order) ? [t('summary-queue', { seats: queue.map(name).join(', '), count: queue.length })] : []),
      ...seats.map((seat) => seatLine(seat, name, isBrief)),
      ...(chits === undefined ? [] : [t('summary-chits', { chits })]),
      ...bonuses(t, view),
    ];
  };

  /** `seats`: those whose lines it has; all by default. */
  return (view: View, name: NameSeat, seats: readonly SeatView[] = view.seats): string => {
    const whole = lines(view, name, false, seats);
    const fits = unsigned(whole.join('\n')).length <= MOST;
    return within(fits ? whole : lines(view, name, true, seats), '\n', MOST);
  };
};
