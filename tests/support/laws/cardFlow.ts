import type { CreatureEvent, Event } from '#games/cyclades/events.ts';
import type { State } from '#games/cyclades/state.ts';
import { CREATURES, type Creature } from '#games/cyclades/types.ts';

/** Where a creature's card can be; the card of a figure on the board lies before its seat. */
type Place = 'deck' | 'track' | 'discards' | 'before a seat';
type Cards = Readonly<Record<Creature, Place>>;

const TRACK_COSTS = [4, 3, 2];

/** Faults in how the seventeen cards move in an event: each card is always in exactly one place. */
export const faultOfCards = (before: State, event: Event, after: State): string | undefined => {
  if (before.track === after.track && before.discards === after.discards && before.figures === after.figures) return undefined;
  const was = cardsOf(before);
  const is = cardsOf(after);
  if (typeof was === 'string') return was;
  if (typeof is === 'string') return is;
  const went = CREATURES.filter((card) => was[card] !== is[card]).map((card) => `${card}: ${was[card]} → ${is[card]}`);
  const allowed = waysOf(before, event as CreatureEvent, was);
  const strange = went.find((way) => !allowed.includes(way));
  return strange ?? faultOfPrice(before, event);
};

/** The place of each card, or the card that is in two places. */
const cardsOf = ({ track, discards, figures }: State): Cards | string => {
  const cards: Partial<Record<Creature, Place>> = {};
  const laid: readonly (readonly [Place, readonly (Creature | undefined)[]])[] = [
    ['track', track],
    ['discards', discards],
    ['before a seat', figures.map(({ creature }) => creature)],
  ];
  for (const [place, creatures] of laid) {
    for (const card of creatures) {
      if (card === undefined) continue;
      if (cards[card] !== undefined) return `${card} is in ${cards[card]} and ${place}`;
      cards[card] = place;
    }
  }
  return Object.fromEntries(CREATURES.map((card) => [card, cards[card] ?? 'deck'])) as Cards;
};

/** The moves of cards that an event allows: after a shuffle the discard pile becomes the deck in the same event. */
const waysOf = (before: State, event: CreatureEvent | Exclude<Event, CreatureEvent>, was: Cards): readonly string[] => {
  switch (event.type) {
    case 'TrackFilled':
      return [
        ...event.track.map((card) => `${card}: deck → track`),
        `${event.discarded}: track → discards`,
        ...(event.shuffled
          ? shuffled(was, event.discarded).flatMap((card) => [`${card}: discards → track`, `${card}: ${was[card]} → deck`])
          : []),
      ];
    case 'CreatureBought':
      return [`${event.creature}: track → discards`];
    case 'CreatureSwapped':
      return [
        `${event.discarded}: track → discards`,
        `${event.drawn}: deck → track`,
        ...(event.shuffled ? shuffled(was).flatMap((card) => [`${card}: discards → deck`, `${card}: discards → track`]) : []),
      ];
    case 'FigurePlaced':
      return [`${event.creature}: discards → before a seat`];
    case 'FiguresVanished':
      return [`${event.stood}: before a seat → discards`];
    case 'FigureLeft':
      return [`${event.creature}: before a seat → discards`];
    case 'BattleRound':
      return event.minotaurFell ? ['minotaur: before a seat → discards'] : [];
    case 'SeatEliminated':
      return before.figures
        .filter(({ seat }) => seat === event.seat)
        .map(({ creature }) => `${creature}: before a seat → discards`);
    case 'DiscardsShuffled':
      return CREATURES.map((card) => `${card}: discards → deck`);
    default:
      return [];
  }
};

const shuffled = (was: Cards, discarded?: Creature): readonly Creature[] =>
  CREATURES.filter((card) => was[card] === 'discards' || card === discarded);

/** A creature costs the price of its space less the named discounts, and at least 1. */
const faultOfPrice = (before: State, event: Event): string | undefined => {
  if (event.type !== 'CreatureBought') return undefined;
  const { creature, cost, discount } = event;
  const printed = TRACK_COSTS[before.track.indexOf(creature)];
  if (printed === undefined) return `${creature} is not on the track`;
  return cost >= 1 && discount >= 0 && cost + discount === printed
    ? undefined
    : `${creature} at ${printed} for ${cost}, less ${discount}`;
};
