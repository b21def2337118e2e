import { command, cycle, gold, order, type Scene, scene, type Told, threeSeats, troops, turn } from './scene.ts';

/** Words for scenes with creatures. */

/** The track from its space at 4 to that at 2, and a discard pile. */
export const laid = (track: readonly string[], discards: readonly string[] = []): readonly Told[] => [
  ...discards.map((discarded) => ({ type: 'TrackFilled', track, discarded })),
  { type: 'TrackFilled', track },
];
/** A card of the track that somebody has used already in this cycle. */
export const used = (...creatures: readonly string[]): readonly Told[] =>
  creatures.map((creature) => ({ type: 'CreatureBought', seat: 0, creature, cost: 0, discount: 0 }));
/** A land figure that a seat put on an island in this cycle. */
export const figure = (seat: number, creature: string, island: string): Told => ({
  type: 'FigurePlaced',
  seat,
  creature,
  island,
});
export const kraken = (sea: string): Told => ({ type: 'KrakenPlaced', seat: 1, sea });

export const use = (creature: string, target: Readonly<Record<string, unknown>> = {}): Told =>
  command('UseCreature', 0, { creature, ...target });
export const finish = command('FinishCreature', 0);
export const sell = (piece: string, at?: string): Told => command('SellPiece', 0, { piece, ...(at !== undefined && { at }) });
export const push = (from: string, to: string): Told => command('PushFleets', 0, { from, to });
export const krakenTo = (to: string): Told => command('MoveKraken', 0, { to });

/** Three seats in the turn of seat 0 with a god, this one card at 4 GP. */
export const withCard = (creature: string, god: string, ...more: readonly Told[]): Scene =>
  scene(3).given(...threeSeats(god, ...laid([creature]), ...more));

/** As above, with these cards in the discard pile. */
export const withDiscards = (creature: string, discards: readonly string[], ...more: readonly Told[]): Scene =>
  scene(3).given(...threeSeats('zeus', ...laid([creature], discards), ...more));

/** Only these pieces are on the board; seat 0 has 9 GP and the turn, and this one card costs 4. */
export const sparse = (creature: string, god: string, ...placed: readonly Told[]): Scene =>
  scene(3).given(
    ...[...placed, ...gold(9, 9, 9), order(0, 1, 2), cycle(5, 'poseidon', 'zeus', 'ares'), ...laid([creature])],
    ...turn(0, god),
  );

/** Seat 0 with this number of troops on is1 may land on is3 of seat 2, or on is2 of seat 1, over C2. */
export const landing = (attackers: number, ...more: readonly Told[]): Scene =>
  scene(3).given(...threeSeats('ares', ...troops(0, 'is1', attackers - 1), ...laid(['giant']), ...more));
export const march = (from: string, to: string, count: number): Told => command('MoveTroops', 0, { from, to, troops: count });
export const sail = (from: string, to: string, count = 1): Told => command('MoveFleets', 0, { from, to, fleets: count });

/** The listed targets of a creature. */
export const targets = (at: Scene, creature: string): readonly unknown[] =>
  at.listed(0, 'UseCreature').flatMap(({ creature: name, ...target }) => (name === creature ? [target] : []));
/** The listed values of one field of its targets, each once, sorted. */
export const named = (at: Scene, creature: string, field: string): readonly unknown[] =>
  [...new Set(targets(at, creature).map((target) => (target as Readonly<Record<string, unknown>>)[field]))].toSorted();

interface Table {
  readonly track: readonly { readonly creature?: string; readonly cost: number; readonly price?: number }[];
  readonly discards: readonly string[];
  readonly deck: number;
  readonly figures: readonly Readonly<Record<string, unknown>>[];
  readonly kraken?: string;
}

/** What the view shows of cards and figures. */
export const table = (at: Scene, viewer: number | 'spectator' = 'spectator'): Table => at.view(viewer) as unknown as Table;
/** The cards of the three spaces, from the dearest. */
export const cards = (at: Scene): readonly (string | undefined)[] => [0, 1, 2].map((space) => table(at).track[space]?.creature);
