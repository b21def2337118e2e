import { BUILDING_COST, BUILDING_OF, MOVE_COST, RECRUIT_COSTS, SWAP_COST } from '#games/cyclades/data/figures.ts';
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
import { aBuilding, all, cards, fleets, gold, metropolises, PATRONS, place, priests, troops } from '../cyclades/words.ts';

const UNITS: Readonly<Record<God, string>> = {
  poseidon: 'flota',
  ares: 'tropa',
  zeus: 'sacerdote',
  athena: 'filósofo',
};

const SPECIALS: Readonly<Record<God, string | undefined>> = {
  poseidon: `un viaje de flotas ${gold(MOVE_COST)}`,
  ares: `mover las tropas de una isla ${gold(MOVE_COST)}`,
  zeus: `cambiar una criatura ${gold(SWAP_COST)}`,
  athena: undefined,
};

/** "flota: gratis la primera vez, después 1, 2 y 3 MO". */
const inTurn = (god: God): string => {
  const [, ...later] = RECRUIT_COSTS[god];
  return `${UNITS[god]}: la primera vez gratis, después ${all(later.map(String))} MO`;
};

/** "un puerto 2 MO; un viaje de flotas 1 MO". */
const restOf = (god: God): string =>
  [`${aBuilding(BUILDING_OF[god])} ${gold(BUILDING_COST)}`, ...(SPECIALS[god] === undefined ? [] : [SPECIALS[god]])].join('; ');

const ofGod = (god: God): string => `**${PATRONS[god]}** – ${inTurn(god)}; ${restOf(god)}.`;

/** What a seat's own turn costs from here on. */
const ofTurn = ({ god, recruited }: TurnView): string => {
  if (god === 'apollo') return `**${PATRONS.apollo}** – no cuesta nada y no vende nada.`;
  const next = RECRUIT_COSTS[god][recruited];
  const unit =
    next === undefined
      ? 'ya has reclutado todo lo que se puede este turno'
      : `${UNITS[god]}, ahora: ${next === 0 ? 'gratis' : gold(next)}`;
  return `**Tu turno con ${PATRONS[god]}** – ${unit}; ${restOf(god)}.`;
};

const offeringLine = ({ gods }: View): string => {
  const open = gods.flatMap(({ god, offering }) =>
    god === undefined ? [] : [`${PATRONS[god]} desde ${gold((offering?.amount ?? 0) + 1)}`],
  );
  return `**Ofrendas** – ${all([...open, `${PATRONS.apollo} gratis`])}.`;
};

const purseLine = ({ gold: held, priests: own }: SeatView): string =>
  `**Tienes** ${gold(held ?? 0)}${own > 0 ? ` y ${priests(own)}: cada uno quita 1 MO de lo que ofreces, hasta un mínimo de 1 MO` : ''}.`;

const creatureLine = (view: View, own: SeatView | undefined): readonly string[] => {
  const onSale = forViewer(view);
  if (onSale.length === 0) return [];
  const discounts = own === undefined || own.discounts === 0 ? '' : `; descuentos que quedan en este ciclo: ${own.discounts}`;
  return [`**Criaturas** – ${all(onSale)}, con cualquier dios menos Apolo${discounts}.`];
};

/** Where the signs of the last moves stand, and what they tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(t, told, name);
  if (lines.length === 0) return ['**Señales de jugadas** – aún ninguna: nada ha cambiado en el tablero.'];
  return [
    '**Señales de jugadas** – las flechas son caminos, las discontinuas retiradas; hay espadas donde se combatió, una costa de color donde una isla cambió de manos, y un signo más donde se reclutó o construyó.',
    ...asList(t, lines),
  ];
};

const godsLine = ({ gods, turn }: View): string => {
  const free = gods.flatMap(({ god, offering }) => (god !== undefined && offering === undefined ? [PATRONS[god]] : []));
  const hidden = gods.filter(({ god }) => god === undefined).length;
  return [
    '**Dioses** – a la derecha, del primero en actuar al último; el número es la ofrenda, la marca dice de quién es.',
    ...(free.length === 0 ? [] : [`Sin ofrenda: ${all(free)}.`]),
    ...(hidden === 0 ? [] : ['Una loseta con dibujo está boca abajo.']),
    ...(turn === undefined
      ? []
      : [`El marco dorado señala quién actúa ahora: ${PATRONS[turn.god]}. Quien ya ha actuado está atenuado.`]),
  ].join(' ');
};

const seatsLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours = own === undefined || own.eliminated ? '' : ` Tienes ${all([troops(own.troops), fleets(own.fleets)])}.`;
  return `Los **escudos** son tropas, las **velas** son flotas; el número dice cuántas.${yours}`;
};

const trackLine = ({ options, deck }: View): readonly string[] =>
  options.creatures === 'none'
    ? []
    : [
        `**Criaturas** – bajo el mapa, con sus precios; un marco discontinuo está vacío hasta el próximo ciclo. El mazo: ${cards(deck)}.`,
      ];

const figureLines = (view: View, name: NameSeat): readonly string[] => {
  const figures = figuresInPlay(view, name);
  return figures.length === 0
    ? []
    : [
        `**Figuras** – ${figures.join('; ')}. Las rocas pequeñas en el mar marcan las casillas en las que no puede entrar ninguna flota.`,
      ];
};

/** What goes on in the middle of a turn has a frame of its own. */
const nowLines = ({ turn }: View, name: NameSeat): readonly string[] => [
  ...(turn?.battle === undefined ? [] : [`**Espadas en un marco** – ${battleLine(turn.battle, name)}.`]),
  ...(turn?.effect === undefined ? [] : [`**Una criatura en un marco** – ${CreatureIs(turn.effect.creature)} en uso.`]),
];

const metropolisesOn = ({ islands }: View): string => {
  const standing = islands.filter(({ metropolis }) => metropolis).map(({ id }) => place(id));
  return standing.length === 0 ? 'aún ninguna' : all(standing);
};

/** What to do, what it costs and what is drawn in Cyclades. */
export const cyclades: CycladesMessages['help'] = {
  moves: {
    PlaceBid: 'Pon tu marcador en un dios: decide qué puedes hacer este ciclo, y cuándo.',
    Recruit: 'Una unidad nueva de tu dios: la primera de un turno es gratis.',
    Build: 'Un edificio de tu dios en un recuadro libre; cuatro distintos forman una Metrópolis.',
    MoveFleets: 'Navega hasta tres pasos; donde hay flotas enemigas hay una batalla.',
    MoveTroops: 'Desembarca en otra isla por una cadena de flotas tuyas: tómala, o lucha por ella.',
    PlaceProsperity: 'El marcador de Apolo: 1 MO más cada ciclo para quien tenga esa isla.',
    DiscardBuilding: 'Di cuál de varios edificios iguales se descarta para la Metrópolis.',
    PlaceMetropolis: 'Funda la Metrópolis en una isla tuya.',
    Fight: 'Otro asalto: cada bando tira un dado y suma sus unidades.',
    Retreat: 'Salva lo que queda; el lugar es para el otro bando.',
    SwapCreature: 'Quita una criatura de la fila, y mira cuál viene en su lugar.',
    UseCreature: 'Compra una criatura y úsala en el acto.',
    SellPiece: 'Vende piezas a la Esfinge, a 2 MO cada una.',
    PushFleets: 'Di adónde se apartan las flotas junto a Polifemo.',
    MoveKraken: 'Un paso más por 1 MO; allí se hunden todas las flotas.',
    FinishCreature: 'Acaba con la criatura, y sigue con tu turno.',
    EndTurn: 'Déjalo así. Quien termina el último ofrece primero en el próximo ciclo.',
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
      'Terminar un turno, luchar y retirarse no cuesta nada.',
    ];
  },
  winning: ({ goal, options }) => [
    `Consigue ${metropolises(goal)} cuando termine un ciclo. ${options.tie === 'gold' ? 'Si varios las tienen, gana quien tenga más oro.' : 'Si varios las tienen, gana quien tenga más Metrópolis, después más oro.'}`,
    'Una Metrópolis sale de cuatro edificios distintos en tus islas, de cuatro filósofos, o de tomar una isla que ya tenga una.',
    'Quien pierde su última isla queda fuera; si solo queda una persona, gana en el acto.',
  ],
  legend: (view, seat, name, told) => [
    seatsLine(view, seat),
    '**Islas** – el primer número es el de la isla; el segundo, junto a la moneda, sus ingresos. Una casilla de mar con borde dorado da 1 MO a la flota que haya allí.',
    '**Recuadros** – cuadrados: un ancla es un puerto, una torre una fortaleza, unas columnas un templo, un libro una universidad.',
    `**Metrópolis** – un castillo dorado; la línea de puntos es donde puede haber una. En el tablero: ${metropolisesOn(view)}. Se gana con ${metropolises(view.goal)}.`,
    godsLine(view),
    ...(view.phase === 'offerings' ? ['**Por ofrecer** – las marcas en fila, la siguiente primero.'] : []),
    '**Próximo ciclo** – el orden de turno, que se llena desde el último puesto con quienes han actuado.',
    ...nowLines(view, name),
    ...trackLine(view),
    ...figureLines(view, name),
    '**Asientos** – tropas, flotas, Metrópolis e ingresos; debajo sacerdotes, filósofos y los descuentos en criaturas que quedan en este ciclo. El oro está solo donde puedes conocerlo.',
    ...changed(told, name),
  ],
};
