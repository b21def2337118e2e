import { CHITS_PER_ROUND } from '../data/figures.ts';
import { FULL_STACKS } from '../data/tiles.ts';
import { BARE_SEAT, type ChoosingPhase, type Now, type Offer, type SeatState, type State } from '../state.ts';
import { CHITS, type Stack, type TileId } from '../types.ts';
import type { SeatView, View } from '../viewTypes.ts';

/**
 * Returns the position of a view: others have chosen nothing yet, and a tile that nobody has seen may still lie in its stack.
 * The game's rules then give the result of any choice, so that no rule is written twice.
 */
export const positionOf = (view: View): State => ({
  options: view.options,
  seats: view.seats.map(seatOf),
  order: view.order,
  round: view.round,
  auction: view.auction.map(({ tile }) => tile),
  conquest: view.conquest.map(({ tile }) => tile),
  offers: offersIn(view),
  stacks: { A: unseen(view, 'A'), B: unseen(view, 'B'), C: unseen(view, 'C') },
  chits: view.chits,
  chitsOfRound: chitsOfRound(view),
  campaign: view.campaign,
  now: nowOf(view),
});

/** Returns the chits of this round. Two come in each round, so those beyond the finished rounds are of this one. */
const chitsOfRound = ({ chits, round }: View): number =>
  Math.max(0, CHITS.reduce((sum, chit) => sum + chits[chit], 0) - CHITS_PER_ROUND * (round - 1));

const seatOf = ({ civilisation, goods, lands, buildings }: SeatView): SeatState => ({
  ...BARE_SEAT,
  civilisation,
  goods,
  lands,
  buildings: buildings.map(({ tile }) => tile),
  marked: buildings.flatMap(({ tile, marked }) => (marked ? [tile] : [])),
});

const offersIn = ({ auction, conquest }: View): readonly Offer[] =>
  [...auction, ...conquest].flatMap(({ tile, offer }) => (offer ? [{ tile, seat: offer.seat, coins: offer.coins }] : []));

/** Returns the tiles of a stack that are not visible: in the stack, or back in the box. */
const unseen = ({ seats, auction, conquest }: View, stack: Stack): readonly TileId[] => {
  const seen = new Set<TileId>([...auction, ...conquest].map(({ tile }) => tile));
  for (const { lands, buildings } of seats)
    for (const tile of [...lands, ...buildings.map((built) => built.tile)]) seen.add(tile);
  return FULL_STACKS[stack].filter((tile) => !seen.has(tile));
};

const nowOf = (view: View): Now => {
  const choosing: ChoosingPhase = { asked: view.asked, chosen: view.chosen, notes: view.own };
  const final = view.supply === 'final';
  switch (view.phase) {
    case 'offers':
      return { phase: view.phase, queue: view.queue, pushedOut: view.pushedOut };
    case 'placing':
    case 'income':
      return { phase: view.phase, ...choosing };
    case 'feeding':
    case 'finishing':
      return { phase: view.phase, final, ...choosing };
    case 'disaster':
      return { phase: view.phase, disaster: 'earthquake', protected: [], ...view.disaster, ...choosing };
    case 'bonus':
      return { phase: view.phase, level: view.campaign?.level ?? 1 };
    case 'ended':
      return { phase: view.phase, outcome: view.outcome ?? { winners: [], reason: 'score' } };
    default:
      return { phase: view.phase };
  }
};
