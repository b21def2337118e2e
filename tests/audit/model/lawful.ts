import { creatureMoves, effectMoves } from './creatureMoves.ts';
import { mayLand } from './lastIsland.ts';
import {
  ALL_GODS,
  BUILDS,
  type Building,
  buildingsOf,
  covered,
  figureOn,
  fleetsOut,
  goodsOf,
  isBlocked,
  islandsOf,
  joined,
  landAt,
  type Move,
  metropolisPlaces,
  type Position,
  price,
  refuges,
  seasBeside,
  standing,
  troopsOut,
  upTo,
} from './position.ts';

/** What the rule text allows in a position, by the independent model. */

/** Returns the seat that must act now. */
export const due = (position: Position): number | undefined => {
  const { end, offering, driven, waiting, turn } = position;
  if (end) return undefined;
  if (offering) return driven?.seat ?? waiting[0];
  return turn?.battle ? turn.battle.toAsk?.[0] : turn?.seat;
};

/** Returns every move of the seat that has to act. */
export const lawful = (position: Position): readonly Move[] => {
  const seat = due(position);
  const { turn } = position;
  if (seat === undefined) return [];
  if (position.offering) return offerings(position, seat);
  if (!turn) return [];
  if (turn.battle) {
    const retreats = refuges(position, turn.battle, seat).map((to) => ({ type: 'Retreat', seat, to }));
    return [{ type: 'Fight', seat }, ...retreats];
  }
  if (turn.due) return dueMetropolis(position, seat, turn.due);
  if (turn.effect) return effectMoves(position, seat, turn.effect);
  if (turn.prosperityDue) {
    const own = position.options.apolloMarker === 'own';
    return (own ? islandsOf(position, seat) : [...position.land.keys()]).map((island) => ({
      type: 'PlaceProsperity',
      seat,
      island,
    }));
  }
  return [
    ...recruits(position, seat),
    ...builds(position, seat),
    ...voyages(position, seat),
    ...marches(position, seat),
    ...creatureMoves(position, seat),
    ...(mustRecruit(position, seat) ? [] : [{ type: 'EndTurn', seat }]),
  ];
};

const offerings = (position: Position, seat: number): readonly Move[] => {
  const { gods, offers, driven } = position;
  const { gold, priests } = goodsOf(position, seat);
  const ceiling = gold + 2 * priests + 3;
  const onGods = gods
    .filter((god) => god !== driven?.god)
    .flatMap((god) => {
      const others = [...offers].filter(([at, offer]) => at !== god && offer.seat === seat).map(([, { amount }]) => amount);
      const standingThere = offers.get(god)?.amount ?? 0;
      return Array.from({ length: ceiling }, (_, index) => index + 1)
        .filter((amount) => amount > standingThere && price(position, seat, [...others, amount]) <= gold)
        .map((amount) => ({ type: 'PlaceBid', seat, god, amount }));
    });
  return [...onGods, { type: 'PlaceBid', seat, god: 'apollo' }];
};

const dueMetropolis = (position: Position, seat: number, types: readonly Building[]): readonly Move[] => {
  if (types.length === 0) return metropolisPlaces(position, seat).map((island) => ({ type: 'PlaceMetropolis', seat, island }));
  return types.flatMap((type) =>
    buildingsOf(position, seat, type).map(([island, slot]) => ({ type: 'DiscardBuilding', seat, island, slot })),
  );
};

/** Priests and philosophers of the stock that nobody holds. */
const left = ({ options, goods }: Position, god: 'zeus' | 'athena'): number => {
  const early = options.stock === 'first';
  const all = early ? 16 : { zeus: 18, athena: 17 }[god];
  return goods.reduce((rest, { priests, philosophers }) => rest - (god === 'zeus' ? priests : philosophers), all);
};

const mustRecruit = (position: Position, seat: number): boolean => {
  const { turn } = position;
  return (
    turn?.god === 'athena' && turn.recruited === 0 && goodsOf(position, seat).philosophers === 3 && left(position, 'athena') > 0
  );
};

const PRICES: Readonly<Record<string, readonly number[]>> = {
  poseidon: [0, 1, 2, 3],
  ares: [0, 2, 3, 4],
  zeus: [0, 4],
  athena: [0, 4],
};

/** Returns what the next unit of this turn costs; `undefined` when no more may be recruited. */
export const recruitPrice = ({ turn }: Position): number | undefined => turn && PRICES[turn.god]?.[turn.recruited];

const recruits = (position: Position, seat: number): readonly Move[] => {
  const cost = recruitPrice(position);
  if (cost === undefined || cost > goodsOf(position, seat).gold) return [];
  const at = (id: string): Move => ({ type: 'Recruit', seat, at: id });
  switch (position.turn?.god) {
    case 'poseidon': {
      const coast = [...new Set(islandsOf(position, seat).flatMap((id) => seasBeside(position, id)))];
      return fleetsOut(position, seat) < 8
        ? coast.filter((id) => !isBlocked(position, id) && (position.fleets.get(id)?.seat ?? seat) === seat).map(at)
        : [];
    }
    case 'ares':
      return troopsOut(position, seat) < 8 ? islandsOf(position, seat).map(at) : [];
    case 'zeus':
    case 'athena':
      return left(position, position.turn.god) > 0 ? [{ type: 'Recruit', seat }] : [];
    default:
      return [];
  }
};

const builds = (position: Position, seat: number): readonly Move[] => {
  const god = ALL_GODS.find((one) => one === position.turn?.god);
  if (!god || goodsOf(position, seat).gold < 2 || standing(position, BUILDS[god]) >= 10) return [];
  return islandsOf(position, seat).flatMap((island) => {
    const { slots, metropolis } = landAt(position, island);
    const gone = metropolis ? covered(position, island) : [];
    return [...slots.keys()]
      .filter((slot) => slots[slot] === 'free' && !gone.includes(slot))
      .map((slot) => ({ type: 'Build', seat, island, slot }));
  });
};

const voyages = (position: Position, seat: number): readonly Move[] => {
  if (position.turn?.god !== 'poseidon') return [];
  return [...position.fleets]
    .filter(([from, held]) => held.seat === seat && (goodsOf(position, seat).gold >= 1 || position.turn?.voyage?.at === from))
    .flatMap(([from, { count }]) =>
      seasBeside(position, from)
        .filter((to) => !isBlocked(position, to))
        .flatMap((to) => upTo(count).map((fleets) => ({ type: 'MoveFleets', seat, from, to, fleets }))),
    );
};

const marches = (position: Position, seat: number): readonly Move[] => {
  if (position.turn?.god !== 'ares' || goodsOf(position, seat).gold < 1) return [];
  return islandsOf(position, seat).flatMap((from) => {
    const { troops } = landAt(position, from);
    if (troops === 0 || figureOn(position, from) === 'medusa') return [];
    return joined(position, seat, from)
      .filter((to) => mayLand(position, seat, to))
      .flatMap((to) => upTo(troops).map((count) => ({ type: 'MoveTroops', seat, from, to, troops: count })));
  });
};
