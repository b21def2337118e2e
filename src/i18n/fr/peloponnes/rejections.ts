import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { Expected, PeloponnesRejection, RejectionCode, RejectionParams } from '#games/peloponnes/rejections.ts';
import type { IncomeChoice, Phase, Resource } from '#games/peloponnes/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { ofTile, TheTile, theTile, tileName } from './tiles.ts';
import { any, coins, GOOD_NAMES, luxuryGoods, names, tiles } from './words.ts';

type Sentences = { readonly [Code in RejectionCode]: (params: RejectionParams[Code], name: NameSeat) => string };

const INCOME_CHOICES: readonly IncomeChoice[] = ['food', 'wood', 'stone', 'coins'];
const RESOURCES: readonly Resource[] = ['wood', 'stone', 'food'];

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'le nom de quelqu’un qui joue cette partie',
  tile: `une tuile, par son nom ou son numéro, comme ${tileName('A13')} ou C04`,
  countFromOne: 'un nombre entier à partir de 1',
  countFromZero: 'un nombre entier à partir de 0',
  incomeChoice: `l’un de ces biens : ${any(INCOME_CHOICES.map((good) => GOOD_NAMES[good]))}`,
  resource: `l’un de ces biens : ${any(RESOURCES.map((good) => GOOD_NAMES[good]))}`,
};

/** What is asked for at each step. */
const STEPS: Readonly<Record<Phase, string>> = {
  unstarted: 'la partie n’a pas commencé',
  revealing: 'les tuiles sont révélées',
  offers: 'c’est le moment des offres : offre, passe, ou retire une offre délogée',
  placing: 'les nouveaux bâtiments sont payés ou marqués d’une pièce',
  income: 'les biens du Port et du Temple d’Apollon sont choisis',
  chits: 'les jetons désastre sont révélés',
  disaster: 'un désastre est à supporter : abandonne des tuiles, ou paye pour celles que tu gardes',
  feeding: 'il faut nourrir les habitants : dis combien de produits de luxe tu dépenses',
  finishing: 'les bâtiments qui portent une pièce sont payés ou abandonnés',
  scoring: 'les scores sont comptés',
  bonus: 'le bien du niveau suivant est choisi',
  ended: 'la partie est terminée',
};

const SENTENCES: Sentences = {
  notACommand: () => 'Ce n’est pas un coup de Peloponnes.',
  unknownCommand: ({ type }) => `Peloponnes n’a aucun coup du nom de ${type}.`,
  missingField: ({ field }) => `Il manque quelque chose : indique ${field}.`,
  unknownField: ({ field }) => `${field} n’a pas de place dans ce coup ; laisse-le de côté.`,
  wrongField: ({ field, expected }) => `${field} doit être ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => (seats === 1 ? 'Cette partie n’a qu’une place.' : `Cette partie n’a que ${seats} places.`),

  notStarted: () => 'La partie n’a pas encore commencé.',
  gameOver: () => 'La partie est terminée ; plus rien ne peut être joué.',
  notYourTurn: ({ active }, name) => `Tu n’as rien à choisir maintenant : la partie attend ${names(active, name)}.`,
  alreadyChosen: ({ active }, name) => `Tu as déjà choisi ; cela prendra effet avec le choix de : ${names(active, name)}.`,
  notThisStep: ({ phase }) => `Ce n’est pas demandé maintenant : ${STEPS[phase]}.`,

  tileNotOffered: ({ tile, tiles: faceUp }) =>
    `La tuile ${tileName(tile)} n’est pas visible maintenant ; choisis ${any(faceUp.map(theTile))}.`,
  bidTooLow: ({ tile, least }) =>
    `Pour ${theTile(tile)}, il faut au moins ${coins(least)} ; avec moins, choisis une autre tuile.`,
  bidNotThePrice: ({ tile, price }) => `${TheTile(tile)} coûte exactement ${coins(price)} : n’offre ni plus ni moins.`,
  tileTaken: ({ tile, seat }, name) =>
    `${TheTile(tile)} revient à ${name(seat)}, et personne ne peut en être délogé ; choisis une autre tuile.`,
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'Tu n’as pas de pièces à offrir ; passe.'
      : `Tu peux offrir au plus ${coins(most)}, produits de luxe compris ; ou passer.`,
  bidUnchangeable: ({ coins: offered }) =>
    `Une offre délogée garde son montant, ${coins(offered)} : déplace le tout vers une tuile pour laquelle cela suffit, ou retire-le.`,
  pushedOutFirst: ({ coins: offered }) =>
    `Tu ne peux plus passer une fois ton offre faite : déplace tes pièces (${coins(offered)}) vers une autre tuile, ou retire-les.`,
  notPushedOut: () => 'Seule une offre délogée peut être retirée ; fais une offre, ou passe.',

  notThisTile: ({ tile, tiles: possible }) =>
    possible.length === 0
      ? `Il n’y a rien à choisir maintenant au sujet ${ofTile(tile)}.`
      : `La tuile ${tileName(tile)} n’est pas à choisir maintenant ; tu peux choisir ${any(possible.map(theTile))}.`,
  buildingUnpayable: ({ tile, needed, has }) =>
    `Tu ne peux pas payer ${theTile(tile)} : ce qui manque demanderait ${luxuryGoods(needed)}, et tu en as ${has}. Si tu viens de remporter ce bâtiment, pose une pièce dessus ; sinon, renonces-y.`,
  markerUnpayable: () =>
    `Il faut une pièce pour marquer un bâtiment, ou ${luxuryGoods(LUXURY_FOR_ONE)} faute de pièce ; paye-le, ou renonces-y.`,
  tileNotForgoable: ({ tile }) =>
    `${TheTile(tile)} doit se construire, car aucun produit de luxe n’y est nécessaire : paye, ou pose une pièce dessus.`,

  disasterUnpayable: ({ tiles: more }) =>
    `Tu ne peux pas payer pour tout ce que tu gardes : abandonne d’abord encore ${tiles(more)}.`,
  feedingNotSo: ({ most }) =>
    most === 0
      ? 'Aucun produit de luxe ne peut être dépensé maintenant pour nourrir ; dis 0.'
      : `Dépense un nombre pair de produits de luxe, deux par habitant : de 0 à ${most}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Peloponnes. */
export const peloponnesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as PeloponnesRejection, name) : undefined;

const sentence = (rejection: PeloponnesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: PeloponnesRejection['params'], name: NameSeat) => string)(rejection.params, name);
