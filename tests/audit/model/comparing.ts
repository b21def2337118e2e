import { createSession } from '#referee/session.ts';
import { priceOf } from './creatures.ts';
import { brokenInvariants } from './invariants.ts';
import { due, lawful } from './lawful.ts';
import { play } from './playing.ts';
import { type Creature, type God, type Move, type Position, sure } from './position.ts';
import { type Match, padded, setUp, type Told } from './settingUp.ts';
import type { Luck } from './settling.ts';
import { falselyTold } from './telling.ts';
import { byCreature, expectedView } from './viewing.ts';

export type { Told };

/** Plays one match through the referee's lines and through the independent model, and compares them move by move. */

/** An answer of the referee, read field by field. */
export type Json = Readonly<Record<string, unknown>>;

export interface Compared {
  readonly position: Position;
  readonly moves: number;
  readonly log: readonly Told[];
}

/** A command as text, so that lists of commands can be compared as sets. */
export const told = (command: object): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The luck in the events of one answer. */
const luckIn = (events: readonly Told[]): Luck => {
  const rounds = events.filter(({ type }) => type === 'BattleRound').map(({ dice }) => dice as [number, number]);
  const cycles = events.filter(({ type }) => type === 'CycleBegan').map(({ gods }) => gods as readonly God[]);
  const next = <T>(list: T[]): T => {
    const first = list.shift();
    if (first === undefined) throw new Error('The rules want luck that the referee has not told.');
    return first;
  };
  const tracks = events.filter(({ type }) => type === 'TrackFilled').map(({ track }) => padded(track as readonly Creature[]));
  const cards = events.filter(({ type }) => type === 'CreatureSwapped').map(({ drawn }) => drawn as Creature);
  return { dice: () => next(rounds), gods: () => next(cycles), track: () => next(tracks), card: () => next(cards) };
};

/** Plays at random up to `most` moves; throws at the first difference. `look` sees every position. */
export const playBoth = (
  match: Match,
  most: number,
  random: (below: number) => number,
  look: (position: Position, ask: (line: object) => Json) => void = () => {},
): Compared => {
  const session = createSession();
  const ask = (line: object): Json => session(JSON.stringify(line)) as Json;
  const { given, ...begin } = match;
  const begun = ask({ game: 'cyclades', ...begin, start: !given }).events as readonly Told[];
  const log = [...begun, ...(given ?? [])];
  if (given && !ask({ given }).version) throw new Error(`The referee refuses a position: ${JSON.stringify(given)}`);
  const position = setUp(match, log, luckIn);
  const differ: Differ = (what, ...more) => {
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
    log.push(...playedAlike(position, move, ask, differ));
  }
};

/** Makes the move in both: the events must be right, and the model uses their dice and cards. */
const playedAlike = (position: Position, move: Move, ask: (line: object) => Json, differ: Differ): readonly Told[] => {
  const { events, rejected } = ask({ command: move }) as { readonly events?: readonly Told[]; readonly rejected?: unknown };
  if (!events) return differ('refused', move, rejected);
  const falsely = falselyTold(position, move, events);
  if (falsely.length > 0) differ('told', move, falsely);
  const battle = position.turn?.battle ?? begunBattle(events);
  play(position, move, luckIn(events));
  const ended = events.find(({ type }) => type === 'BattleEnded');
  if (ended && battle && ended.holder !== holderOf(position, battle.at)) differ('holder', move, ended);
  return events;
};

/** Where a battle begins in the answer to a move. */
const begunBattle = (events: readonly Told[]): { readonly at: string } | undefined =>
  events.find(({ type }) => type === 'SeaBattleBegan' || type === 'LandBattleBegan') as { readonly at: string } | undefined;

const holderOf = ({ land, fleets }: Position, at: string): number | undefined => land.get(at)?.owner ?? fleets.get(at)?.seat;

/** Kinds of moves that are played more often than others. */
const OFTEN: Readonly<Record<string, number>> = { MoveTroops: 3, UseCreature: 5, MoveFleets: 2 };

/** A kind of move first, then one of that kind; of uses first the creature. */
const pick = (moves: readonly Move[], random: (below: number) => number): Move => {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const types = kinds.flatMap((kind) => Array<string>(OFTEN[kind] ?? 1).fill(kind));
  const type = types[random(types.length)];
  const ofType = moves.filter((move) => move.type === type);
  const creatures = [...new Set(ofType.map(({ creature }) => creature))];
  const creature = creatures[random(creatures.length)];
  const ofCreature = ofType.filter((move) => move.creature === creature);
  return sure(ofCreature[random(ofCreature.length)]);
};

type Differ = (what: string, ...more: readonly unknown[]) => never;

const compare = (position: Position, ask: (line: object) => Json, differ: Differ): void => {
  const { viewer, options, board, ...view } = ask({ view: 'spectator' }).view as Json;
  const seen: Json = { ...view, ...unordered(view) };
  const expected = expectedView(position) as Json;
  for (const key of new Set([...Object.keys(seen), ...Object.keys(expected)])) {
    if (canonical(seen[key]) !== canonical(expected[key])) differ(`view.${key}`, seen[key], expected[key]);
  }
  comparePrices(position, ask, differ);
  const state = ask({ state: true }).state as { readonly seats: readonly { readonly gold: number }[] };
  const gold = state.seats.map((seat) => seat.gold);
  if (String(gold) !== String(position.goods.map((goods) => goods.gold))) differ('gold', gold, position.goods);
  const broken = brokenInvariants(position);
  if (broken.length > 0) differ('invariants', broken);
};

/** Lists whose order no rule gives, sorted; the track with all its spaces. */
const unordered = ({ track, discards, figures }: Json): Json => {
  const spaces = track as readonly object[];
  return {
    track: spaces.length === 0 ? [] : [0, 1, 2].map((space) => spaces[space] ?? { cost: 4 - space }),
    discards: (discards as readonly string[]).toSorted(),
    figures: (figures as readonly { readonly creature: string }[]).toSorted(byCreature),
  };
};

/** Returns the prices of the track for the active seat, after its discounts. */
const comparePrices = (position: Position, ask: (line: object) => Json, differ: Differ): void => {
  const seat = due(position);
  if (seat === undefined || position.options.creatures === 'none') return;
  const { track } = ask({ view: seat }).view as {
    readonly track: readonly { readonly creature?: string; readonly price?: number }[];
  };
  for (const [space, { creature, price }] of track.entries()) {
    if (creature !== undefined && price !== priceOf(position, seat, space).cost) differ('price', track, position);
  }
};

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'nothing';
