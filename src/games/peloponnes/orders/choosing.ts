import { type Answer, firstOf } from '../../orderList.ts';
import type { Command } from '../commands.ts';
import type { Disaster, TileId } from '../types.ts';
import type { Feed, FinishBuildings, OrderOf, Way } from './orders.ts';
import { refuseOrders } from './rejections.ts';

/** What orders choose in the steps in which all seats choose at the same time (RULES.md, 13.5 to 13.9). */

type Legal = readonly Command[];

const found = (command: Command | undefined): Answer<Command> | undefined => command && { command };

const about = (legal: Legal, type: Command['type'], tile: TileId): Command | undefined =>
  legal.find((move) => move.type === type && 'tile' in move && move.tile === tile);

const BY: Readonly<Record<Way, Command['type']>> = { pay: 'PayBuilding', mark: 'MarkBuilding', forgo: 'ForgoTile' };

/** Returns the way a building just won joins the civilisation, or does not. */
export const placed = ({ by }: OrderOf<'PlaceBuilding'>, legal: Legal): Answer<Command> | undefined => {
  const command = firstOf(by, (way) => legal.find(({ type }) => type === BY[way]));
  if (command) return { command };
  const [tile] = tilesOf(legal);
  return tile === undefined ? undefined : { skipped: refuseOrders('noWayLeft', { tile }) };
};

const tilesOf = (legal: Legal): readonly TileId[] => legal.flatMap((move) => ('tile' in move ? [move.tile] : []));

/** Returns the next marked building that is paid or let go. */
export const finished = ({ pay, others }: FinishBuildings, legal: Legal): Answer<Command> | undefined => {
  const named = firstOf(pay, (tile) => about(legal, 'PayBuilding', tile));
  if (named) return { command: named };
  if (others !== 'ask') return found(legal.find(({ type }) => type === (others === 'pay' ? 'PayBuilding' : 'AbandonBuilding')));
  const unpayable = pay.find((tile) => about(legal, 'AbandonBuilding', tile));
  return unpayable === undefined ? undefined : { skipped: refuseOrders('markedUnpayable', { tile: unpayable }) };
};

/** Returns the good that the tile brings. */
export const brought = ({ tile, good }: OrderOf<'IncomeOf'>, legal: Legal): Answer<Command> | undefined =>
  found(legal.find((move) => move.type === 'ChooseIncome' && move.tile === tile && move.good === good));

/** Pays as soon as it can; until then gives up the next tile. */
export const borne = ({ giveUp }: OrderOf<'BearDisasters'>, disaster: Disaster, legal: Legal): Answer<Command> => {
  const command = legal.find(({ type }) => type === 'PayDisaster') ?? firstOf(giveUp, (tile) => about(legal, 'GiveUpTile', tile));
  return command ? { command } : { skipped: refuseOrders('nothingToGiveUp', { disaster }) };
};

/** Returns the most luxury goods within the limit: legal feedings are listed by falling numbers, down to none. */
export const fed = ({ upTo = Number.POSITIVE_INFINITY }: Feed, legal: Legal): Answer<Command> | undefined =>
  found(legal.find((move) => move.type === 'FeedInhabitants' && move.luxury <= upTo));
