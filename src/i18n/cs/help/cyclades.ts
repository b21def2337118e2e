import { BUILDING_COST, MOVE_COST, RECRUIT_COSTS, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { God } from '#games/cyclades/types.ts';
import type { SeatView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import { asList } from '../../changed.ts';
import type { CycladesMessages } from '../../cyclades/messages.ts';
import { changesIn } from '../../cyclades/picture.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';
import { CREATURE_NAMES } from '../cyclades/creatures.ts';
import { figuresInPlay, forViewer } from '../cyclades/creatureTable.ts';
import { battleLine } from '../cyclades/table.ts';
import { t } from '../cyclades/text.ts';
import {
  BUILDING_NAMES,
  cards,
  fleets,
  gold,
  metropolises,
  OF_PATRON,
  PATRONS,
  PIECE_NAMES,
  place,
  priests,
  troops,
} from '../cyclades/words.ts';

const UNITS: Readonly<Record<God, string>> = {
  poseidon: PIECE_NAMES.fleet,
  ares: PIECE_NAMES.troop,
  zeus: PIECE_NAMES.priest,
  athena: PIECE_NAMES.philosopher,
};

const BUILT: Readonly<Record<God, string>> = {
  poseidon: BUILDING_NAMES.port,
  ares: BUILDING_NAMES.fortress,
  zeus: BUILDING_NAMES.temple,
  athena: BUILDING_NAMES.university,
};

const SPECIALS: Readonly<Record<God, string | undefined>> = {
  poseidon: `přesun lodí ${gold(MOVE_COST)}`,
  ares: `přesun vojáků z ostrova ${gold(MOVE_COST)}`,
  zeus: `výměna bytosti ${gold(SWAP_COST)}`,
  athena: undefined,
};

/** "loď: první zdarma, potom 1, 2 a 3 ZM". */
const inTurn = (god: God): string => {
  const [, ...later] = RECRUIT_COSTS[god];
  return `${UNITS[god]}: první zdarma, potom ${all(later.map(String))} ZM`;
};

const specialOf = (god: God): string => (SPECIALS[god] === undefined ? '' : `; ${SPECIALS[god]}`);

const ofGod = (god: God): string =>
  `**${PATRONS[god]}** – ${inTurn(god)}; ${BUILT[god]} ${gold(BUILDING_COST)}${specialOf(god)}.`;

/** What a seat's own turn costs from here on. */
const ofTurn = ({ god, recruited }: TurnView): string => {
  if (god === 'apollo') return `**${PATRONS.apollo}** – nic nestojí a nic neprodává.`;
  const next = RECRUIT_COSTS[god][recruited];
  const unit =
    next === undefined
      ? 'v tomto tahu už další jednotku verbovat nelze'
      : `${UNITS[god]} teď: ${next === 0 ? 'zdarma' : gold(next)}`;
  return `**Tvůj tah: ${PATRONS[god]}** – ${unit}; ${BUILT[god]} ${gold(BUILDING_COST)}${specialOf(god)}.`;
};

const offeringLine = ({ gods }: View): string => {
  const open = gods.flatMap(({ god, offering }) =>
    god === undefined ? [] : [`${PATRONS[god]} od ${gold((offering?.amount ?? 0) + 1)}`],
  );
  return `**Nabídky** – ${all([...open, `${PATRONS.apollo} zadarmo`])}.`;
};

const purseLine = ({ gold: held, priests: own }: SeatView): string =>
  `**Máš** ${gold(held ?? 0)}${own > 0 ? ` a ${priests.acc(own)}: každý ubírá 1 ZM z placené nabídky, nejníže na 1 ZM` : ''}.`;

const creatureLine = (view: View, own: SeatView | undefined): readonly string[] => {
  const onSale = forViewer(view);
  if (onSale.length === 0) return [];
  const discounts = own === undefined || own.discounts === 0 ? '' : `; zbývající slevy v tomto kole: ${own.discounts}`;
  return [`**Bytosti** – ${all(onSale)}, s každým bohem kromě Apollóna${discounts}.`];
};

/** Where the signs of the last moves stand, and what they tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(t, told, name);
  if (lines.length === 0) return ['**Značky tahů** – zatím žádné: na plánu se nic nezměnilo.'];
  return [
    '**Značky tahů** – šipky jsou cesty, čárkované ústupy; meče stojí, kde se bojovalo, barevné pobřeží má ostrov, který změnil majitele, znaménko plus to, co bylo verbováno nebo postaveno.',
    ...asList(t, lines),
  ];
};

const godsLine = ({ gods, turn }: View): string => {
  const free = gods.flatMap(({ god, offering }) => (god !== undefined && offering === undefined ? [OF_PATRON[god]] : []));
  const hidden = gods.filter(({ god }) => god === undefined).length;
  return [
    '**Bohové** – vpravo, od prvního na řadě po posledního; číslo je nabídka, znak říká čí.',
    ...(free.length === 0 ? [] : [`Volno je u ${all(free)}.`]),
    ...(hidden === 0 ? [] : ['Destička se vzorem leží rubem vzhůru.']),
    ...(turn === undefined
      ? []
      : [`Ve zlatém rámu je ten, kdo je teď na řadě: ${PATRONS[turn.god]}. Kdo už odehrál, je ztlumený.`]),
  ].join(' ');
};

const seatsLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours = own === undefined || own.eliminated ? '' : ` Máš ${all([troops.acc(own.troops), fleets.acc(own.fleets)])}.`;
  return `**Štíty** jsou vojáci, **plachty** lodě; číslo říká kolik.${yours}`;
};

const trackLine = ({ options, deck }: View): readonly string[] =>
  options.creatures === 'none'
    ? []
    : [`**Bytosti** – pod mapou, s cenami; čárkovaný rám je do příštího kola prázdný. Balíček: ${cards(deck)}.`];

const figureLines = (view: View, name: NameSeat): readonly string[] => {
  const figures = figuresInPlay(view, name);
  return figures.length === 0
    ? []
    : [`**Figurky** – ${figures.join('; ')}. Malé skály na moři označují pole, kam žádná loď nesmí.`];
};

/** What goes on in the middle of a turn has a frame of its own. */
const nowLines = ({ turn }: View, name: NameSeat): readonly string[] => [
  ...(turn?.battle === undefined ? [] : [`**Meče v rámu** – ${battleLine(turn.battle, name)}.`]),
  ...(turn?.effect === undefined ? [] : [`**Bytost v rámu** – právě se využívá: ${CREATURE_NAMES[turn.effect.creature]}.`]),
];

const metropolisesOn = ({ islands }: View): string => {
  const standing = islands.filter(({ metropolis }) => metropolis).map(({ id }) => place(id));
  return standing.length === 0 ? 'zatím žádná' : all(standing);
};

/** What to do, what it costs and what is drawn in Cyclades, in Czech. */
export const cyclades: CycladesMessages['help'] = {
  moves: {
    PlaceBid: 'Postav figurku k bohu: určí, co můžeš v tomto kole dělat a kdy.',
    Recruit: 'Nová jednotka tvého boha: první v tahu je zdarma.',
    Build: 'Budova tvého boha na volném místě; čtyři různé dají metropoli.',
    MoveFleets: 'Pluj až tři kroky; kde leží nepřátelské lodě, je bitva.',
    MoveTroops: 'Přistaň na jiném ostrově po řetězu svých lodí: získej ho, nebo o něj bojuj.',
    PlaceProsperity: 'Apollónův žeton: o 1 ZM víc v každém kole pro majitele ostrova.',
    DiscardBuilding: 'Řekni, která z několika stejných budov padne na metropoli.',
    PlaceMetropolis: 'Založ metropoli na některém svém ostrově.',
    Fight: 'Další kolo boje: každá strana hodí kostkou a přičte své jednotky.',
    Retreat: 'Zachraň, co zbylo; místo získá druhá strana.',
    SwapCreature: 'Odlož bytost z řady a uvidíš, která přijde místo ní.',
    UseCreature: 'Povolej bytost a hned ji využij.',
    SellPiece: 'Prodávej Sfinze kusy po 2 ZM.',
    PushFleets: 'Řekni, kam budou odehnány lodě kolem Polyféma.',
    MoveKraken: 'O krok dál za 1 ZM; všechny lodě se tam potopí.',
    FinishCreature: 'Ukonči využití bytosti a pokračuj ve svém tahu.',
    EndTurn: 'Nech to tak. Kdo skončí poslední, nabízí v příštím kole první.',
  },
  costs: (view, seat) => {
    const own = seat === undefined ? undefined : view.seats[seat];
    const isOwnTurn = view.turn !== undefined && view.turn.seat === seat;
    return [
      ...(own === undefined || own.eliminated ? [] : [purseLine(own)]),
      ...(view.phase === 'offerings' ? [offeringLine(view)] : []),
      ...(isOwnTurn && view.turn !== undefined
        ? [ofTurn(view.turn)]
        : view.gods.flatMap(({ god }) => (god === undefined ? [] : [ofGod(god)]))),
      ...creatureLine(view, own),
      'Konec tahu, boj a ústup nestojí nic.',
    ];
  },
  winning: ({ goal, options }) => [
    `Měj na konci kola ${metropolises.acc(goal)}. ${options.tie === 'gold' ? 'Má-li je víc hráčů, vítězí nejvíc zlata.' : 'Má-li je víc hráčů, vítězí nejvíc metropolí, potom nejvíc zlata.'}`,
    'Metropole vzniká ze čtyř různých budov na tvých ostrovech, ze čtyř filozofů, nebo ji získáš s dobytým ostrovem.',
    'Kdo přijde o poslední ostrov, je mimo hru; poslední, kdo zbude, hned vítězí.',
  ],
  legend: (view, seat, name, told) => [
    seatsLine(view, seat),
    '**Ostrovy** – první číslo je číslo ostrova, druhé, u mince, jeho příjem. Pole se zlatým okrajem přináší lodi na něm 1 ZM.',
    '**Stavební místa** – čtverce: kotva je přístav, věž pevnost, sloupy chrám, kniha univerzita.',
    `**Metropole** – zlatý hrad; čárkovaná čára ukazuje, kde může stát. Na plánu: ${metropolisesOn(view)}. K vítězství: ${metropolises(view.goal)}.`,
    godsLine(view),
    ...(view.phase === 'offerings' ? ['**Ještě nabídnou** – znaky v řadě, nejbližší je první.'] : []),
    '**Příští kolo** – pořadí hráčů, které od posledního místa plní ti, kdo už odehráli.',
    ...nowLines(view, name),
    ...trackLine(view),
    ...figureLines(view, name),
    '**Hráči** – vojáci, lodě, metropole a příjem; pod nimi kněží, filozofové a zbývající slevy na bytosti v tomto kole. Zlato je tam, jen když ho smíš znát.',
    ...changed(told, name),
  ],
};
