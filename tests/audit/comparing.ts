import { openSession } from '#referee/session.ts';
import { due, lawful, type Move } from './lawful.ts';
import { play } from './playing.ts';
import {
  ALL_GODS,
  type Building,
  emptyPosition,
  fleetsOut,
  type God,
  goal,
  goodsOf,
  income,
  landAt,
  metropolises,
  type Position,
  refuges,
  SET,
  seasBeside,
  standing,
  sure,
  troopsOut,
} from './position.ts';
import { beginCycle, type Luck } from './settling.ts';

/** Plays one match through the referee's lines and through the independent model, and compares them move by move. */

export type Told = Readonly<Record<string, unknown>> & { readonly type: string };
/** An answer of the referee, read field by field. */
export type Json = Readonly<Record<string, unknown>>;

export interface Compared {
  readonly position: Position;
  readonly moves: number;
  readonly log: readonly Told[];
}

export interface Match {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  /** Begins in the middle of a match: what is given to the referee instead of a deal, and the gods of its first cycle. */
  readonly given?: readonly Told[];
}

/** A command as text, so that lists of commands can be compared as sets. */
export const told = (command: object): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The luck that was told in the events of one answer. */
const luckIn = (events: readonly Told[]): Luck => {
  const rounds = events.filter(({ type }) => type === 'BattleRound').map(({ dice }) => dice as [number, number]);
  const cycles = events.filter(({ type }) => type === 'CycleBegan').map(({ gods }) => gods as readonly God[]);
  const next = <T>(list: T[]): T => {
    const first = list.shift();
    if (first === undefined) throw new Error('The rules want luck that the referee has not told.');
    return first;
  };
  return { dice: () => next(rounds), gods: () => next(cycles) };
};

/** The position these events set up, up to the offerings of a cycle. */
export const setUp = (match: Match, events: readonly Told[]): Position => {
  const position = emptyPosition(match.seats, match.options);
  const isDealt = match.given === undefined;
  for (const event of events) if (!isDealt || event.type !== 'CycleBegan') place(position, event);
  if (isDealt) beginCycle(position, luckIn(events));
  return position;
};

const place = (position: Position, event: Told): void => {
  const [seat, island] = [event.seat as number, event.island as string];
  switch (event.type) {
    case 'SeatPlaced':
      for (const id of event.islands as readonly string[]) Object.assign(landAt(position, id), { owner: seat, troops: 1 });
      for (const id of event.seas as readonly string[]) position.fleets.set(id, { seat, count: 1 });
      return;
    case 'GoldDealt':
      goodsOf(position, seat).gold = event.gold as number;
      return;
    case 'TurnOrderDealt':
      position.finished = (event.order as number[]).toReversed();
      return;
    case 'IslandLanded':
      landAt(position, event.from as string).troops -= event.troops as number;
      Object.assign(landAt(position, island), { owner: seat, troops: event.troops });
      return;
    case 'TroopRecruited':
      landAt(position, island).troops++;
      return;
    case 'FleetRecruited': {
      const count = (position.fleets.get(event.sea as string)?.count ?? 0) + 1;
      position.fleets.set(event.sea as string, { seat, count });
      return;
    }
    case 'PriestRecruited':
      goodsOf(position, seat).priests++;
      return;
    case 'PhilosopherRecruited':
      goodsOf(position, seat).philosophers++;
      return;
    case 'BuildingBuilt':
      landAt(position, island).slots[event.slot as number] = event.building as Building;
      return;
    case 'MetropolisPlaced':
      landAt(position, island).metropolis = true;
      return;
    case 'ProsperityPlaced':
      landAt(position, island).prosperity++;
      return;
    case 'CycleBegan':
      Object.assign(position, { cycle: event.cycle, gods: event.gods, waiting: position.finished.toReversed(), finished: [] });
      position.offering = true;
      return;
  }
};

/** What the engine's spectator view must say. */
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
    ...(turn && !position.end && { turn: expectedTurn(position, turn) }),
    ...(position.end && { outcome: position.end }),
  };
};

const expectedTurn = (position: Position, turn: NonNullable<Position['turn']>): object => {
  const { seat, god, recruited, prosperityDue, voyage, battle, due: types } = turn;
  const walls = (at: string): number =>
    [...position.land]
      .filter(([id, { owner }]) => (battle?.sea ? owner === battle.defender && seasBeside(position, id).includes(at) : id === at))
      .reduce((sum, [, { slots, metropolis }]) => {
        const wall = battle?.sea ? 'port' : 'fortress';
        return sum + slots.filter((slot) => slot === wall).length + (metropolis ? 1 : 0);
      }, 0);
  return {
    ...{ seat, god, recruited, prosperityDue },
    ...(voyage && { voyage }),
    ...(types && { metropolisDue: { discards: types } }),
    ...(battle && {
      battle: {
        ...{ at: battle.at, from: battle.from, attacker: battle.attacker, defender: battle.defender },
        units: [battle.attackers, battle.sea ? (position.fleets.get(battle.at)?.count ?? 0) : landAt(position, battle.at).troops],
        defences: walls(battle.at),
        asked: [battle.defender, battle.attacker].find(
          (side) => side === due(position) && refuges(position, battle, side).length,
        ),
      },
    }),
  };
};

/** What must hold in every position whatever was played. */
export const brokenInvariants = (position: Position): readonly string[] => {
  const { seats, options, goods, land } = position;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const early = options.stock === 'first';
  const every = [...Array(seats).keys()];
  const checks: readonly (readonly [string, boolean])[] = [
    ['at most 8 fleets a colour', every.every((seat) => fleetsOut(position, seat) <= 8)],
    ['at most 8 troops a colour', every.every((seat) => troopsOut(position, seat) <= 8)],
    ['at most 10 of each building', SET.every((type) => standing(position, type) <= 10)],
    ['at most 10 Metropolises', [...land.values()].filter(({ metropolis }) => metropolis).length <= 10],
    ['at most 16 prosperity markers', sum([...land.values()].map(({ prosperity }) => prosperity)) <= 16],
    ['priests in stock', sum(goods.map(({ priests }) => priests)) <= (early ? 16 : 18)],
    ['philosophers in stock', sum(goods.map(({ philosophers }) => philosophers)) <= (early ? 16 : 17)],
    ['no negative gold', goods.every(({ gold }) => gold >= 0)],
    ['no negative troops', [...land.values()].every(({ troops }) => troops >= 0)],
    ['nobody neutral has troops', [...land.values()].every(({ owner, troops }) => owner !== undefined || troops === 0)],
    ['at most three philosophers kept', goods.every(({ philosophers }) => philosophers < 4 || position.turn?.due !== undefined)],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
};

/** Plays at random up to `most` moves; throws at the first difference. `look` sees every position. */
export const playBoth = (
  match: Match,
  most: number,
  random: (below: number) => number,
  look: (position: Position, ask: (line: object) => Json) => void = () => {},
): Compared => {
  const session = openSession();
  const ask = (line: object): Json => session(JSON.stringify(line)) as Json;
  const { given, ...begin } = match;
  const begun = ask({ game: 'cyclades', ...begin, start: !given }).events as readonly Told[];
  const log = [...begun, ...(given ?? [])];
  if (given && !ask({ given }).version) throw new Error(`The referee refuses a position: ${JSON.stringify(given)}`);
  const position = setUp(match, log);
  const differ = (what: string, ...more: readonly unknown[]): never => {
    throw new Error(`${what} (${JSON.stringify(match)}, after ${log.length} events): ${JSON.stringify(more)}`);
  };
  for (let moves = 0; ; moves++) {
    compare(position, ask, differ);
    look(position, ask);
    const seat = due(position);
    if (seat === undefined || moves === most) return { position, moves, log };
    const own = lawful(position);
    const listed = ask({ legal: seat }).legal as readonly Move[];
    const [allowed, offered] = [new Set(own.map(told)), new Set(listed.map(told))];
    const extra = [...offered].filter((move) => !allowed.has(move));
    const lacking = [...allowed].filter((move) => !offered.has(move));
    if (extra.length + lacking.length > 0 || offered.size !== listed.length) differ('legal', extra, lacking);
    const move = pick(own, random);
    const { events, rejected } = ask({ command: move });
    if (!events) return differ('refused', move, rejected);
    log.push(...(events as readonly Told[]));
    play(position, move, luckIn(events as readonly Told[]));
  }
};

/** A kind of move first, attacks by land more often than others, then one of that kind. */
const pick = (moves: readonly Move[], random: (below: number) => number): Move => {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const types = kinds.flatMap((kind) => (kind === 'MoveTroops' ? [kind, kind, kind] : [kind]));
  const type = types[random(types.length)];
  const ofType = moves.filter((move) => move.type === type);
  return sure(ofType[random(ofType.length)]);
};

const compare = (position: Position, ask: (line: object) => Json, differ: (what: string, ...more: unknown[]) => never): void => {
  const { viewer, options, board, ...view } = ask({ view: 'spectator' }).view as Readonly<Record<string, unknown>>;
  const expected = expectedView(position) as Readonly<Record<string, unknown>>;
  for (const key of new Set([...Object.keys(view), ...Object.keys(expected)])) {
    if (canonical(view[key]) !== canonical(expected[key])) differ(`view.${key}`, view[key], expected[key]);
  }
  const state = ask({ state: true }).state as { readonly seats: readonly { readonly gold: number }[] };
  const gold = state.seats.map((seat) => seat.gold);
  if (String(gold) !== String(position.goods.map((goods) => goods.gold))) differ('gold', gold, position.goods);
  const broken = brokenInvariants(position);
  if (broken.length > 0) differ('invariants', broken);
};

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'nothing';
