import {
  CHITS_TO_STRIKE,
  COINS_PER_POINT,
  LUXURY_FOR_ONE,
  PASS_COINS,
  POINTS_PER_INHABITANT,
  STORES,
  WITHDRAW_COINS,
} from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { DISASTERS } from '../../peloponnes/lists.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { exposedTo, faceUp, pairsFor } from '../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { de } from '../grammar.ts';
import { typed } from '../peloponnes/commandNames.ts';
import { changesIn } from '../peloponnes/picture.ts';
import { chitsInShort } from '../peloponnes/table.ts';
import { tileName } from '../peloponnes/tiles.ts';
import {
  all,
  amountsOf,
  coins,
  DISASTER_NAMES,
  inhabitants,
  luxuryGoods,
  points,
  some,
  theDisaster,
  tiles,
} from '../peloponnes/words.ts';

/** "Marché dès 3 pièces", "Marché : plus que les 5 pièces d’Ada", "Pont exactement 4 pièces". */
const offerFor = ({ tile, least, fixed, offer }: RowTileView, name: NameSeat): string => {
  if (offer !== undefined) {
    const standing = `${coins(offer.coins)}${offer.half ? ' et demie' : ''} ${de(name(offer.seat))}`;
    return fixed ? `${tileName(tile)} : prise, pour ${standing}` : `${tileName(tile)} : plus que ${standing}`;
  }
  return `${tileName(tile)} ${fixed ? 'exactement' : 'dès'} ${coins(least)}`;
};

const offerLines = (view: View, name: NameSeat): readonly string[] =>
  view.phase !== 'offers'
    ? []
    : [
        `**Offres** – ${faceUp(view)
          .map((tile) => offerFor(tile, name))
          .join(' ; ')}.`,
        view.pushedOut === undefined
          ? `Passer rapporte ${coins(PASS_COINS)} et aucune tuile.`
          : `Retirer l’offre rend ${coins(view.pushedOut.coins)} et ${WITHDRAW_COINS} de plus, et ne donne aucune tuile.`,
      ];

const purseLine = ({ goods }: SeatView): string => {
  const more = Math.floor(goods.luxury / LUXURY_FOR_ONE);
  return `**Tu as** ${all([coins(goods.coins), ...(more > 0 ? [`${luxuryGoods(goods.luxury)}, qui remplacent ${more} de ce qui manque`] : [])])}.`;
};

const markedLine = ({ buildings }: SeatView): readonly string[] => {
  const marked = buildings.flatMap(({ tile, marked: isMarked }) =>
    isMarked ? [`${tileName(tile)} ${amountsOf(tileOf(tile).cost)}`] : [],
  );
  return marked.length === 0 ? [] : [`**Pas encore payé**, au prochain ravitaillement – ${marked.join(' ; ')}.`];
};

const supplyLine = ({ goods }: SeatView): string => {
  const missing = goods.inhabitants - goods.food;
  const rest = missing > 0 ? ` : ${missing} de plus que tu n’en as` : '';
  return `**Un ravitaillement** prend ${some('food', goods.inhabitants)}, 1 par habitant${rest}.`;
};

/** What the two disasters that are paid would ask, as long as they are to come. */
const disasterLines = ({ chits }: View, own: SeatView): readonly string[] =>
  (['earthquake', 'tempest'] as const).flatMap((disaster) => {
    const exposed = exposedTo(disaster, own).length;
    if (chits[disaster] >= CHITS_TO_STRIKE || exposed === 0 || own.protectedFrom.includes(disaster)) return [];
    return [
      `**Si ${theDisaster(disaster)} frappe** (jetons : ${chits[disaster]} sur ${CHITS_TO_STRIKE}), garder ${tiles(exposed)} coûte ${amountsOf(pairsFor(disaster, exposed))}.`,
    ];
  });

const chitLine = (view: View): string => {
  const turned = chitsInShort(view);
  return `**Jetons** – une ligne de ${CHITS_TO_STRIKE} points par désastre : ${all(DISASTERS.map((each) => DISASTER_NAMES[each]))} ; le troisième frappe. ${turned === undefined ? 'Aucun n’est encore révélé.' : `Révélés : ${turned}.`}`;
};

const worthLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours =
    own?.civilisation === undefined
      ? ''
      : ` Tu as puissance ${own.worth.power} et population ${own.worth.population} : ${points(own.worth.score)}.`;
  return `**Valeurs** – le personnage gris est la population, ${POINTS_PER_INHABITANT} par habitant, la couronne la puissance ; la plus basse est soulignée et compte.${yours}`;
};

/** What the signs of the last moves tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(told, name);
  if (lines.length === 0) return ['**Signes des événements** – encore aucun : aucune tuile n’est venue ni partie.'];
  return [
    '**Signes des événements** – tampons et petits signes : nouveau, payé, perdu ; et ce qu’un désastre a pris, ou un bouclier là où un bâtiment en a protégé.',
    ...asList(lines),
  ];
};

/** What to do, what it costs and what is drawn in Peloponnes, in French. */
export const peloponnes: PeloponnesMessages['help'] = {
  moves: {
    PlaceBid: 'Offre des pièces pour une tuile ; dans la rangée de conquête, elle est aussitôt à toi.',
    PassBid: 'Prends des pièces à la banque au lieu d’une tuile.',
    WithdrawBid: 'Reprends les pièces de ton offre délogée, et une de plus.',
    PayBuilding: 'Paye le bâtiment en bois et en pierre, pour qu’il soit à toi pour de bon.',
    MarkBuilding: 'Pose une pièce dessus maintenant, et paye-le au prochain ravitaillement.',
    ForgoTile: 'Renonce au bâtiment, et garde tes produits de luxe.',
    ChooseIncome: 'Dis ce que le bâtiment t’apporte ce tour-ci.',
    GiveUpTile: 'Abandonne une tuile, et ne paye que pour celles que tu gardes.',
    PayDisaster: 'Paye pour toutes les tuiles que tu gardes.',
    FeedInhabitants: 'Dis combien de produits de luxe nourrissent ceux à qui la nourriture manque.',
    AbandonBuilding: 'Renonce à un bâtiment qui n’est pas encore payé ; sa pièce revient.',
    ChooseBonus: 'Choisis ce que chaque tour t’apporte à partir du prochain niveau.',
  },
  costs: (view, seat, name) => {
    const own = seat === undefined ? undefined : view.seats[seat];
    return [
      ...(own === undefined ? [] : [purseLine(own)]),
      ...offerLines(view, name),
      ...(own === undefined ? [] : [...markedLine(own), supplyLine(own), ...disasterLines(view, own)]),
      `${typed.command('peloponnes card')} dit ce qu’un bâtiment coûte en bois et en pierre.`,
    ];
  },
  winning: ({ campaign, seats }) => [
    `Après le huitième tour, la plus basse de tes deux valeurs est ton score : la puissance, soit les points de tes tuiles et 1 par ${COINS_PER_POINT} pièces, et la population, ${POINTS_PER_INHABITANT} par habitant.`,
    campaign !== undefined
      ? `Le niveau ${campaign.level} demande ${points(campaign.target)} ; cinq niveaux gagnent la campagne.`
      : seats.length === 1
        ? 'En solo, le score est ta seule fierté.'
        : 'Le plus haut score l’emporte ; à égalité, la plus haute autre valeur, puis le plus de pièces.',
    `Fais grandir les deux : ${inhabitants(1)} vaut autant pour l’une que ${points(POINTS_PER_INHABITANT)} de puissance pour l’autre. Garde de la nourriture pour les ravitaillements.`,
  ],
  legend: (view, seat, name, told) => [
    '**En-tête** – le tour parmi A, B et C, combien de tuiles contient encore la pile, et l’ordre du tour ; en dessous, ceux qui choisissent encore, et qui la partie attend.',
    chitLine(view),
    `**Tuiles** – doré avec un plus : l’offre minimale${view.conquest.length > 0 ? ', un disque sombre : le prix exact' : ''} ; le rouge vin est la puissance. Le marteau est ce que coûte un bâtiment, les flèches ce qu’il apporte à chaque tour, un plus ce qu’il apporte une fois ; un bouclier protège d’un désastre. Une offre se trouve en dessous, avec la marque de qui l’a faite.`,
    `**Biens** – pièces, bois, pierre, nourriture, produits de luxe et habitants, avec ce que les prochains revenus ajoutent ; la barre est la réserve : ${amountsOf(STORES)}.`,
    worthLine(view, seat),
    '**Ta rangée** – la civilisation au milieu, les bâtiments à gauche, les terrains à droite. Un cadre en pointillé avec une pièce n’est pas encore payé ; le marteau dit ce qu’il faut.',
    '**Cadre doré** – qui doit répondre maintenant.',
    ...changed(told, name),
  ],
};
