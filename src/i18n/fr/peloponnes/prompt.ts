import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { protectorsFrom } from '../../peloponnes/lists.ts';
import { exposedTo, mostKept, PAIRS, tileOfOffer } from '../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../sentences.ts';
import { rowsInShort } from './table.ts';
import { ofTile, theTile, tileName } from './tiles.ts';
import { all, amountsOf, buildings, coins, DISASTER_NAMES, inhabitants, lands, luxuryGoods, names } from './words.ts';

const YOUR_TURN = 'à toi de jouer.';

/** What a due seat is asked, in one line; from what everybody may know. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const own = view.seats[seat];
  return `${name(seat)}, ${own === undefined ? YOUR_TURN : asked(view, own)}`;
};

const asked = (view: View, own: SeatView): string => {
  switch (view.phase) {
    case 'offers':
      return askedToOffer(view, own);
    case 'placing':
      return askedToPlace(view, own);
    case 'income':
      return `${own.incomeChoices.length === 1 ? 'que t’apporte' : 'que t’apportent'} ${all(own.incomeChoices.map(theTile))} ce tour-ci ?`;
    case 'disaster':
      return askedToPay(view, own);
    case 'feeding':
      return `il manque de la nourriture pour ${inhabitants(own.goods.inhabitants - own.goods.food)} : combien de produits de luxe dépenses-tu, à raison de ${luxuryGoods(LUXURY_FOR_ONE)} chacun ?`;
    case 'finishing':
      return askedToFinish(markedOf(own));
    case 'bonus':
      return `le niveau ${view.campaign?.level ?? 1} est gagné : que t’apporte désormais chaque tour en plus, bois, pierre ou nourriture ?`;
    default:
      return YOUR_TURN;
  }
};

const askedToOffer = ({ pushedOut, seats }: View, { seat }: SeatView): string => {
  if (pushedOut?.seat === seat)
    return `ton offre est délogée ${ofTile(pushedOut.tile)} : déplace tes pièces (${coins(pushedOut.coins)}) vers une autre tuile, ou retire-les.`;
  return seats.length === 1 ? 'prends une tuile à son prix, ou passe.' : 'à toi de faire une offre.';
};

const askedToPlace = (view: View, { seat }: SeatView): string => {
  const won = tileOfOffer(view, seat);
  return won === undefined
    ? 'une tuile est à toi : qu’en fais-tu ?'
    : `${theTile(won)} est à toi : tu payes, ou tu poses une pièce dessus ?`;
};

const askedToPay = ({ disaster }: View, own: SeatView): string => {
  const struck = disaster?.disaster;
  if (struck !== 'earthquake' && struck !== 'tempest') return YOUR_TURN;
  const exposed = exposedTo(struck, own).length;
  const most = mostKept(struck, own);
  const price = amountsOf(PAIRS[struck]);
  const [one, several] = struck === 'earthquake' ? ['bâtiment', buildings(exposed)] : ['terrain', lands(exposed)];
  if (exposed === 1) return `${DISASTER_NAMES[struck]} : gardes-tu ton ${one}, pour ${price} ?`;
  const limit = most < exposed ? ` Tu peux payer pour ${most}.` : '';
  return `${DISASTER_NAMES[struck]} : lesquels de tes ${several} gardes-tu, pour ${price} chacun ?${limit}`;
};

const askedToFinish = (marked: readonly string[]): string =>
  marked.length === 1
    ? `payes-tu ${all(marked)}, qui porte une pièce, ou y renonces-tu ?`
    : `parmi tes bâtiments qui portent une pièce, lesquels payes-tu : ${all(marked)} ?`;

const markedOf = ({ buildings }: SeatView): readonly string[] =>
  buildings.flatMap(({ tile, marked }) => (marked ? [theTile(tile)] : []));

/** What those must know who choose at the same time as others. */
const AT_ONCE = 'les choix sont montrés quand le dernier est fait ; d’ici là, chacun peut reprendre le sien';

/** One small line under what is asked: the rows while offers are made, else who has chosen; empty when there is nothing to say. */
export const outlook = (view: View, name: NameSeat): string => {
  if (view.phase === 'offers') return [rowsInShort(view, name), ...laterOffers(view, name)].join(' – ');
  const parts = [
    ...(view.asked.length < 2 ? [] : [AT_ONCE]),
    ...(view.chosen.length === 0 ? [] : [`${names(view.chosen, name)} ${view.chosen.length === 1 ? 'a' : 'ont'} choisi`]),
    ...untouched(view, name),
  ];
  return parts.join(' – ');
};

/** Who offers later; a seat that was pushed out is due before those who wait. */
const laterOffers = ({ queue, pushedOut }: View, name: NameSeat): readonly string[] => {
  const later = pushedOut === undefined ? queue.slice(1) : queue;
  return later.length === 0 ? [] : [`ensuite ${names(later, name)}`];
};

/** "à l’abri : Ada (Puits) et Ben (Aqueduc)". */
const untouched = ({ disaster, seats }: View, name: NameSeat): readonly string[] => {
  if (disaster === undefined || disaster.protected.length === 0) return [];
  const keepOff = protectorsFrom(disaster.disaster);
  const byWhat = (seat: number): string => {
    const own = seats[seat]?.buildings.find(({ tile }) => keepOff.includes(tile));
    return own === undefined ? name(seat) : `${name(seat)} (${tileName(own.tile)})`;
  };
  return [`à l’abri : ${all(disaster.protected.map(byWhat))}`];
};
