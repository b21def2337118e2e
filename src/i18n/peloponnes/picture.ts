import type { Seat } from '#engine/game.ts';
import { ROUNDS } from '#games/peloponnes/data/figures.ts';
import { turnoverIn } from '#games/peloponnes/data/turnover.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { capitalized } from '../capitalized.ts';
import { asSentences, linesOf } from '../changed.ts';
import { pictureSentences } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';
import { amountWords } from './amounts.ts';
import { eventSentences } from './events.ts';
import { MARKED } from './marked.ts';
import type { PeloponnesText } from './phrases.ts';
import { tableWords } from './table.ts';

/** What each seat has built, in words. */
type TilesInWords = (seat: SeatView) => readonly string[];

/** "lands Fields A05; buildings Market and Bridge with a coin", from the civilisation outwards. */
const named =
  (t: PeloponnesText): TilesInWords =>
  ({ lands, buildings }) => {
    const built = buildings.map(({ tile, marked }) => t(marked ? 'picture-marked' : 'tile', { tile }));
    return [
      ...(lands.length === 0 ? [] : [t('picture-lands', { tiles: t.all(lands.map((tile) => t('tile', { tile }))) })]),
      ...(built.length === 0 ? [] : [t('picture-buildings', { tiles: t.all(built) })]),
    ];
  };

const counted =
  (t: PeloponnesText): TilesInWords =>
  ({ lands, buildings }) => [t('picture-counted', { lands: lands.length, buildings: buildings.length })];

/** Returns what changed on the table, a line each, and what goods came and went, a line for each of these seats. */
export const changesIn = (
  t: PeloponnesText,
): ((told: readonly Event[], name: NameSeat, seats: readonly SeatView[]) => readonly string[]) => {
  const tell = eventSentences(t);
  const { signed } = amountWords(t);
  const goodsOf = (told: readonly Event[], seat: Seat): string => {
    const { gained, lost } = turnoverIn(told, seat);
    const spent = Object.fromEntries(Object.entries(lost).map(([good, amount]) => [good, -amount]));
    return [signed(gained), signed(spent)].filter((words) => words !== '').join(', ');
  };
  return (told, name, seats) => [
    ...linesOf(told, MARKED, (event) => tell(event, name)),
    ...seats.flatMap(({ seat }) => {
      const goods = goodsOf(told, seat);
      return goods === '' ? [] : [t('picture-turnover', { seat: name(seat), goods })];
    }),
  ];
};

const step = (t: PeloponnesText, { phase, disaster, supply }: View): string => {
  if (disaster !== undefined) return t('picture-step-struck', { disaster: disaster.disaster });
  return supply === 'final' ? t('picture-step-final') : t(`picture-step-${phase}`);
};

const result = (t: PeloponnesText, { outcome }: View, name: NameSeat): readonly string[] => {
  if (outcome === undefined || outcome.winners.length === 0) return [];
  const seats = t.all(outcome.winners.map(name));
  return [outcome.reason === 'draw' ? t('picture-drawn', { seats }) : t('picture-won', { seats, count: outcome.winners.length })];
};

/** Returns the step, and whom it waits for: "Offers; Ada is due.", "The match is over; won by Ada." */
export const dueInShort = (t: PeloponnesText, view: View, name: NameSeat): string => {
  const { active, pushedOut } = view;
  const parts = [
    step(t, view),
    ...(active.length === 0 ? [] : [t('picture-due', { seats: t.all(active.map(name)), count: active.length })]),
    ...(pushedOut === undefined ? [] : [t('picture-pushed-out', pushedOut)]),
    ...result(t, view, name),
  ];
  return t('picture-sentence', { line: parts.join(t('semicolon')) });
};

/** "Ada leads.": whose lower value is the highest, where that is one seat. */
const leading = (t: PeloponnesText, { seats, outcome }: View, name: NameSeat): readonly string[] => {
  const best = Math.max(...seats.map(({ worth }) => worth.score));
  const ahead = seats.filter(({ worth }) => worth.score === best);
  const [first] = ahead;
  if (outcome !== undefined || seats.length === 1 || ahead.length > 1 || first === undefined) return [];
  return [t('picture-leads', { seat: name(first.seat) })];
};

const title = (t: PeloponnesText, { round, campaign }: View): string =>
  campaign === undefined
    ? t('picture-title', { round, rounds: ROUNDS })
    : t('picture-title-level', { round, rounds: ROUNDS, level: campaign.level, target: campaign.target });

/**
 * Returns the picture in words: 1,024 characters at most. Where there is much to name, tiles are counted; only whole sentences that
 * fit.
 */
export const altText = (t: PeloponnesText) => {
  const { rowsInShort, chitsInShort, worthInShort, goodsInShort } = tableWords(t);
  const changes = changesIn(t);

  const seatSentence = (seat: SeatView, name: NameSeat, tiles: TilesInWords): string => {
    const facts = [worthInShort(seat), goodsInShort(seat), ...tiles(seat)];
    return t('picture-seat', { seat: name(seat.seat), facts: facts.join(t('semicolon')) });
  };

  const rowSentences = ({ auction }: View, rows: string): readonly string[] => {
    if (rows === '') return [];
    return [auction.length === 0 ? t('picture-sentence', { line: capitalized(rows) }) : t('picture-tiles', { tiles: rows })];
  };

  const sentences = (view: View, name: NameSeat, tiles: TilesInWords): readonly string[] => {
    const rows = rowsInShort(view, name);
    const chits = chitsInShort(view);
    return [
      `${title(t, view)} ${dueInShort(t, view, name)}`,
      ...leading(t, view, name),
      ...rowSentences(view, rows),
      ...view.seats.map((seat) => seatSentence(seat, name, tiles)),
      ...(chits === undefined ? [] : [t('picture-chits', { chits })]),
    ];
  };

  return (view: View, name: NameSeat, told: readonly Event[] = []): string => {
    const changed = asSentences(t, changes(told, name, view.seats));
    const inWords = (tiles: TilesInWords) => [...sentences(view, name, tiles), ...changed];
    return pictureSentences(inWords(named(t)), inWords(counted(t)));
  };
};
