import { deck, discountsLeft } from './creatures.ts';
import { due } from './lawful.ts';
import { hasMinotaur } from './moving.ts';
import { ALL_GODS, type Effect, fleetsOut, goal, income, landAt, metropolises, type Position, troopsOut } from './position.ts';
import { walls } from './settling.ts';

/** What the engine's spectator view must contain. */
export const expectedView = (position: Position): object => {
  const { seats, turn, gods, offers, acted, board } = position;
  const places = position.goods.filter(({ out }) => !out).length * (seats === 2 ? 2 : 1);
  const active = due(position);
  return {
    cycle: position.cycle,
    phase: position.end ? 'ended' : position.offering ? 'offerings' : 'actions',
    goal: goal(position),
    active: active === undefined ? [] : [active],
    seats: position.goods.map((goods, seat) => ({
      seat,
      ...(position.options.gold === 'open' && { gold: goods.gold }),
      priests: goods.priests,
      philosophers: goods.philosophers,
      metropolises: metropolises(position, seat),
      income: income(position, seat),
      troops: troopsOut(position, seat),
      fleets: fleetsOut(position, seat),
      discounts: discountsLeft(position, seat),
      eliminated: goods.out,
    })),
    islands: [...position.land].map(([id, { owner, ...land }]) => ({ id, ...(owner !== undefined && { owner }), ...land })),
    fleets: board.seas.flatMap(({ id }) => {
      const held = position.fleets.get(id);
      return held ? [{ sea: id, seat: held.seat, fleets: held.count }] : [];
    }),
    gods: ALL_GODS.map((_, place) => {
      const god = gods[place];
      const offering = god && offers.get(god);
      return { ...(god && { god }), ...(offering && { offering }), done: god !== undefined && acted.has(god) };
    }),
    apollo: position.apollo,
    queue: position.offering ? position.waiting : [],
    ...(position.driven && { displaced: position.driven }),
    nextOrder: Array.from({ length: places }, (_, place) => position.finished[places - 1 - place]),
    track: position.options.creatures === 'none' ? [] : position.track.map((creature, space) => ({ creature, cost: 4 - space })),
    discards: position.discards.toSorted(),
    deck: deck(position).length,
    figures: position.figures.map(({ creature, seat, island }) => ({ creature, seat, island })).toSorted(byCreature),
    kraken: position.kraken,
    ...(turn && !position.end && { turn: expectedTurn(position, turn) }),
    ...(position.end && { outcome: position.end }),
  };
};

const expectedTurn = (position: Position, turn: NonNullable<Position['turn']>): object => {
  const { seat, god, recruited, prosperityDue, voyage, battle, due: types, effect } = turn;
  return {
    ...{ seat, god, recruited, prosperityDue },
    ...(voyage && { voyage }),
    ...(types && { metropolisDue: { discards: types } }),
    ...(effect && { effect: expectedEffect(effect) }),
    ...(battle && {
      battle: {
        ...{ at: battle.at, from: battle.from, attacker: battle.attacker, defender: battle.defender },
        units: [battle.attackers, battle.sea ? (position.fleets.get(battle.at)?.count ?? 0) : landAt(position, battle.at).troops],
        minotaur: hasMinotaur(position, battle),
        defences: walls(position, battle),
        asked: due(position),
      },
    }),
  };
};

/** What the view shows of a creature in use; the list of moves shows which of the Sylph's fleets have fought. */
const expectedEffect = (effect: Effect): object =>
  effect.creature === 'sylph' ? { creature: 'sylph', stepsLeft: effect.stepsLeft } : effect;

/** Figures in an order of their own: the rules give them none. */
export const byCreature = (one: { readonly creature: string }, other: { readonly creature: string }): number =>
  one.creature < other.creature ? -1 : 1;
