import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import { exposedTo, mostKept, PAIRS, tileOfOffer } from '../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, z } from '../counting.ts';
import { rowsInShort } from './table.ts';
import { tileAcc, tileName } from './tiles.ts';
import { amountsOf, buildings, coins, DISASTER_NAMES, inhabitants, lands, names } from './words.ts';

/** What a due seat is asked, in one line; from what everybody may know. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  return `${name(seat)}, ${own === undefined ? 'jsi na tahu.' : asked(view, own)}`;
};

const asked = (view: View, own: SeatView): string => {
  switch (view.phase) {
    case 'offers':
      return askedToOffer(view, own);
    case 'placing':
      return askedToPlace(view, own);
    case 'income':
      return `co ti v tomto kole ${own.incomeChoices.length === 1 ? 'přinese' : 'přinesou'} ${all(own.incomeChoices.map(tileName))}?`;
    case 'disaster':
      return askedToPay(view, own);
    case 'feeding':
      return `jídlo nestačí, hladoví: ${inhabitants(own.goods.inhabitants - own.goods.food)}. Kolik luxusního zboží dáš, ${LUXURY_FOR_ONE} kusy za každého?`;
    case 'finishing':
      return askedToFinish(markedOf(own));
    case 'bonus':
      return `úroveň ${view.campaign?.level ?? 1} je vyhraná: dřevo, kámen, nebo jídlo – co má odteď každé kolo přinášet navíc?`;
    default:
      return 'jsi na tahu.';
  }
};

const askedToOffer = ({ pushedOut, seats }: View, { seat }: SeatView): string => {
  if (pushedOut?.seat === seat)
    return `tvoje nabídka za ${tileAcc(pushedOut.tile)} je překonána: přesuň ${coins.acc(pushedOut.coins)} na jinou destičku, nebo nabídku stáhni.`;
  return seats.length === 1 ? 'vezmi destičku za její cenu, nebo pasuj.' : 'jsi na řadě s nabídkou.';
};

const askedToPlace = (view: View, { seat }: SeatView): string => {
  const won = tileOfOffer(view, seat);
  return won === undefined
    ? 'destička je tvoje: co s ní bude?'
    : `${tileName(won)} – destička je tvoje: zaplatíš ji, nebo na ni položíš minci?`;
};

const askedToPay = ({ disaster }: View, own: SeatView): string => {
  const struck = disaster?.disaster;
  if (struck !== 'earthquake' && struck !== 'tempest') return 'jsi na tahu.';
  const exposed = exposedTo(struck, own).length;
  const most = mostKept(struck, own);
  const price = amountsOf(PAIRS[struck]);
  const isQuake = struck === 'earthquake';
  if (exposed === 1) return `${DISASTER_NAMES[struck]}: necháš si ${isQuake ? 'svoji budovu' : 'svoje území'} za ${price}?`;
  const limit = most < exposed ? ` Zaplatit můžeš nejvýš ${most}.` : '';
  const several = isQuake ? `které ${z(exposed)} ${buildings.gen(exposed)}` : `která ${z(exposed)} ${lands.gen(exposed)}`;
  return `${DISASTER_NAMES[struck]}: ${several} si necháš, za ${price} za ${isQuake ? 'každou' : 'každé'}?${limit}`;
};

const askedToFinish = (marked: readonly string[]): string =>
  marked.length === 1
    ? `zaplatíš ${all(marked)}, kde leží mince, nebo se budovy vzdáš?`
    : `které budovy s mincí zaplatíš: ${all(marked)}?`;

const markedOf = ({ buildings }: SeatView): readonly string[] =>
  buildings.flatMap(({ tile, marked }) => (marked ? [tileAcc(tile)] : []));

/** What those must know who choose at the same time as others. */
const AT_ONCE = 'volby se ukážou, až bude učiněna poslední; do té doby lze každou vzít zpět';

/** One small line under what is asked: the rows while offers are made, else who has chosen; empty when there is nothing to say. */
export const outlook = (view: View, name: NameSeat): string => {
  if (view.phase === 'offers') return [rowsInShort(view, name), ...laterOffers(view, name)].join(' – ');
  const parts = [
    ...(view.asked.length < 2 ? [] : [AT_ONCE]),
    ...(view.chosen.length === 0 ? [] : [`${names(view.chosen, name)} ${view.chosen.length === 1 ? 'má' : 'mají'} vybráno`]),
    ...untouched(view, name),
  ];
  return parts.join(' – ');
};

/** Who offers later; a seat that was pushed out is due before those who wait. */
const laterOffers = ({ queue, pushedOut }: View, name: NameSeat): readonly string[] => {
  const later = pushedOut === undefined ? queue.slice(1) : queue;
  return later.length === 0 ? [] : [`potom ${names(later, name)}`];
};

/** "v bezpečí: Ada (Studna) a Ben (Akvadukt)". */
const untouched = ({ disaster, seats }: View, name: NameSeat): readonly string[] => {
  if (disaster === undefined || disaster.protected.length === 0) return [];
  const keepOff = protectorsFrom(disaster.disaster);
  const byWhat = (seat: number): string => {
    const own = seats[seat]?.buildings.find(({ tile }) => keepOff.includes(tile));
    return own === undefined ? name(seat) : `${name(seat)} (${tileName(own.tile)})`;
  };
  return [`v bezpečí: ${all(disaster.protected.map(byWhat))}`];
};
