import { BUILDING_COST, MOVE_COST, RECRUIT_COSTS, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { God } from '#games/cyclades/types.ts';
import type { SeatView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import { asList } from '../../changed.ts';
import type { CycladesMessages } from '../../cyclades/messages.ts';
import { changesIn } from '../../cyclades/picture.ts';
import type { NameSeat } from '../../sentences.ts';
import { CreatureIs } from '../cyclades/creatures.ts';
import { figuresInPlay, forViewer } from '../cyclades/creatureTable.ts';
import { battleLine } from '../cyclades/table.ts';
import { t } from '../cyclades/text.ts';
import {
  all,
  any,
  BUILDING_NAMES,
  cards,
  fleets,
  gold,
  metropolises,
  PATRONS,
  place,
  priests,
  troops,
} from '../cyclades/words.ts';

const UNITS: Readonly<Record<God, string>> = {
  poseidon: 'a fleet',
  ares: 'a troop',
  zeus: 'a priest',
  athena: 'a philosopher',
};

const BUILT: Readonly<Record<God, string>> = {
  poseidon: BUILDING_NAMES.port,
  ares: BUILDING_NAMES.fortress,
  zeus: BUILDING_NAMES.temple,
  athena: BUILDING_NAMES.university,
};

const SPECIALS: Readonly<Record<God, string | undefined>> = {
  poseidon: `a voyage of fleets ${gold(MOVE_COST)}`,
  ares: `moving the troops of an island ${gold(MOVE_COST)}`,
  zeus: `replacing a creature ${gold(SWAP_COST)}`,
  athena: undefined,
};

/** "the first free, then 1, 2 and 3 GP". */
const inTurn = (god: God): string => {
  const [, ...later] = RECRUIT_COSTS[god];
  return `${UNITS[god]}: the first free, then ${all(later.map(String))} GP`;
};

const specialOf = (god: God): string => (SPECIALS[god] === undefined ? '' : `; ${SPECIALS[god]}`);

const ofGod = (god: God): string =>
  `**${PATRONS[god]}** – ${inTurn(god)}; a ${BUILT[god]} ${gold(BUILDING_COST)}${specialOf(god)}.`;

/** What a seat's own turn costs from here on. */
const ofTurn = ({ god, recruited }: TurnView): string => {
  if (god === 'apollo') return `**${PATRONS.apollo}** – costs nothing and sells nothing.`;
  const next = RECRUIT_COSTS[god][recruited];
  const unit =
    next === undefined ? 'you have recruited all you can this turn' : `${UNITS[god]} now: ${next === 0 ? 'free' : gold(next)}`;
  return `**Your turn with ${PATRONS[god]}** – ${unit}; a ${BUILT[god]} ${gold(BUILDING_COST)}${specialOf(god)}.`;
};

const offeringLine = ({ gods }: View): string => {
  const open = gods.flatMap(({ god, offering }) =>
    god === undefined ? [] : [`${PATRONS[god]} from ${gold((offering?.amount ?? 0) + 1)}`],
  );
  return `**Offerings** – ${all([...open, `${PATRONS.apollo} for nothing`])}.`;
};

const purseLine = ({ gold: held, priests: own }: SeatView): string =>
  `**You have** ${gold(held ?? 0)}${own > 0 ? ` and ${priests(own)}: each takes 1 GP off what you offer, down to 1 GP` : ''}.`;

const creatureLine = (view: View, own: SeatView | undefined): readonly string[] => {
  const onSale = forViewer(view);
  if (onSale.length === 0) return [];
  const discounts = own === undefined || own.discounts === 0 ? '' : `; discounts left in this cycle: ${own.discounts}`;
  return [`**Creatures** – ${all(onSale)}, with every god but Apollo${discounts}.`];
};

/** Where the signs of the last moves stand, and what they tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(t, told, name);
  if (lines.length === 0) return ['**Signs of moves** – none yet: nothing has changed on the board.'];
  return [
    '**Signs of moves** – arrows are ways, dashed ones retreats; swords stand where it was fought, a coloured coast is an island that changed hands, a plus what was recruited or built.',
    ...asList(t, lines),
  ];
};

const godsLine = ({ gods, turn }: View): string => {
  const free = gods.flatMap(({ god, offering }) => (god !== undefined && offering === undefined ? [PATRONS[god]] : []));
  const hidden = gods.filter(({ god }) => god === undefined).length;
  return [
    '**Gods** – on the right, from the first to act to the last; the number is the offering, the mark whose it is.',
    ...(free.length === 0 ? [] : [`Nobody stands at ${any(free)}.`]),
    ...(hidden === 0 ? [] : ['A tile with a pattern lies face down.']),
    ...(turn === undefined
      ? []
      : [`The golden frame is the one who acts now: ${PATRONS[turn.god]}. Whoever has acted is dimmed.`]),
  ].join(' ');
};

const seatsLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours = own === undefined || own.eliminated ? '' : ` You have ${all([troops(own.troops), fleets(own.fleets)])}.`;
  return `**Shields** are troops, **sails** are fleets; the number says how many.${yours}`;
};

const trackLine = ({ options, deck }: View): readonly string[] =>
  options.creatures === 'none'
    ? []
    : [
        `**Creatures** – below the map, with their prices; a dashed frame is empty until the next cycle. The pile: ${cards(deck)}.`,
      ];

const figureLines = (view: View, name: NameSeat): readonly string[] => {
  const figures = figuresInPlay(view, name);
  return figures.length === 0
    ? []
    : [`**Figures** – ${figures.join('; ')}. Small rocks at sea mark the spaces that no fleet may enter.`];
};

/** What goes on in the middle of a turn has a frame of its own. */
const nowLines = ({ turn }: View, name: NameSeat): readonly string[] => [
  ...(turn?.battle === undefined ? [] : [`**Swords in a frame** – ${battleLine(turn.battle, name)}.`]),
  ...(turn?.effect === undefined ? [] : [`**A creature in a frame** – ${CreatureIs(turn.effect.creature)} in use.`]),
];

const metropolisesOn = ({ islands }: View): string => {
  const standing = islands.filter(({ metropolis }) => metropolis).map(({ id }) => place(id));
  return standing.length === 0 ? 'none stands yet' : all(standing);
};

/** What to do, what it costs and what is drawn in Cyclades, in English. */
export const cyclades: CycladesMessages['help'] = {
  moves: {
    PlaceBid: 'Put your marker on a god: it decides what you can do this cycle, and when.',
    Recruit: 'A new unit of your god: the first of a turn is free.',
    Build: 'A building of your god on a free slot; four different ones make a Metropolis.',
    MoveFleets: 'Sail up to three steps; where enemy fleets lie there is a battle.',
    MoveTroops: 'Land on another island over a chain of your fleets: take it, or fight for it.',
    PlaceProsperity: 'Apollo’s marker: 1 GP more each cycle for whoever owns that island.',
    DiscardBuilding: 'Say which of several equal buildings goes for the Metropolis.',
    PlaceMetropolis: 'Found the Metropolis on one of your islands.',
    Fight: 'Another round: each side throws a die and adds its units.',
    Retreat: 'Save what is left; the place goes to the other side.',
    SwapCreature: 'Put a creature off the track, and see which one comes instead.',
    UseCreature: 'Buy a creature and use it at once.',
    SellPiece: 'Sell pieces to the Sphinx for 2 GP each.',
    PushFleets: 'Say where the fleets beside Polyphemus are driven.',
    MoveKraken: 'One step further for 1 GP; all fleets there sink.',
    FinishCreature: 'Be done with the creature, and go on with your turn.',
    EndTurn: 'Leave it at that. Whoever ends last offers first in the next cycle.',
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
      'Ending a turn, fighting and retreating cost nothing.',
    ];
  },
  winning: ({ goal, options }) => [
    `Have ${metropolises(goal)} when a cycle ends. ${options.tie === 'gold' ? 'Among several who do, the most gold wins.' : 'Among several who do, the most Metropolises win, then the most gold.'}`,
    'A Metropolis comes of four different buildings on your islands, of four philosophers, or of an island you take that has one.',
    'A player who loses their last island is out; the last one left wins at once.',
  ],
  legend: (view, seat, name, told) => [
    seatsLine(view, seat),
    '**Islands** – the first number is the island’s, the second, at the coin, its income. A sea space with a golden rim brings 1 GP to the fleet there.',
    '**Slots** – squares: an anchor is a port, a tower a fortress, columns a temple, a book a university.',
    `**Metropolises** – a golden castle; the dotted line is where one can stand. On the board: ${metropolisesOn(view)}. ${metropolises(view.goal)} win.`,
    godsLine(view),
    ...(view.phase === 'offerings' ? ['**Still to offer** – the marks in a row, the next one first.'] : []),
    '**Next cycle** – the turn order, filled from the last place by whoever has acted.',
    ...nowLines(view, name),
    ...trackLine(view),
    ...figureLines(view, name),
    '**Seats** – troops, fleets, Metropolises and income; below them priests, philosophers and discounts on creatures left in this cycle. Gold stands there only where you may know it.',
    ...changed(told, name),
  ],
};
