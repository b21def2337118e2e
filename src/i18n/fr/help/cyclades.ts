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
import { aBuilding, all, any, cards, fleets, gold, metropolises, PATRONS, place, priests, troops } from '../cyclades/words.ts';

/** A unit of each god, and the word for the first of them. */
const UNITS: Readonly<Record<God, { readonly one: string; readonly first: string }>> = {
  poseidon: { one: 'une flotte', first: 'la première gratuite' },
  ares: { one: 'une troupe', first: 'la première gratuite' },
  zeus: { one: 'un prêtre', first: 'le premier gratuit' },
  athena: { one: 'un philosophe', first: 'le premier gratuit' },
};

const SPECIALS: Readonly<Record<God, string | undefined>> = {
  poseidon: `un déplacement de flottes ${gold(MOVE_COST)}`,
  ares: `le déplacement des troupes d’une île ${gold(MOVE_COST)}`,
  zeus: `le remplacement d’une créature ${gold(SWAP_COST)}`,
  athena: undefined,
};

/** "une flotte : la première gratuite, puis 1, 2 et 3 PO". */
const inTurn = (god: God): string => {
  const [, ...later] = RECRUIT_COSTS[god];
  return `${UNITS[god].one} : ${UNITS[god].first}, puis ${all(later.map(String))} PO`;
};

const specialOf = (god: God): string => (SPECIALS[god] === undefined ? '' : ` ; ${SPECIALS[god]}`);

const buildingOf = (god: God): string => `${aBuilding(BUILDING_OF[god])} ${gold(BUILDING_COST)}`;

const ofGod = (god: God): string => `**${PATRONS[god]}** – ${inTurn(god)} ; ${buildingOf(god)}${specialOf(god)}.`;

/** What a seat's own turn costs from here on. */
const ofTurn = ({ god, recruited }: TurnView): string => {
  if (god === 'apollo') return `**${PATRONS.apollo}** – ne coûte rien et ne vend rien.`;
  const next = RECRUIT_COSTS[god][recruited];
  const unit =
    next === undefined
      ? 'tu as recruté tout ce que ce tour permet'
      : `${UNITS[god].one} maintenant : ${next === 0 ? 'rien à payer' : gold(next)}`;
  return `**Ton tour avec ${PATRONS[god]}** – ${unit} ; ${buildingOf(god)}${specialOf(god)}.`;
};

const offeringLine = ({ gods }: View): string => {
  const open = gods.flatMap(({ god, offering }) =>
    god === undefined ? [] : [`${PATRONS[god]} dès ${gold((offering?.amount ?? 0) + 1)}`],
  );
  return `**Offrandes** – ${all([...open, `${PATRONS.apollo} sans rien payer`])}.`;
};

const purseLine = ({ gold: held, priests: own }: SeatView): string =>
  `**Tu as** ${gold(held ?? 0)}${own > 0 ? ` et ${priests(own)} : chacun retire 1 PO de ton offrande, sans descendre sous 1 PO` : ''}.`;

const creatureLine = (view: View, own: SeatView | undefined): readonly string[] => {
  const onSale = forViewer(view);
  if (onSale.length === 0) return [];
  const discounts = own === undefined || own.discounts === 0 ? '' : ` ; réductions restantes dans ce cycle : ${own.discounts}`;
  return [`**Créatures** – ${all(onSale)}, avec tout dieu sauf Apollon${discounts}.`];
};

/** Where the signs of the last moves stand, and what they tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(t, told, name);
  if (lines.length === 0) return ['**Signes des coups** – encore aucun : rien n’a changé sur le plateau.'];
  return [
    '**Signes des coups** – les flèches sont des trajets, en pointillé des retraites ; des épées marquent les combats, une côte colorée une île qui a changé de mains, un plus ce qui a été recruté ou construit.',
    ...asList(t, lines),
  ];
};

const godsLine = ({ gods, turn }: View): string => {
  const free = gods.flatMap(({ god, offering }) => (god !== undefined && offering === undefined ? [PATRONS[god]] : []));
  const hidden = gods.filter(({ god }) => god === undefined).length;
  return [
    '**Dieux** – à droite, du premier à agir au dernier ; le nombre est l’offrande, la marque dit de qui.',
    ...(free.length === 0 ? [] : [`Personne n’est chez ${any(free)}.`]),
    ...(hidden === 0 ? [] : ['Une tuile à motif est face cachée.']),
    ...(turn === undefined
      ? []
      : [`Le cadre doré entoure le dieu qui agit maintenant : ${PATRONS[turn.god]}. Ceux qui ont agi sont estompés.`]),
  ].join(' ');
};

/** What goes on in the middle of a turn has a frame of its own. */
const nowLines = ({ turn }: View, name: NameSeat): readonly string[] => [
  ...(turn?.battle === undefined ? [] : [`**Des épées dans un cadre** – ${battleLine(turn.battle, name)}.`]),
  ...(turn?.effect === undefined ? [] : [`**Une créature dans un cadre** – ${CreatureIs(turn.effect.creature)} en jeu.`]),
];

const seatsLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours = own === undefined || own.eliminated ? '' : ` Tu as ${all([troops(own.troops), fleets(own.fleets)])}.`;
  return `Les **boucliers** sont des troupes, les **voiles** des flottes ; le nombre dit combien.${yours}`;
};

const trackLine = ({ options, deck }: View): readonly string[] =>
  options.creatures === 'none'
    ? []
    : [
        `**Créatures** – sous la carte, avec leurs prix ; un cadre en pointillé est vide jusqu’au prochain cycle. La pioche : ${cards(deck)}.`,
      ];

const figureLines = (view: View, name: NameSeat): readonly string[] => {
  const figures = figuresInPlay(view, name);
  return figures.length === 0
    ? []
    : [`**Figurines** – ${figures.join(' ; ')}. De petits rochers en mer marquent les cases où aucune flotte ne peut entrer.`];
};

const metropolisesOn = ({ islands }: View): string => {
  const standing = islands.filter(({ metropolis }) => metropolis).map(({ id }) => place(id));
  return standing.length === 0 ? 'encore aucune' : all(standing);
};

/** What to do, what it costs and what is drawn in Cyclades, in French. */
export const cyclades: CycladesMessages['help'] = {
  moves: {
    PlaceBid: 'Pose ton pion sur un dieu : il décide de ce que tu peux faire dans ce cycle, et quand.',
    Recruit: 'Une nouvelle unité de ton dieu : la première d’un tour est gratuite.',
    Build: 'Un bâtiment de ton dieu à un emplacement libre ; quatre types différents font une Métropole.',
    MoveFleets: 'Avance de trois cases au plus ; là où sont des flottes adverses, il y a combat.',
    MoveTroops: 'Débarque sur une autre île par une chaîne de tes flottes : prends-la, ou bats-toi pour elle.',
    PlaceProsperity: 'Le marqueur d’Apollon : 1 PO de plus par cycle pour qui possède cette île.',
    DiscardBuilding: 'Dis lequel de plusieurs bâtiments du même type part pour la Métropole.',
    PlaceMetropolis: 'Crée la Métropole sur une de tes îles.',
    Fight: 'Un nouvel assaut : chaque camp lance un dé et ajoute ses unités.',
    Retreat: 'Sauve ce qui reste ; la place revient à l’autre camp.',
    SwapCreature: 'Écarte une créature de la piste, et vois laquelle vient à sa place.',
    UseCreature: 'Appelle une créature et utilise-la aussitôt.',
    SellPiece: 'Vends des pièces au Sphinx pour 2 PO chacune.',
    PushFleets: 'Dis où sont repoussées les flottes autour de Polyphème.',
    MoveKraken: 'Une case de plus pour 1 PO ; toutes les flottes y coulent.',
    FinishCreature: 'Finis-en avec la créature, et continue ton tour.',
    EndTurn: 'Restes-en là. Qui termine en dernier fait la première offrande du prochain cycle.',
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
      'Terminer un tour, combattre et battre en retraite ne coûte rien.',
    ];
  },
  winning: ({ goal, options }) => [
    `Possède ${metropolises(goal)} à la fin d’un cycle. ${options.tie === 'gold' ? 'Si plusieurs y arrivent, le plus d’or l’emporte.' : 'Si plusieurs y arrivent, le plus de Métropoles l’emporte, puis le plus d’or.'}`,
    'Une Métropole vient de quatre bâtiments différents sur tes îles, de quatre philosophes, ou d’une île que tu prends et qui en porte une.',
    'Qui perd sa dernière île est hors jeu ; qui reste en dernier l’emporte aussitôt.',
  ],
  legend: (view, seat, name, told) => [
    seatsLine(view, seat),
    '**Îles** – le premier nombre est celui de l’île, le second, près de la pièce, ses revenus. Une case de mer au bord doré rapporte 1 PO à la flotte qui s’y trouve.',
    '**Emplacements** – des carrés : une ancre est un port, une tour une forteresse, des colonnes un temple, un livre une université.',
    `**Métropoles** – un château doré ; le pointillé montre où il peut y en avoir une. Sur le plateau : ${metropolisesOn(view)}. ${metropolises(view.goal)} pour gagner.`,
    godsLine(view),
    ...(view.phase === 'offerings' ? ['**À offrir** – les marques alignées, la prochaine d’abord.'] : []),
    '**Prochain cycle** – l’ordre du tour, rempli depuis la dernière place par qui a agi.',
    ...nowLines(view, name),
    ...trackLine(view),
    ...figureLines(view, name),
    '**Places** – troupes, flottes, Métropoles et revenus ; en dessous prêtres, philosophes et réductions sur les créatures restantes dans ce cycle. L’or n’y figure que là où tu as le droit de le savoir.',
    ...changed(told, name),
  ],
};
