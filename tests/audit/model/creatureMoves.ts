import { isLandFigure, priceOf } from './creatures.ts';
import { mayLand } from './lastIsland.ts';
import {
  type Creature,
  type Effect,
  figureOn,
  fleetsOut,
  goodsOf,
  isBlocked,
  islandsOf,
  landAt,
  type Move,
  type Position,
  SET,
  seasBeside,
  standing,
  upTo,
} from './position.ts';

/** What the rule text allows to do with creatures. */

/** Cards of the track that the seat can pay and has a target for, and Zeus's swaps. */
export const creatureMoves = (position: Position, seat: number): readonly Move[] => {
  const { track, turn } = position;
  if (!turn || turn.god === 'apollo') return [];
  const { gold } = goodsOf(position, seat);
  const bought = track.flatMap((card, space) =>
    card !== undefined && priceOf(position, seat, space).cost <= gold ? uses(position, seat, card) : [],
  );
  if (turn.god !== 'zeus' || gold < 1) return bought;
  const swaps = track.flatMap((creature) => (creature === undefined ? [] : [{ type: 'SwapCreature', seat, creature }]));
  return [...bought, ...swaps];
};

/** Every way to use a creature now. */
const uses = (position: Position, seat: number, creature: Creature): readonly Move[] => {
  const use = (target: Readonly<Record<string, string | number>> = {}): Move => ({
    type: 'UseCreature',
    seat,
    creature,
    ...target,
  });
  if (isLandFigure(creature)) return [...position.land.keys()].map((island) => use({ island }));
  return targets(position, seat, creature).map(use);
};

type Target = Readonly<Record<string, string | number>>;

const targets = (position: Position, seat: number, creature: Creature): readonly Target[] => {
  switch (creature) {
    case 'griffon':
      return opponents(position, seat).map((target) => ({ target }));
    case 'dryad':
      return opponents(position, seat).flatMap((target) => (goodsOf(position, target).priests > 0 ? [{ target }] : []));
    case 'satyr':
      return opponents(position, seat).flatMap((target) => (goodsOf(position, target).philosophers > 0 ? [{ target }] : []));
    case 'harpy':
      return opponents(position, seat)
        .flatMap((other) => islandsOf(position, other))
        .filter((id) => landAt(position, id).troops > 0 && figureOn(position, id) !== 'chiron')
        .map((island) => ({ island }));
    case 'pegasus':
      return flights(position, seat);
    case 'mermaid':
      return lures(position, seat);
    case 'giant':
      return [...position.land.keys()].filter((id) => figureOn(position, id) !== 'chiron').flatMap((id) => built(position, id));
    case 'cyclops':
      return islandsOf(position, seat)
        .flatMap((id) => built(position, id))
        .flatMap((place) =>
          SET.filter((type) => landAt(position, place.island).slots[place.slot] !== type && standing(position, type) < 10).map(
            (building) => ({ ...place, building }),
          ),
        );
    case 'kraken':
      return position.board.seas.map(({ id }) => ({ sea: id }));
    default:
      return mayUse(position, seat, creature) ? [{}] : [];
  }
};

/** Creatures that are bought without naming a target still need one. */
const mayUse = (position: Position, seat: number, creature: Creature): boolean => {
  switch (creature) {
    case 'sphinx':
      return sales(position, seat).length > 0;
    case 'sylph':
      return steps(position, seat, { stepsLeft: 10, fought: new Map() }).length > 0;
    case 'chimera':
      return calls(position, seat).length > 0;
    default:
      return true;
  }
};

const opponents = (position: Position, seat: number): readonly number[] =>
  [...position.goods.keys()].filter((other) => other !== seat && !goodsOf(position, other).out);

const built = (position: Position, island: string): readonly { readonly island: string; readonly slot: number }[] =>
  landAt(position, island).slots.flatMap((slot, index) => (slot === 'free' ? [] : [{ island, slot: index }]));

/** Pegasus: from Medusa's island nobody leaves; on Chiron's only its owner lands. */
const flights = (position: Position, seat: number): readonly Target[] => {
  const starts = islandsOf(position, seat).filter((id) => figureOn(position, id) !== 'medusa');
  const ends = [...position.land.keys()].filter(
    (id) => (figureOn(position, id) !== 'chiron' || landAt(position, id).owner === seat) && mayLand(position, seat, id),
  );
  return starts.flatMap((from) =>
    ends.filter((to) => to !== from).flatMap((to) => upTo(landAt(position, from).troops).map((troops) => ({ from, to, troops }))),
  );
};

/** The Mermaid: lone enemy fleets; one of the board replaces them only when none is in reserve. */
const lures = (position: Position, seat: number): readonly Target[] => {
  const lone = [...position.fleets].filter(([, held]) => held.seat !== seat && held.count === 1).map(([sea]) => ({ sea }));
  if (fleetsOut(position, seat) < 8) return lone;
  const own = [...position.fleets].filter(([, held]) => held.seat === seat).map(([from]) => from);
  return lone.flatMap((target) => own.map((from) => ({ ...target, from })));
};

/** What may be done while a creature is in use. */
export const effectMoves = (position: Position, seat: number, effect: Effect): readonly Move[] => {
  const finish = { type: 'FinishCreature', seat };
  switch (effect.creature) {
    case 'chimera':
      return calls(position, seat);
    case 'sphinx':
      return effect.sold > 0 ? [...sales(position, seat), finish] : sales(position, seat);
    case 'sylph':
      return [...steps(position, seat, effect), finish];
    case 'polyphemus':
      return pushes(position, seat, effect.island);
    case 'kraken':
      return goodsOf(position, seat).gold < 1
        ? [finish]
        : [...seasBeside(position, position.kraken as string).map((to) => ({ type: 'MoveKraken', seat, to })), finish];
  }
};

/** Uses of the discard pile's cards; the Chimera herself is not called. */
const calls = (position: Position, seat: number): readonly Move[] =>
  position.discards.filter((card) => card !== 'chimera').flatMap((card) => uses(position, seat, card));

const sales = (position: Position, seat: number): readonly Move[] => {
  const { priests, philosophers } = goodsOf(position, seat);
  const sale = (piece: string, at?: string): Move => ({ type: 'SellPiece', seat, piece, ...(at !== undefined && { at }) });
  return [
    ...islandsOf(position, seat).flatMap((id) => (landAt(position, id).troops > 0 ? [sale('troop', id)] : [])),
    ...[...position.fleets].flatMap(([id, held]) => (held.seat === seat ? [sale('fleet', id)] : [])),
    ...(priests > 0 ? [sale('priest')] : []),
    ...(philosophers > 0 ? [sale('philosopher')] : []),
  ];
};

/** Steps of the Sylph: each fleet and space is one, and fleets that have fought stay. */
const steps = (
  position: Position,
  seat: number,
  { stepsLeft, fought }: { readonly stepsLeft: number; readonly fought: ReadonlyMap<string, number> },
): readonly Move[] =>
  [...position.fleets]
    .filter(([, held]) => held.seat === seat)
    .flatMap(([from, { count }]) => {
      const free = Math.min(stepsLeft, count - (fought.get(from) ?? 0));
      const ways = seasBeside(position, from).filter((to) => !isBlocked(position, to));
      return ways.flatMap((to) => upTo(free).map((fleets) => ({ type: 'MoveFleets', seat, from, to, fleets })));
    });

/** Where the fleets of a space beside Polyphemus may be pushed. */
export const pushesFrom = (position: Position, from: string): readonly string[] => {
  const owner = position.fleets.get(from)?.seat;
  return seasBeside(position, from).filter(
    (to) => !isBlocked(position, to) && (position.fleets.get(to)?.seat ?? owner) === owner,
  );
};

/** Fleets beside an island. */
export const besieging = (position: Position, island: string): readonly string[] =>
  seasBeside(position, island).filter((sea) => position.fleets.has(sea));

const pushes = (position: Position, seat: number, island: string): readonly Move[] =>
  besieging(position, island).flatMap((from) => pushesFrom(position, from).map((to) => ({ type: 'PushFleets', seat, from, to })));
