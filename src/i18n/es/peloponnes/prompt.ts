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
  return `${name(seat)}, ${own === undefined ? YOUR_TURN : asked(view, own)}`;
};

const YOUR_TURN = 'te toca jugar.';

const asked = (view: View, own: SeatView): string => {
  switch (view.phase) {
    case 'offers':
      return askedToOffer(view, own);
    case 'placing':
      return askedToPlace(view, own);
    case 'income':
      return `¿qué te ${own.incomeChoices.length === 1 ? 'da' : 'dan'} ${all(own.incomeChoices.map(theTile))} esta ronda?`;
    case 'disaster':
      return askedToPay(view, own);
    case 'feeding':
      return `falta comida para ${own.goods.inhabitants - own.goods.food} de tus habitantes: ¿cuántos artículos de lujo gastas, ${LUXURY_FOR_ONE} por cada uno?`;
    case 'finishing':
      return askedToFinish(markedOf(own));
    case 'bonus':
      return `has ganado el nivel ${view.campaign?.level ?? 1}: ¿madera, piedra o comida, de la que cada ronda dará una más?`;
    default:
      return YOUR_TURN;
  }
};

const askedToOffer = ({ pushedOut, seats }: View, { seat }: SeatView): string => {
  if (pushedOut?.seat === seat)
    return `han sobrepujado tu oferta por ${theTile(pushedOut.tile)}: mueve ${coins(pushedOut.coins)} a otra loseta, o retira la oferta.`;
  return seats.length === 1 ? 'toma una loseta por su precio, o pasa.' : 'te toca hacer una oferta.';
};

const askedToPlace = (view: View, { seat }: SeatView): string => {
  const won = tileOfOffer(view, seat);
  return won === undefined
    ? 'has ganado una loseta: ¿qué haces con ella?'
    : `has ganado ${theTile(won)}: ¿pagas, o pones una moneda encima?`;
};

const askedToPay = ({ disaster }: View, own: SeatView): string => {
  const struck = disaster?.disaster;
  if (struck !== 'earthquake' && struck !== 'tempest') return YOUR_TURN;
  const exposed = exposedTo(struck, own).length;
  const most = mostKept(struck, own);
  const price = amountsOf(PAIRS[struck]);
  const [one, several] = struck === 'earthquake' ? ['edificio', buildings(exposed)] : ['tierra', lands(exposed)];
  if (exposed === 1) return `${DISASTER_NAMES[struck]}: ¿conservas tu ${one}, por ${price}?`;
  const limit = most < exposed ? ` Puedes pagar por ${most}.` : '';
  return `${DISASTER_NAMES[struck]}: ¿cuáles de tus ${several} conservas, a ${price} por loseta?${limit}`;
};

const askedToFinish = (marked: readonly string[]): string =>
  marked.length === 1
    ? `¿pagas ${all(marked)}, con una moneda encima, o renuncias?`
    : `¿qué edificios con una moneda encima pagas: ${all(marked)}?`;

const markedOf = ({ buildings }: SeatView): readonly string[] =>
  buildings.flatMap(({ tile, marked }) => (marked ? [theTile(tile)] : []));

/** What those must know who choose at the same time as others. */
const AT_ONCE = 'lo elegido se muestra cuando ya no falta nadie; hasta entonces cada cual puede retirar lo suyo';

/** One small line under what is asked: the rows while offers are made, else who has chosen; empty when there is nothing to say. */
export const outlook = (view: View, name: NameSeat): string => {
  if (view.phase === 'offers') return [rowsInShort(view, name), ...laterOffers(view, name)].join(' – ');
  const parts = [
    ...(view.asked.length < 2 ? [] : [AT_ONCE]),
    ...(view.chosen.length === 0 ? [] : [`ya ${view.chosen.length === 1 ? 'ha' : 'han'} elegido ${names(view.chosen, name)}`]),
    ...untouched(view, name),
  ];
  return parts.join(' – ');
};

/** Who offers later; a seat that was pushed out is due before those who wait. */
const laterOffers = ({ queue, pushedOut }: View, name: NameSeat): readonly string[] => {
  const later = pushedOut === undefined ? queue.slice(1) : queue;
  return later.length === 0 ? [] : [`después ${names(later, name)}`];
};

/** "a salvo: Ada (Pozo) y Ben (Acueducto)". */
const untouched = ({ disaster, seats }: View, name: NameSeat): readonly string[] => {
  if (disaster === undefined || disaster.protected.length === 0) return [];
  const keepOff = protectorsFrom(disaster.disaster);
  const byWhat = (seat: number): string => {
    const own = seats[seat]?.buildings.find(({ tile }) => keepOff.includes(tile));
    return own === undefined ? name(seat) : `${name(seat)} (${tileName(own.tile)})`;
  };
  return [`a salvo: ${all(disaster.protected.map(byWhat))}`];
};
