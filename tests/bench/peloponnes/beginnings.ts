import { type Chance, fold, type Seat } from '#engine/game.ts';
import { withConsequences } from '#games/peloponnes/consequences.ts';
import { LEVELS, ROUNDS } from '#games/peloponnes/data/figures.ts';
import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { type Amounts, CHITS, CIVILISATIONS, OPTIONS, type Options, RESOURCES } from '#games/peloponnes/types.ts';
import type { Beginning } from '../refereeing.ts';

/** A starting position, with any options. */
export const begun = (beginning: Beginning, seats: number, _seed: number, chance: Chance): State => {
  const begin = peloponnes.begin({ seats, options: anyOptions(chance) });
  const set = fold(peloponnes, peloponnes.initialState(), begin);
  if (beginning === 'dealt') return fold(peloponnes, set, peloponnes.deal(set, chance));
  const crowded = fold(peloponnes, set, crowd(set, chance));
  const round = anyOf(ROUNDS, chance) + 1;
  return withConsequences(crowded, [{ type: 'RoundBegan', round }], chance).state;
};

const anyOptions = (chance: Chance): Options =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [name, chance.pick(values as readonly string[])]),
  ) as Options;

/** A random integer from 0 up to, but excluding, `below`. */
const anyOf = (below: number, chance: Chance): number => chance.pick([...Array(below).keys()]);

/** Removed from the list. */
const draw = <T>(from: T[], chance: Chance): T => from.splice(anyOf(from.length, chance), 1)[0] as T;

const HOARD: Readonly<Amounts> = { coins: 30, wood: 10, stone: 10, food: 13, luxury: 14, inhabitants: 22 };

/** Stores filled at random, beyond what a match would reach. */
const anyGoods = (chance: Chance): Amounts =>
  Object.fromEntries(Object.entries(HOARD).map(([good, most]) => [good, anyOf(most + 1, chance)]));

/**
 * Every seat has up to six tiles of any stack and goods of all kinds, disaster chits have been turned up, and the campaign is at any level.
 */
const crowd = ({ seats, options }: State, chance: Chance): readonly Event[] => {
  const civilisations = [...CIVILISATIONS];
  const order = seats.map((_, seat) => seat);
  const level = anyOf(LEVELS.length, chance) + 1;
  const campaign = seats.length === 1 && options.solo === 'campaign';
  return [
    ...order.map((seat): Event => {
      return { type: 'CivilisationDealt', seat, civilisation: draw(civilisations, chance), start: anyGoods(chance) };
    }),
    ...(campaign ? levelEvents(level, chance) : []),
    { type: 'OrderSettled', order: order.map(() => draw(order, chance)) },
    ...tileEvents(seats.length, chance),
    ...chitEvents(chance),
  ];
};

const levelEvents = (level: number, chance: Chance): readonly Event[] => [
  { type: 'LevelBegan', seat: 0, level, target: LEVELS[level - 1]?.target ?? 0, start: anyGoods(chance) },
  ...Array.from({ length: level - 1 }, (): Event => ({ type: 'BonusChosen', seat: 0, good: chance.pick(RESOURCES) })),
];

const tileEvents = (seats: number, chance: Chance): readonly Event[] => {
  const free = [...TILES];
  return Array.from({ length: seats * anyOf(7, chance) }, (_, index): readonly Event[] => {
    const tile = draw(free, chance);
    return [{ type: 'TilesRevealed', auction: [tile.id], conquest: [] }, joined(index % seats, tile, chance)];
  }).flat();
};

const joined = (seat: Seat, { id: tile, kind }: Tile, chance: Chance): Event => {
  if (kind === 'land') return { type: 'LandPlaced', seat, tile };
  return { type: chance.pick(['BuildingPaid', 'BuildingMarked'] as const), seat, tile, paid: {} };
};

const chitEvents = (chance: Chance): readonly Event[] => {
  const box = CHITS.flatMap((chit) => (chit === 'blank' ? [chit] : [chit, chit, chit]));
  return Array.from({ length: anyOf(box.length + 1, chance) }, (): Event => ({ type: 'ChitTurned', chit: draw(box, chance) }));
};
