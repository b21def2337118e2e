import type { Seat } from '#engine/game.ts';
import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { IslandView, View } from '#games/cyclades/viewTypes.ts';
import { type Box, boundsOf, boxAround, labelBox, type Measure, middleOf, type Point } from '../../geometry/shapes.ts';
import { type Text, textWith } from '../../geometry/text.ts';
import { CHARTS, COIN, type IslandSpot, ROW, type SeaSpot } from './board.ts';
import { chartLabels, seaName } from './chartLabels.ts';
import { layOutFigures } from './figures.ts';
import { BOARD_TYPE, cornersOf, frameOf, SEA_TYPE, SEA_WIDTHS } from './frame.ts';
import type { Named } from './highlighted.ts';

/** Troops or fleets of one seat on one space: the seat's mark and how many, on a shield or on the sail of a ship. */
export type Units = ReturnType<typeof units>;

/** An island's income: its printed prosperity and the Prosperity markers placed on it. `grown`: whether there are markers. */
export type Yield = ReturnType<typeof yieldOf>;

/** A Metropolis, and the land it covers. */
export type PlacedMetropolis = Pieces['metropolises'][number];

/** A place with a battle: its swords, and its space at sea. */
export interface BattleMark {
  readonly swords: Box;
  readonly space?: Named;
}

/** What lies on the board, on top of the printed sea and islands. */
export type Pieces = ReturnType<typeof layOutPieces>;

const buildingsOn = (spot: IslandSpot, { slots, owner }: IslandView) =>
  slots.flatMap((building, slot) => {
    const box = spot.slots[slot];
    return building === 'free' || box === undefined ? [] : [{ building, box, ...(owner !== undefined && { seat: owner }) }];
  });

/** The plate of troops and of fleets: mark to the left, count to the right. */
export const PLATE = { width: 70, height: ROW } as const;
const COUNT_LEFT = 17;
const OWNER_RADIUS = 17;
/** As large as a sail, for what is counted most. */
const COUNT_TYPE = 56;

const units = (text: Text, kind: 'troops' | 'fleets', seat: Seat, count: number, middle: Point) => ({
  kind,
  seat,
  /** The shield or the sail. */
  plate: boxAround(middle, PLATE.width, PLATE.height),
  count: text(String(count), middle.x + COUNT_LEFT, middle.y, { size: count > 9 ? BOARD_TYPE : COUNT_TYPE, align: 'center' }),
});

/** How far a ship is moved down to leave room for the name of its space. */
export const SHIP_DROP = 8;
const ship = (text: Text, seat: Seat, count: number, { x, y }: Point) =>
  units(text, 'fleets', seat, count, { x, y: y + SHIP_DROP });

const yieldOf = (text: Text, { coin }: IslandSpot, amount: number, grown: boolean) => {
  const label = text(String(amount), coin.x, coin.y, { size: amount > 9 ? SEA_TYPE : BOARD_TYPE, align: 'center' });
  return { coin: boxAround(coin, Math.max(COIN, label.width + 4), COIN), amount: label, grown };
};

/** Returns the box of a ship with this sail. */
const withHull = (sail: Box): Box => ({ ...boxAround(middleOf(sail), 97, sail.height), height: sail.height + 14 });

const named = (text: Text, sea: SeaSpot): Named => ({ sea, name: seaName(sea, text) });

const SWORDS = 27;

/** Returns the battle mark of an island: next to the shield, or in its place where nobody owns the island. */
const onLand = (island: IslandSpot, owned: boolean): BattleMark => ({
  swords: boxAround(owned ? island.swords : island.troops, SWORDS),
});

/** Centre of the swords at the stern of a ship, clear of the names around. */
export const swordsAtSea = ({ x, y }: Point): Point => ({ x: x - 38, y: y + 22 });

const atSea = (text: Text, sea: SeaSpot): BattleMark => ({
  space: named(text, sea),
  swords: boxAround(swordsAtSea(sea), SWORDS),
});

/** Returns the position of every piece of a view. */
export const layOutPieces = (view: View, measure: Measure) => {
  const text = textWith(measure);
  const chart = CHARTS[view.board];
  const islands = new Map(view.islands.map((island) => [island.id, island]));
  const seas = new Map(chart.seas.map((sea) => [sea.id, sea]));
  const pairs = chart.islands.flatMap((spot) => {
    const island = islands.get(spot.id);
    return island === undefined ? [] : [{ spot, island }];
  });
  const fought = view.turn?.battle?.at ?? '';
  const shore = chart.islands.find(({ id }) => id === fought);
  const water = seas.get(fought);
  const stop = seas.get(view.turn?.voyage?.at ?? '');
  const battle = shore ? onLand(shore, islands.get(shore.id)?.owner !== undefined) : water && atSea(text, water);
  const yields = pairs.flatMap(({ spot, island: { id, prosperity } }) => {
    const amount = (BOARDS[view.board].island(id)?.printedProsperity ?? 0) + prosperity;
    return amount === 0 ? [] : [yieldOf(text, spot, amount, prosperity > 0)];
  });
  /** An owned island without troops has no shield: its coast and a counter or a figure show the owner. */
  const lying = [
    ...pairs.flatMap(({ spot, island: { owner, troops } }) =>
      owner === undefined || troops === 0 ? [] : [units(text, 'troops', owner, troops, spot.troops)],
    ),
    ...view.fleets.flatMap(({ sea, seat, fleets }) => {
      const spot = seas.get(sea);
      return spot === undefined ? [] : [ship(text, seat, fleets, spot)];
    }),
  ];
  const owners = pairs.flatMap(({ spot, island: { id, owner: seat, troops } }) =>
    seat === undefined || troops > 0 || view.figures.some(({ island, seat: by }) => island === id && by === seat)
      ? []
      : [{ ...spot.troops, radius: OWNER_RADIUS, seat }],
  );
  const buildings = pairs.flatMap(({ spot, island }) => buildingsOn(spot, island));
  const metropolises = pairs.flatMap(({ spot, island: { metropolis, owner } }) =>
    metropolis ? [{ ground: spot.place, box: spot.metropolis, ...(owner !== undefined && { seat: owner }) }] : [],
  );
  const labels = chartLabels(chart, measure);
  const { now, next, gods } = frameOf(view.board, true);
  const taken = [
    ...labels.seas.map(labelBox),
    ...labels.tradeHorns.map((horn) => boxAround(horn, horn.width)),
    ...chart.islands.map(({ badge }) => badge),
    ...metropolises.map(({ ground }) => boundsOf(ground)),
    ...buildings.map(({ box }) => box),
    ...yields.map(({ coin }) => coin),
    ...lying.map(({ plate, kind }) => (kind === 'fleets' ? withHull(plate) : plate)),
    ...owners.map((counter) => boxAround(counter, 2 * counter.radius)),
    ...(battle === undefined ? [] : [battle.swords]),
    ...Object.values(cornersOf(SEA_WIDTHS[view.board])),
    ...[now, next, ...gods],
  ];
  return {
    /** The islands of the seats, whose coasts show the owner. */
    coasts: pairs.flatMap(({ spot, island: { owner } }) => (owner === undefined ? [] : [{ island: spot, seat: owner }])),
    buildings,
    metropolises,
    yields,
    units: lying,
    owners,
    figures: layOutFigures(
      view,
      taken,
      chart.islands.flatMap(({ slots }) => slots),
    ),
    /** Names of sea spaces, above the coasts. */
    names: labels.seas,
    ...(battle === undefined ? {} : { battle }),
    /** Where the fleets are on a voyage that may go on. */
    ...(stop === undefined || battle !== undefined ? {} : { voyage: named(text, stop) }),
  };
};
