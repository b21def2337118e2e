import type { Event } from '#games/cyclades/events.ts';
import type { Building } from '#games/cyclades/types.ts';
import type { IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { asSentences, linesOf } from '../changed.ts';
import { pictureSentences } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';
import { countedBuildings } from './buildings.ts';
import { figuresInShort } from './creatureTable.ts';
import { eventSentences, joinedSteps } from './events.ts';
import { MARKED } from './marked.ts';
import { placeName } from './moves/places.ts';
import type { CycladesText } from './phrases.ts';
import { islandsOf, leader } from './standing.ts';
import { battleLine, creatureLine, godLine, names } from './table.ts';

/** How an island of a view is named, with what is on it. */
export type IslandWords = (island: IslandView) => string;

/** "Metropolis", "3 troops". */
export const standingOn = (t: CycladesText, { metropolis, troops }: IslandView): readonly string[] => [
  ...(metropolis ? [t('picture-metropolis')] : []),
  ...(troops > 0 ? [t('troops', { n: troops })] : []),
];

export const islandWith = (t: CycladesText, island: IslandView, others: readonly string[]): string => {
  const contents = [...standingOn(t, island), ...others];
  if (contents.length === 0) return placeName(t, island.id, 'number');
  return t('picture-island', { island: island.id, contents: contents.join(', ') });
};

const builtOn = ({ slots }: IslandView): readonly Building[] => slots.flatMap((slot) => (slot === 'free' ? [] : [slot]));

/** "2 fortresses", "port". */
export const buildingsOn = (t: CycladesText, island: IslandView): readonly string[] => countedBuildings(t, builtOn(island));

/** "4 (2 troops, 2 fortresses, port, +1 prosperity)". */
const inFull =
  (t: CycladesText): IslandWords =>
  (island) => {
    const prosperity = island.prosperity > 0 ? [t('picture-prosperity', { n: island.prosperity })] : [];
    return islandWith(t, island, [...buildingsOn(t, island), ...prosperity]);
  };

/** "4 (2 troops, 1 building)". */
export const inShort =
  (t: CycladesText): IslandWords =>
  (island) => {
    const standing = builtOn(island).length;
    return islandWith(t, island, standing === 0 ? [] : [t('buildings', { n: standing })]);
  };

/** "islands 1 (2 troops) and 8; fleets in A3 (2) and F7". */
export const holdings = (t: CycladesText, view: View, seat: number, words: IslandWords = inFull(t)): string => {
  const islands = view.islands.filter(({ owner }) => owner === seat).map(words);
  const own = view.fleets.filter((fleet) => fleet.seat === seat);
  const count = own.reduce((sum, { fleets: lying }) => sum + lying, 0);
  const seas = own.map(({ sea, fleets: lying }) => (lying > 1 ? t('picture-fleet', { sea, fleets: lying }) : placeName(t, sea)));
  return [
    ...(islands.length > 0 ? [t('picture-islands', { islands: t.all(islands), count: islands.length })] : []),
    ...(count > 0 ? [t('picture-fleets', { fleets: t.all(seas), count })] : []),
  ].join(t('table-separator'));
};

/** "Ada is due.", "Won by Ada.": whom the match waits for. */
const dueInShort = (t: CycladesText, { active, outcome }: View, name: NameSeat): string => {
  if (outcome === undefined) return t('picture-due', { seats: names(t, active, name), count: active.length });
  const { winners, reason } = outcome;
  const seats = names(t, winners, name);
  if (reason === 'draw') return t('picture-draw', { seats });
  return winners.length === 0 ? t('picture-over') : t('picture-won', { seats, count: winners.length });
};

/** "Ada is due. Blaise leads with 1 Metropolis and 4 islands.": whom the match waits for, and who is ahead where one seat is. */
export const dueAndLeading = (t: CycladesText, view: View, name: NameSeat): string => {
  const due = dueInShort(t, view, name);
  const first = leader(view);
  if (first === undefined) return due;
  const { seat, metropolises } = first;
  const held = [
    ...(metropolises > 0 ? [t('metropolises', { n: metropolises })] : []),
    t('islands', { n: islandsOf(view, seat) }),
  ];
  return `${due} ${t('picture-leads', { seat: name(seat), held: t.all(held) })}`;
};

/** Events with each voyage as one. */
const voyagesIn = (told: readonly Event[]): readonly Event[] => {
  const events: Event[] = [];
  for (const event of told) {
    const last = events.at(-1);
    const both = last && joinedSteps(last, event);
    if (both !== undefined) events.pop();
    events.push(both ?? event);
  }
  return events;
};

/** What changed on the board, a line each. */
export const changesIn = (t: CycladesText, told: readonly Event[], name: NameSeat): readonly string[] => {
  const tell = eventSentences(t);
  return linesOf(voyagesIn(told), MARKED, (event) => tell(event, name));
};

/** "income 3, 2 priests, 1 philosopher": what a seat has beside the board, but for its gold. */
const beside = (t: CycladesText, { income, priests, philosophers }: SeatView): string =>
  [
    t('table-income', { n: income }),
    ...(priests > 0 ? [t('priests', { n: priests })] : []),
    ...(philosophers > 0 ? [t('philosophers', { n: philosophers })] : []),
  ].join(', ');

const sentences = (t: CycladesText, view: View, name: NameSeat, words: IslandWords): readonly string[] => {
  const figures = figuresInShort(t, view);
  const lines = [
    ...(view.turn?.battle === undefined ? [] : [battleLine(t, view.turn.battle, name)]),
    t('table-gods', { gods: godLine(t, view, name) }),
    ...creatureLine(t, view),
    ...(figures === undefined ? [] : [t('table-figures', { figures })]),
    ...view.seats
      .filter(({ eliminated }) => !eliminated)
      .map((seat) => {
        const goods = [beside(t, seat), holdings(t, view, seat.seat, words)].filter((part) => part !== '');
        return t('table-seat', { seat: name(seat.seat), goods: goods.join(t('table-separator')) });
      }),
  ];
  return [
    `${t('picture-title', { cycle: String(view.cycle) })} ${dueAndLeading(t, view, name)}`,
    ...lines.map((line) => t('picture-sentence', { line })),
  ];
};

/** Returns the picture in words. On a crowded board buildings are counted or left out; only whole sentences that fit are kept. */
export const altText =
  (t: CycladesText) =>
  (view: View, name: NameSeat, told: readonly Event[] = []): string => {
    const changes = asSentences(t, changesIn(t, told, name));
    const inWords = (words: IslandWords) => [...sentences(t, view, name, words), ...changes];
    return pictureSentences(
      inWords(inFull(t)),
      inWords(inShort(t)),
      inWords((island) => islandWith(t, island, [])),
    );
  };
