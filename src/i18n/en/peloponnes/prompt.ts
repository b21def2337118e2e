import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import { exposedTo, mostKept, PAIRS, tileOfOffer } from '../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../sentences.ts';
import { rowsInShort } from './table.ts';
import { theTile, tileName } from './tiles.ts';
import { all, amountsOf, buildings, coins, DISASTER_NAMES, lands, names } from './words.ts';

/** What a due seat is asked, in one line; from what everybody may know. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  return `${name(seat)}, ${own === undefined ? 'it is your turn.' : asked(view, own)}`;
};

const asked = (view: View, own: SeatView): string => {
  switch (view.phase) {
    case 'offers':
      return askedToOffer(view, own);
    case 'placing':
      return askedToPlace(view, own);
    case 'income':
      return `what ${own.incomeChoices.length === 1 ? 'does' : 'do'} ${all(own.incomeChoices.map(theTile))} bring you this round?`;
    case 'disaster':
      return askedToPay(view, own);
    case 'feeding':
      return `food is missing for ${own.goods.inhabitants - own.goods.food} of your inhabitants: how many luxury goods do you spend, ${LUXURY_FOR_ONE} for each of them?`;
    case 'finishing':
      return askedToFinish(markedOf(own));
    case 'bonus':
      return `level ${view.campaign?.level ?? 1} is won: wood, stone or food, one more of which each round brings from now on?`;
    default:
      return 'it is your turn.';
  }
};

const askedToOffer = ({ pushedOut, seats }: View, { seat }: SeatView): string => {
  if (pushedOut?.seat === seat)
    return `you were pushed out of ${theTile(pushedOut.tile)}: move your ${coins(pushedOut.coins)} to another tile, or withdraw them.`;
  return seats.length === 1 ? 'take a tile for its price, or pass.' : 'it is your turn to make an offer.';
};

const askedToPlace = (view: View, { seat }: SeatView): string => {
  const won = tileOfOffer(view, seat);
  return won === undefined
    ? 'a tile is yours: what becomes of it?'
    : `${theTile(won)} is yours: pay for it, or put a coin on it?`;
};

const askedToPay = ({ disaster }: View, own: SeatView): string => {
  const struck = disaster?.disaster;
  if (struck !== 'earthquake' && struck !== 'tempest') return 'it is your turn.';
  const exposed = exposedTo(struck, own).length;
  const most = mostKept(struck, own);
  const price = amountsOf(PAIRS[struck]);
  const [one, several] = struck === 'earthquake' ? ['building', buildings(exposed)] : ['land', lands(exposed)];
  if (exposed === 1) return `${DISASTER_NAMES[struck]}: do you keep your ${one}, for ${price}?`;
  const limit = most < exposed ? ` You can pay for ${most}.` : '';
  return `${DISASTER_NAMES[struck]}: which of your ${several} do you keep, for ${price} each?${limit}`;
};

const askedToFinish = (marked: readonly string[]): string =>
  marked.length === 1
    ? `do you pay for ${all(marked)}, which has a coin on it, or let it go?`
    : `which buildings with a coin on them do you pay for: ${all(marked)}?`;

const markedOf = ({ buildings }: SeatView): readonly string[] =>
  buildings.flatMap(({ tile, marked }) => (marked ? [theTile(tile)] : []));

/** What those must know who choose at the same time as others. */
const AT_ONCE = 'choices are shown when the last is made; until then each may be taken back';

/** One small line under what is asked: the rows while offers are made, else who has chosen; empty when there is nothing to say. */
export const outlook = (view: View, name: NameSeat): string => {
  if (view.phase === 'offers') return [rowsInShort(view, name), ...laterOffers(view, name)].join(' – ');
  const parts = [
    ...(view.asked.length < 2 ? [] : [AT_ONCE]),
    ...(view.chosen.length === 0 ? [] : [`${names(view.chosen, name)} ${view.chosen.length === 1 ? 'has' : 'have'} chosen`]),
    ...untouched(view, name),
  ];
  return parts.join(' – ');
};

/** Who offers later; a seat that was pushed out is due before those who wait. */
const laterOffers = ({ queue, pushedOut }: View, name: NameSeat): readonly string[] => {
  const later = pushedOut === undefined ? queue.slice(1) : queue;
  return later.length === 0 ? [] : [`then ${names(later, name)}`];
};

/** "protected: Ada (Well) and Ben (Aqueduct)". */
const untouched = ({ disaster, seats }: View, name: NameSeat): readonly string[] => {
  if (disaster === undefined || disaster.protected.length === 0) return [];
  const keepOff = protectorsFrom(disaster.disaster);
  const byWhat = (seat: number): string => {
    const own = seats[seat]?.buildings.find(({ tile }) => keepOff.includes(tile));
    return own === undefined ? name(seat) : `${name(seat)} (${tileName(own.tile)})`;
  };
  return [`protected: ${all(disaster.protected.map(byWhat))}`];
};
