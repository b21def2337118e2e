import type { CycladesRejection, Expected, RejectionCode, RejectionParams, StockItem } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { de } from '../grammar.ts';
import { CREATURE_REFUSALS } from './creatureRejections.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { ORDER_REFUSALS } from './orders.ts';
import {
  aBuilding,
  all,
  any,
  BUILDING_NAMES,
  fleets,
  gold,
  names,
  PATRONS,
  PIECE_NAMES,
  place,
  slotNumber,
  theBuilding,
  troops,
} from './words.ts';

type Sentences = {
  readonly [Code in Exclude<RejectionCode, keyof typeof CREATURE_REFUSALS>]: (
    params: RejectionParams[Code],
    name: NameSeat,
  ) => string;
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'le nom de quelqu’un qui joue cette partie',
  patron: `l’un de ceux-ci : ${any(Object.values(PATRONS))}`,
  text: 'un mot',
  countFromOne: 'un nombre entier à partir de 1',
  countFromZero: 'un nombre entier à partir de 1',
  creature: `l’une de celles-ci : ${any(Object.values(CREATURE_NAMES))}`,
  building: `l’un de ceux-ci : ${any(Object.values(BUILDING_NAMES))}`,
  piece: `l’une de celles-ci : ${any(Object.values(PIECE_NAMES))}`,
};

const STOCK: Readonly<Record<StockItem, string>> = {
  port: 'aucun port',
  fortress: 'aucune forteresse',
  temple: 'aucun temple',
  university: 'aucune université',
  priest: 'aucun prêtre',
  philosopher: 'aucun philosophe',
};

const patron = (god: string): string => PATRONS[god as Patron] ?? god;

const SENTENCES: Sentences = {
  notACommand: () => 'Ce n’est pas un coup de Cyclades.',
  unknownCommand: ({ type }) => `Cyclades n’a aucun coup du nom de ${type}.`,
  missingField: ({ field }) => `Il manque quelque chose : indique ${field}.`,
  unknownField: ({ field }) => `${field} n’a pas de place dans ce coup ; laisse-le de côté.`,
  wrongField: ({ field, expected }) => `${field} doit être ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => `Cette partie n’a que ${seats} places.`,

  notStarted: () => 'La partie n’a pas encore commencé.',
  gameOver: () => 'La partie est terminée ; plus rien ne peut être joué.',
  eliminated: () => 'Ta dernière île est perdue : tu es hors jeu. Tu peux encore regarder.',
  notYourTurn: ({ active }, name) => `Ce n’est pas à toi : la partie attend ${names(active, name)}.`,
  offeringsFirst: () => 'Les offrandes d’abord : les actions commencent quand chaque pion est sur un dieu.',
  offeringsOver: () => 'Les offrandes de ce cycle sont terminées ; les prochaines viendront avec le prochain cycle.',

  godFaceDown: ({ god, gods }) =>
    `${PATRONS[god]} est face cachée pour ce cycle. Tu peux choisir ${any([...gods.map((each) => PATRONS[each]), PATRONS.apollo])}.`,
  sameGod: ({ god }) =>
    `Tu viens de perdre la faveur ${de(PATRONS[god])} : choisis un autre dieu ; tu pourras y revenir si l’on t’en déloge aussi.`,
  bidTooLow: ({ god, least }) =>
    least > 1
      ? `L’offrande à ${PATRONS[god]} est de ${least - 1} : offre ${least} ou plus, ou choisis un autre dieu.`
      : 'Une offrande est d’au moins 1 ; seul Apollon ne demande rien.',
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'Tu n’as pas d’or pour une offrande ; Apollon t’accueille sans rien demander.'
      : `Tu ne pourrais pas payer cela : tu peux offrir au plus ${most}, ou choisir Apollon sans rien payer.`,

  battleFirst: () => 'Un combat est en cours et passe d’abord : continue-le ou bats en retraite.',
  noBattle: () => 'Il n’y a aucun combat à continuer, ni à quitter en battant en retraite.',
  metropolisDueFirst: () => 'Tu dois d’abord créer une Métropole ; ensuite ton tour continue.',
  noMetropolisDue: () => 'Aucune Métropole n’est à créer : il faut un bâtiment de chaque type, ou quatre philosophes.',
  prosperityDueFirst: () => 'Place d’abord sur une île le marqueur prospérité d’Apollon ; ensuite, termine ton tour.',
  noProsperityDue: () =>
    'Aucun marqueur prospérité n’est à placer : Apollon en donne un à qui le choisit en premier dans un cycle.',
  freePhilosopherDue: () =>
    'Avec trois philosophes, le quatrième, gratuit, doit être pris : recrute d’abord, puis termine ton tour.',

  wrongGod: ({ god, needs }) =>
    `Tu agis avec ${patron(god)} dans ce cycle ; pour cela, il faut ${any(needs.map((each) => PATRONS[each]))}.`,
  goldShort: ({ cost, gold: held }) => `Cela coûte ${gold(cost)}, et tu as ${gold(held)}.`,
  noSuchIsland: ({ island }) =>
    `Il n’y a pas d’île ${place(island)} sur ce plateau ; les îles s’appellent Is1, Is2 et ainsi de suite.`,
  noSuchSea: ({ sea }) => `Il n’y a pas de case de mer ${sea} sur ce plateau ; elles portent une lettre et un numéro, comme A1.`,
  noSuchSlot: ({ island, slots }) =>
    slots === 1
      ? `${place(island)} n’a qu’un emplacement, l’emplacement 1.`
      : `${place(island)} a les emplacements 1 ${slots === 2 ? 'et' : 'à'} ${slots}.`,
  notYourIsland: ({ island }) => `${place(island)} n’est pas à toi ; choisis une de tes îles.`,
  stockEmpty: ({ item }) => `Il ne reste ${STOCK[item]} dans la réserve.`,

  recruitLimit: ({ most }) => `Tu as recruté tout ce qu’un tour permet : ${most}.`,
  allFleetsOut: ({ most }) => `Tes ${most} flottes sont toutes sur le plateau ; tu ne peux plus en recruter.`,
  allTroopsOut: ({ most }) => `Tes ${most} troupes sont toutes sur le plateau ; tu ne peux plus en recruter.`,
  seaNotCoastal: ({ sea }) => `${sea} ne borde aucune de tes îles ; les flottes se recrutent autour de tes propres îles.`,
  seaHeld: ({ sea, seat }, name) => `${sea} est occupée par les flottes ${de(name(seat))} ; recrute dans une case vide ou à toi.`,

  noFreeSlot: ({ island }) => `${place(island)} n’a aucun emplacement libre ; construis sur une autre île.`,
  slotTaken: ({ island, slot, building }) =>
    `Il y a déjà ${aBuilding(building)} sur ${place(island)}, ${slotNumber(slot)} ; choisis un emplacement libre.`,
  slotUnderMetropolis: ({ island, slot }) =>
    `La Métropole ${de(place(island))} couvre l’${slotNumber(slot)} ; choisis un emplacement libre à côté, ou une autre île.`,

  noFleetsThere: ({ sea }) => `En ${sea}, il n’y a aucune flotte qui puisse servir à cela ; choisis une autre case de mer.`,
  tooFewFleets: ({ sea, fleets: there }) => `En ${sea}, tu n’as que ${fleets(there)}.`,
  seasNotAdjacent: ({ from, to }) => `${to} n’est pas voisine de ${from} ; avance case par case.`,
  noTroopsThere: ({ island }) => `Il n’y a aucune troupe sur ${place(island)} ; choisis une île qui en a.`,
  tooFewTroops: ({ island, troops: there }) => `Sur ${place(island)}, tu n’as que ${troops(there)}.`,
  sameIsland: ({ island }) => `Les troupes sont déjà sur ${place(island)} ; indique une autre île où aller.`,
  islandsNotLinked: ({ from, to }) =>
    `${place(from)} et ${place(to)} ne sont pas reliées : il faut aux troupes une chaîne ininterrompue de tes flottes de l’une à l’autre.`,
  lastIslandProtected: ({ island, seat }, name) =>
    `${place(island)} est la dernière île ${de(name(seat))} : tu ne peux l’attaquer que si la prendre te donnait aussitôt les Métropoles qui font gagner.`,

  noRetreatThere: ({ to, places }) =>
    places.length === 0
      ? 'Aucune retraite n’est possible ; continue le combat.'
      : `Tu ne peux pas battre en retraite vers ${place(to)} ; tu le peux vers ${any(places.map(place))}, ou continue le combat.`,

  noBuildingThere: ({ island, slot }) => `Il n’y a aucun bâtiment sur ${place(island)}, ${slotNumber(slot)}.`,
  notToDiscard: ({ building, buildings }) =>
    `Ce n’est pas ${theBuilding(building)} qu’il faut choisir ; retire ${any(buildings.map(aBuilding))}.`,
  discardFirst: ({ buildings }) => `Dis d’abord quels bâtiments tu retires pour la Métropole : ${all(buildings.map(aBuilding))}.`,
  nothingToDiscard: () => 'Il n’y a rien à retirer maintenant.',
  metropolisThere: ({ island }) => `${place(island)} a déjà une Métropole ; une île en porte une au plus.`,
  freePlaceFirst: ({ islands }) =>
    `Tant que tu as une île dont la place de Métropole est libre, c’est là qu’elle va : ${any(islands.map(place))}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...CREATURE_REFUSALS, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Cyclades. */
export const cycladesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as CycladesRejection, name) : undefined;

const sentence = (rejection: CycladesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: CycladesRejection['params'], name: NameSeat) => string)(rejection.params, name);
