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
import { all, z } from '../counting.ts';
import { typed } from '../peloponnes/commandNames.ts';
import { changesIn } from '../peloponnes/picture.ts';
import { chitsInShort } from '../peloponnes/table.ts';
import { tileName } from '../peloponnes/tiles.ts';
import { amountsOf, coins, DISASTER_NAMES, inhabitants, luxuryGoods, points, some, tiles } from '../peloponnes/words.ts';

/** "Tržiště nejméně 3 mince", "Tržiště: víc než 5 mincí (Ada)", "Most přesně 4 mince". */
const offerFor = ({ tile, least, fixed, offer }: RowTileView, name: NameSeat): string => {
  if (offer !== undefined) {
    const standing = `${coins(offer.coins)}${offer.half ? ' a půl' : ''} (${name(offer.seat)})`;
    return fixed ? `${tileName(tile)}: obsazeno za ${standing}` : `${tileName(tile)}: víc než ${standing}`;
  }
  return `${tileName(tile)} ${fixed ? 'přesně' : 'nejméně'} ${coins(least)}`;
};

const offerLines = (view: View, name: NameSeat): readonly string[] =>
  view.phase !== 'offers'
    ? []
    : [
        `**Nabídky** – ${faceUp(view)
          .map((tile) => offerFor(tile, name))
          .join('; ')}.`,
        view.pushedOut === undefined
          ? `Kdo pasuje, dostane ${coins.acc(PASS_COINS)} a destičku ne.`
          : `Kdo nabídku stáhne, dostane zpět ${coins.acc(view.pushedOut.coins)} a ${WITHDRAW_COINS} navíc a destičku ne.`,
      ];

const purseLine = ({ goods }: SeatView): string => {
  const more = Math.floor(goods.luxury / LUXURY_FOR_ONE);
  const standingIn = more > 0 ? [`${luxuryGoods.acc(goods.luxury)} (nahradí z toho, co chybí, ${more})`] : [];
  return `**Máš** ${all([coins.acc(goods.coins), ...standingIn])}.`;
};

const markedLine = ({ buildings }: SeatView): readonly string[] => {
  const marked = buildings.flatMap(({ tile, marked: isMarked }) =>
    isMarked ? [`${tileName(tile)} ${amountsOf(tileOf(tile).cost)}`] : [],
  );
  return marked.length === 0 ? [] : [`**Ještě nezaplaceno**, v příštím zásobovacím kole – ${marked.join('; ')}.`];
};

const supplyLine = ({ goods }: SeatView): string => {
  const missing = goods.inhabitants - goods.food;
  const rest = missing > 0 ? `; chybí ti ${missing}` : '';
  return `**Zásobovací kolo** stojí tolik: ${some('food', goods.inhabitants)}, 1 za každého obyvatele${rest}.`;
};

/** What the two disasters that are paid would ask, as long as they are to come. */
const disasterLines = ({ chits }: View, own: SeatView): readonly string[] =>
  (['earthquake', 'tempest'] as const).flatMap((disaster) => {
    const exposed = exposedTo(disaster, own).length;
    if (chits[disaster] >= CHITS_TO_STRIKE || exposed === 0 || own.protectedFrom.includes(disaster)) return [];
    return [
      `**Přijde-li ${DISASTER_NAMES[disaster]}** (žetony: ${chits[disaster]} ${z(CHITS_TO_STRIKE)} ${CHITS_TO_STRIKE}), zaplatíš, aby ti zůstalo vše (${tiles(exposed)}), ${amountsOf(pairsFor(disaster, exposed))}.`,
    ];
  });

const chitLine = (view: View): string => {
  const turned = chitsInShort(view);
  return `**Žetony** – řada o ${CHITS_TO_STRIKE} tečkách pro každou katastrofu: ${all(DISASTERS.map((each) => DISASTER_NAMES[each]))}; přichází s třetí. ${turned === undefined ? 'Zatím není otočen žádný.' : `Otočené: ${turned}.`}`;
};

const worthLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours =
    own?.civilisation === undefined
      ? ''
      : ` Tvoje moc je ${own.worth.power} a obyvatelstvo ${own.worth.population}: ${points(own.worth.score)}.`;
  return `**Hodnoty** – šedá postava je obyvatelstvo, ${POINTS_PER_INHABITANT} za každého obyvatele, koruna moc; nižší je podtržená a počítá se.${yours}`;
};

/** What the signs of the last moves tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(told, name);
  if (lines.length === 0) return ['**Značky událostí** – zatím žádné: žádná destička nepřibyla ani nezmizela.'];
  return [
    '**Značky událostí** – razítka a malé značky: nové, zaplacené, ztracené; a co vzala katastrofa, nebo štít, kde před ní budova ochránila.',
    ...asList(lines),
  ];
};

/** What to do, what it costs and what is drawn in Peloponnes, in Czech. */
export const peloponnes: PeloponnesMessages['help'] = {
  moves: {
    PlaceBid: 'Nabídni mince za destičku; v řadě dobývání je hned tvoje.',
    PassBid: 'Vezmi si místo destičky mince z banku.',
    WithdrawBid: 'Vezmi si zpět překonanou nabídku a minci navíc.',
    PayBuilding: 'Zaplať budovu dřevem a kamenem a bude tvoje natrvalo.',
    MarkBuilding: 'Polož na ni teď minci a zaplať ji v příštím zásobovacím kole.',
    ForgoTile: 'Vzdej se budovy a nech si luxusní zboží.',
    ChooseIncome: 'Řekni, co ti budova v tomto kole přinese.',
    GiveUpTile: 'Odevzdej destičku a plať jen za ty, které si necháš.',
    PayDisaster: 'Zaplať za všechny destičky, které si necháváš.',
    FeedInhabitants: 'Řekni, kolik luxusního zboží dostanou ti, na které nezbylo jídlo.',
    AbandonBuilding: 'Vzdej se nezaplacené budovy; mince se vrátí.',
    ChooseBonus: 'Vyber, co ti má každé kolo přinášet od další úrovně.',
  },
  costs: (view, seat, name) => {
    const own = seat === undefined ? undefined : view.seats[seat];
    return [
      ...(own === undefined ? [] : [purseLine(own)]),
      ...offerLines(view, name),
      ...(own === undefined ? [] : [...markedLine(own), supplyLine(own), ...disasterLines(view, own)]),
      `Kolik dřeva a kamene stojí která budova, řekne ${typed.command('peloponnes card')}.`,
    ];
  },
  winning: ({ campaign, seats }) => [
    `Po osmém kole je tvým výsledkem nižší ze dvou hodnot: moc, tedy body destiček a 1 za každé ${COINS_PER_POINT} mince, a obyvatelstvo, ${POINTS_PER_INHABITANT} za každého obyvatele.`,
    campaign !== undefined
      ? `Úroveň ${campaign.level} vyžaduje ${points.acc(campaign.target)}; pět úrovní vyhrává kampaň.`
      : seats.length === 1
        ? 'V sólové partii je výsledek důvodem k hrdosti.'
        : 'Vítězí nejvyšší výsledek; při shodě vyšší druhá hodnota, potom víc mincí.',
    `Ať rostou obě: ${inhabitants(1)} znamená pro jednu tolik co moc za ${points.acc(POINTS_PER_INHABITANT)} pro druhou. Na zásobovací kola si nech jídlo.`,
  ],
  legend: (view, seat, name, told) => [
    '**Záhlaví** – kolo z hromádek A, B a C, kolik destiček v hromádce ještě je, a pořadí hráčů; pod ním ti, kdo ještě vybírají, a na koho se čeká.',
    chitLine(view),
    `**Destičky** – zlaté číslo s plusem je nejnižší nabídka${view.conquest.length > 0 ? ', tmavý kotouč přesná cena' : ''}; vínově červená je moc. Kladivo je cena budovy, šipky, co přináší každé kolo, plus, co přináší jednou; štít chrání před katastrofou. Nabídka stojí dole, se znakem, čí je.`,
    `**Zboží** – mince, dřevo, kámen, jídlo, luxusní zboží a obyvatelé, s tím, co přidá příští příjem; sloupec je sklad: ${amountsOf(STORES)}.`,
    worthLine(view, seat),
    '**Tvoje řada** – civilizace uprostřed, budovy vlevo, území vpravo. Čárkovaný rám s mincí není zaplacený; kladivo říká, co stojí.',
    '**Zlatý rám** – kdo je právě na řadě.',
    ...changed(told, name),
  ],
};
