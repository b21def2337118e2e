import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { CONQUEST_SURCHARGE, DECLINE_LUXURY } from '#games/peloponnes/data/figures.ts';
import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster } from '#games/peloponnes/types.ts';
import { CIVILISATIONS, DISASTERS, protectorsFrom } from '../../peloponnes/lists.ts';
import { PAIRS } from '../../peloponnes/reckoning.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { all, capital, z } from '../counting.ts';
import { tileName } from './tiles.ts';
import {
  amountsOf,
  BY_DISASTER,
  CIVILISATION_NAMES,
  changesOf,
  coins,
  DISASTER_NAMES,
  GOOD_NAMES,
  luxuryGoods,
  points,
} from './words.ts';

/** What a tile is called where several are listed: with its number, which the picture shows too. */
const entryName = ({ id, kind }: Tile): string => (kind === 'land' ? tileName(id) : `${tileName(id)} ${id}`);

const KINDS = { land: 'území', building: 'budova' } as const;

const incomeOf = ({ income, ofChoice }: Tile): readonly string[] => {
  const goods = [amountsOf(income), ...(ofChoice ? ['1 jídlo, dřevo, kámen nebo minci, pokaždé podle volby'] : [])].filter(
    (words) => words !== '',
  );
  return goods.length === 0 ? [] : [`- Každé kolo přináší ${goods.join(' a ')}.`];
};

const powersOf = ({ half, freeLands, protects, supply }: Tile): readonly string[] => [
  ...(protects === undefined ? [] : [`- Chrání před ${BY_DISASTER[protects]}, i když je na ní mince.`]),
  ...(half
    ? ['- Tvoje nabídky při porovnávání platí o půl mince víc, ale ne vůči nejnižší nabídce ani ceně; nikdy víc než o půl.']
    : []),
  ...(freeLands ? ['- Tvoje území nemusejí navazovat. Mince dostaneš, až ji zaplatíš nebo označíš.'] : []),
  ...(supply ? ['- Jakmile se odkryje, hned následuje zásobovací kolo. Koupit ji lze jako každou jinou.'] : []),
];

const tileText = (tile: Tile): string => {
  const once = changesOf(tile.once);
  return [
    `**${entryName(tile)}** – ${KINDS[tile.kind]} z hromádky ${tile.id.charAt(0)}, moc za ${points.acc(tile.power)}.`,
    `- Nabídky od: ${coins(tile.least)}; v řadě dobývání ${tile.least + CONQUEST_SURCHARGE}.`,
    ...(tile.kind === 'building'
      ? [`- Stojí ${amountsOf(tile.cost)}; nebo na ni polož minci a zaplať v příštím zásobovacím kole.`]
      : [landMatch(tile)]),
    ...incomeOf(tile),
    ...(once === '' ? [] : [`- Jednou: majitel ${once}.`]),
    ...powersOf(tile),
  ].join('\n');
};

const landMatch = ({ icons }: Tile): string =>
  `- Pasuje k území, které přináší: ${all(icons.map((icon) => GOOD_NAMES[icon]))}${
    icons.length > 1 ? ', nebo jedno z toho' : ''
  }; první území navazuje vždy.`;

const EFFECTS: Readonly<Record<Disaster, readonly string[]>> = {
  earthquake: [
    `Každá budova, i ta s mincí, stojí ${amountsOf(PAIRS.earthquake)}, jinak je ztracena.`,
    'Které odevzdáš, je na tobě, klidně i víc, než musíš; platíš jen za ty, které si necháš.',
    'Co chybí, nahradí luxusní zboží, dva kusy za jeden.',
  ],
  drought: ['Ztrácíš třetinu jídla, zaokrouhleno nahoru.', 'Luxusním zbožím to nahradit nelze.'],
  plague: ['Ztrácíš třetinu obyvatel, zaokrouhleno nahoru.', 'Luxusním zbožím to nahradit nelze.'],
  tempest: [
    `Každé území stojí ${amountsOf(PAIRS.tempest)}, jinak je ztraceno; tvoje civilizace územím není.`,
    'Která odevzdáš, je na tobě, klidně i víc, než musíš; platíš jen za ta, která si necháš. Zbylá nemusejí navazovat.',
    'Co chybí, nahradí luxusní zboží, dva kusy za jeden.',
  ],
  decline: [`Ztrácíš ${luxuryGoods.acc(DECLINE_LUXURY)}, nebo všechno, máš-li méně.`],
};

/** "Ochrana: Přístav a Stoa". */
const protectors = (disaster: Disaster): string => `Ochrana: ${all(protectorsFrom(disaster).map(tileName))}`;

const disasterName = (disaster: Disaster): string => capital(DISASTER_NAMES[disaster]);

const disasterText = (disaster: Disaster): string =>
  [
    `**${disasterName(disaster)}** – přichází jednou, s otočením třetího žetonu.`,
    ...EFFECTS[disaster].map((line) => `- ${line}`),
    `- ${protectors(disaster)}, i s mincí.`,
  ].join('\n');

const civilisationText = (civilisation: Civilisation): string => {
  const { number, start, income } = CIVILISATION_TILES[civilisation];
  return [
    `**${CIVILISATION_NAMES[civilisation]}** – civilizace ${number} ${z(CIVILISATIONS.length)} ${CIVILISATIONS.length}; nelze o ni přijít.`,
    `- Na začátku dostává ${amountsOf(start)}.`,
    `- Každé kolo přináší ${amountsOf(income)}.`,
    '- V prvním kole nabízí první ta s nejmenším číslem a tak dále.',
    '- Není územím ani budovou: první území vedle ní navazuje vždy a žádná katastrofa za ni nic nechce.',
  ].join('\n');
};

/** The tiles, by stack and number, then the disasters, then the civilisations by their numbers. */
export const reference: readonly ReferenceEntry[] = [
  ...TILES.map((tile) => ({ key: tile.id, name: entryName(tile), text: tileText(tile) })),
  ...DISASTERS.map((disaster) => ({ key: disaster, name: disasterName(disaster), text: disasterText(disaster) })),
  ...CIVILISATIONS.map((key) => ({ key, name: CIVILISATION_NAMES[key], text: civilisationText(key) })),
];
