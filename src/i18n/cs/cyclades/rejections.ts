import type { CycladesRejection, Expected, RejectionCode, RejectionParams, StockItem } from '#games/cyclades/rejections.ts';
import type { Building, Patron } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { all, any } from '../counting.ts';
import { CREATURE_REFUSALS } from './creatureRejections.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { ORDER_REFUSALS } from './orders.ts';
import {
  BUILDING_ACC,
  BUILDING_NAMES,
  fleets,
  gold,
  names,
  OF_PATRON,
  PATRONS,
  PIECE_NAMES,
  place,
  slotNumber,
  troops,
} from './words.ts';

type Sentences = {
  readonly [Code in Exclude<RejectionCode, keyof typeof CREATURE_REFUSALS>]: (
    params: RejectionParams[Code],
    name: NameSeat,
  ) => string;
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'jméno hráče této partie',
  patron: any(Object.values(PATRONS)),
  text: 'slovo',
  countFromOne: 'celé číslo od 1',
  countFromZero: 'celé číslo od 1',
  creature: any(Object.values(CREATURE_NAMES)),
  building: any(Object.values(BUILDING_NAMES)),
  piece: any(Object.values(PIECE_NAMES)),
};

/** What there is none left of. */
const STOCK: Readonly<Record<StockItem, string>> = {
  port: 'žádný přístav',
  fortress: 'žádná pevnost',
  temple: 'žádný chrám',
  university: 'žádná univerzita',
  priest: 'žádný kněz',
  philosopher: 'žádný filozof',
};

const patron = (god: string): string => PATRONS[god as Patron] ?? god;

const oneOf = (buildings: readonly Building[], list: (words: readonly string[]) => string): string =>
  list(buildings.map((each) => BUILDING_ACC[each]));

const SENTENCES: Sentences = {
  notACommand: () => 'To není tah hry Kykladés.',
  unknownCommand: ({ type }) => `Kykladés nezná tah ${type}.`,
  missingField: ({ field }) => `Něco chybí: doplň ${field}.`,
  unknownField: ({ field }) => `${field} k tomuto tahu nepatří; vynech to.`,
  wrongField: ({ field, expected }) => `${field} může být jen: ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => `Počet míst v této partii je jen ${seats}.`,

  notStarted: () => 'Partie ještě nezačala.',
  gameOver: () => 'Partie skončila; hrát už nelze.',
  eliminated: () => 'Tvůj poslední ostrov padl, jsi tedy mimo hru. Dívat se můžeš dál.',
  notYourTurn: ({ active }, name) => `Teď nejsi na tahu ty, ale ${names(active, name)}.`,
  offeringsFirst: () => 'Nejdřív jsou na řadě nabídky: akce začnou, až každá nabídková figurka stojí u některého boha.',
  offeringsOver: () => 'Nabídky tohoto kola skončily; další přijdou v příštím kole.',

  godFaceDown: ({ god, gods }) =>
    `${PATRONS[god]} v tomto kole leží rubem vzhůru. Nabízet můžeš těmto: ${any([...gods.map((each) => PATRONS[each]), PATRONS.apollo])}.`,
  sameGod: ({ god }) =>
    `Tvoje nabídka u ${OF_PATRON[god]} byla právě překonána, vyber tedy jiného boha; vrátit se můžeš, až tě někdo překoná i tam.`,
  bidTooLow: ({ god, least }) =>
    least > 1
      ? `${PATRONS[god]} už má nabídku ${least - 1}: nabídni aspoň ${least}, nebo vyber jiného boha.`
      : 'Nabídka je nejméně 1; jen Apollón nechce nic.',
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'Na nabídku nemáš zlato; Apollóna můžeš zvolit zadarmo.'
      : `Na to nemáš: nabídnout můžeš nejvýš ${most}, nebo zvol zadarmo Apollóna.`,

  battleFirst: () => 'Probíhá bitva a má přednost: bojuj dál, nebo ustup.',
  noBattle: () => 'Neprobíhá bitva, ve které by se dalo bojovat nebo ustoupit.',
  metropolisDueFirst: () => 'Nejdřív založ metropoli; potom tvůj tah pokračuje.',
  noMetropolisDue: () => 'Žádná metropole teď nevzniká: je k ní třeba po jedné budově od každého druhu, nebo čtyři filozofové.',
  prosperityDueFirst: () => 'Nejdřív umísti Apollónův žeton rozkvětu na ostrov; potom ukonči tah.',
  noProsperityDue: () => 'Žeton rozkvětu ti teď nenáleží: Apollón ho dává tomu, kdo k němu v kole přijde první.',
  freePhilosopherDue: () => 'Kdo má tři filozofy, musí vzít i čtvrtého zdarma: nejdřív verbuj, potom ukonči tah.',

  wrongGod: ({ god, needs }) =>
    `V tomto kole hraješ s tímto bohem: ${patron(god)}. Na to je třeba ${any(needs.map((each) => PATRONS[each]))}.`,
  goldShort: ({ cost, gold: held }) => `To stojí ${gold(cost)} a máš jen ${gold(held)}.`,
  noSuchIsland: ({ island }) => `Ostrov ${place(island)} na tomto plánu není; ostrovy se jmenují Is1, Is2 a tak dále.`,
  noSuchSea: ({ sea }) => `Námořní pole ${sea} na tomto plánu není; jmenují se podle řady a čísla, například A1.`,
  noSuchSlot: ({ island, slots }) =>
    slots === 1
      ? `${place(island)} má jen jedno stavební místo, místo 1.`
      : `${place(island)} má stavební místa 1 ${slots === 2 ? 'a' : 'až'} ${slots}.`,
  notYourIsland: ({ island }) => `${place(island)} není tvůj; vyber vlastní ostrov.`,
  stockEmpty: ({ item }) => `V zásobě už není ${STOCK[item]}.`,

  recruitLimit: ({ most }) => `Víc už v jednom tahu verbovat nelze, nejvýš ${most}.`,
  allFleetsOut: ({ most }) => `Na plánu je všech tvých ${most} lodí; další verbovat nelze.`,
  allTroopsOut: ({ most }) => `Na plánu je všech tvých ${most} vojáků; další verbovat nelze.`,
  seaNotCoastal: ({ sea }) => `${sea} nesousedí s žádným tvým ostrovem; lodě se verbují vedle vlastních ostrovů.`,
  seaHeld: ({ sea, seat }, name) => `Na ${sea} má lodě ${name(seat)}; verbuj na prázdném nebo vlastním poli.`,

  noFreeSlot: ({ island }) => `Na ${place(island)} není volné stavební místo; stavěj na jiném ostrově.`,
  slotTaken: ({ island, slot, building }) =>
    `Na ${place(island)}, ${slotNumber(slot)}, už je ${BUILDING_NAMES[building]}; vyber volné místo.`,
  slotUnderMetropolis: ({ island, slot }) =>
    `Na ${place(island)}, ${slotNumber(slot)}, leží metropole; vyber volné místo vedle ní nebo jiný ostrov.`,

  noFleetsThere: ({ sea }) => `Na ${sea} nemáš lodě, které by se na to daly použít; vyber jiné námořní pole.`,
  tooFewFleets: ({ sea, fleets: there }) => `Na ${sea} máš jen ${fleets.acc(there)}.`,
  seasNotAdjacent: ({ from, to }) => `${to} nesousedí s ${from}; pluj z pole na pole, krok za krokem.`,
  noTroopsThere: ({ island }) => `Na ${place(island)} nejsou žádní vojáci; vyber ostrov, kde nějací jsou.`,
  tooFewTroops: ({ island, troops: there }) => `Na ${place(island)} máš jen ${troops.acc(there)}.`,
  sameIsland: ({ island }) => `Vojáci už na ${place(island)} jsou; vyber jiný ostrov, kam půjdou.`,
  islandsNotLinked: ({ from, to }) =>
    `${place(from)} a ${place(to)} nejsou propojeny: vojáci potřebují souvislý řetěz tvých lodí z jednoho na druhý.`,
  lastIslandProtected: ({ island, seat }, name) =>
    `${place(island)} je poslední ostrov, který má ${name(seat)}: zaútočit na něj smíš, jen když by ti jeho dobytí hned přineslo metropole potřebné k vítězství.`,

  noRetreatThere: ({ to, places }) =>
    places.length === 0
      ? 'Není kam ustoupit; bojuj dál.'
      : `Na ${place(to)} ustoupit nelze; můžeš na ${any(places.map(place))}, nebo bojuj dál.`,

  noBuildingThere: ({ island, slot }) => `Na ${place(island)}, ${slotNumber(slot)}, žádná budova není.`,
  notToDiscard: ({ building, buildings }) =>
    `Teď nejde o ${BUILDING_ACC[building]}; odevzdej ${oneOf(buildings, any)}, po jednom kusu.`,
  discardFirst: ({ buildings }) => `Nejdřív řekni, co za metropoli odevzdáš, po jednom kusu: ${oneOf(buildings, all)}.`,
  nothingToDiscard: () => 'Teď není co odevzdat.',
  metropolisThere: ({ island }) => `Na ${place(island)} už metropole je; na ostrově může být jen jedna.`,
  freePlaceFirst: ({ islands }) => `Dokud máš ostrov s volným místem pro metropoli, patří tam: ${any(islands.map(place))}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...CREATURE_REFUSALS, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Cyclades. */
export const cycladesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as CycladesRejection, name) : undefined;

const sentence = (rejection: CycladesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: CycladesRejection['params'], name: NameSeat) => string)(rejection.params, name);
