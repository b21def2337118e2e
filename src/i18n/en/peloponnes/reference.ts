import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { CONQUEST_SURCHARGE, DECLINE_LUXURY } from '#games/peloponnes/data/figures.ts';
import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster } from '#games/peloponnes/types.ts';
import { CIVILISATIONS, DISASTERS, protectorsFrom } from '../../peloponnes/lists.ts';
import { PAIRS } from '../../peloponnes/reckoning.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { tileName } from './tiles.ts';
import { all, amountsOf, CIVILISATION_NAMES, changesOf, coins, DISASTER_NAMES, points } from './words.ts';

/** What a tile is called where several are listed: with its number, which the picture shows too. */
const entryName = ({ id, kind }: Tile): string => (kind === 'land' ? tileName(id) : `${tileName(id)} ${id}`);

const incomeOf = ({ income, ofChoice }: Tile): readonly string[] => {
  const goods = [amountsOf(income), ...(ofChoice ? ['1 food, wood, stone or coin, chosen anew'] : [])].filter(
    (words) => words !== '',
  );
  return goods.length === 0 ? [] : [`- Each round: ${goods.join(', and ')}.`];
};

const powersOf = ({ half, freeLands, protects, supply }: Tile): readonly string[] => [
  ...(protects === undefined ? [] : [`- Protects from ${DISASTER_NAMES[protects]}, with a coin on it too.`]),
  ...(half
    ? ['- Your offers count half a coin more when they are compared, not towards the least or a price; never more than half.']
    : []),
  ...(freeLands ? ['- Your lands need no match. Its coins come after it is paid for or marked.'] : []),
  ...(supply ? ['- When it is turned up, a supply round follows at once. It may be bought like any other.'] : []),
];

const tileText = (tile: Tile): string => {
  const once = changesOf(tile.once);
  return [
    `**${entryName(tile)}** – ${tile.kind} of stack ${tile.id.charAt(0)}, worth ${points(tile.power)} of power.`,
    `- Offers from ${coins(tile.least)}; ${tile.least + CONQUEST_SURCHARGE} in the conquest row.`,
    ...(tile.kind === 'building'
      ? [`- Costs ${amountsOf(tile.cost)}; or put a coin on it and pay in the next supply round.`]
      : [landMatch(tile)]),
    ...incomeOf(tile),
    ...(once === '' ? [] : [`- Once: its owner ${once}.`]),
    ...powersOf(tile),
  ].join('\n');
};

const landMatch = ({ icons }: Tile): string =>
  `- Fits beside a land that brings ${all(icons)}${icons.length > 1 ? ', or one of them' : ''}; the first land fits always.`;

const EFFECTS: Readonly<Record<Disaster, readonly string[]>> = {
  earthquake: [
    `Each building costs ${amountsOf(PAIRS.earthquake)}, one with a coin on it too, or it is lost.`,
    'You say which are given up, more than you must if you like; you pay only for those you keep.',
    'Luxury goods stand in for what is missing, two for one.',
  ],
  drought: [`You lose a third of your food, rounded up.`, 'Luxury goods cannot stand in.'],
  plague: [`You lose a third of your inhabitants, rounded up.`, 'Luxury goods cannot stand in.'],
  tempest: [
    `Each land costs ${amountsOf(PAIRS.tempest)}, or it is lost; your civilisation is no land.`,
    'You say which are given up, more than you must if you like; you pay only for those you keep. The rest need not match.',
    'Luxury goods stand in for what is missing, two for one.',
  ],
  decline: [`You lose ${DECLINE_LUXURY} luxury goods, or all if you have fewer.`],
};

/** "Port and Stoa protect from it". */
const protectors = (disaster: Disaster): string => {
  const tiles = protectorsFrom(disaster).map(tileName);
  return `${all(tiles)} ${tiles.length === 1 ? 'protects' : 'protect'} from it`;
};

const disasterName = (disaster: Disaster): string =>
  `${DISASTER_NAMES[disaster].charAt(0).toUpperCase()}${DISASTER_NAMES[disaster].slice(1)}`;

const disasterText = (disaster: Disaster): string =>
  [
    `**${disasterName(disaster)}** – strikes once, when its third chit is turned up.`,
    ...EFFECTS[disaster].map((line) => `- ${line}`),
    `- ${protectors(disaster)}, with a coin on it too.`,
  ].join('\n');

const civilisationText = (civilisation: Civilisation): string => {
  const { number, start, income } = CIVILISATION_TILES[civilisation];
  return [
    `**${CIVILISATION_NAMES[civilisation]}** – civilisation ${number} of ${CIVILISATIONS.length}; it cannot be lost.`,
    `- Begins with ${amountsOf(start)}.`,
    `- Each round: ${amountsOf(income)}.`,
    '- In the first round the smallest number offers first, and so on.',
    '- It is neither a land nor a building: the first land beside it fits always, and no disaster asks for it.',
  ].join('\n');
};

/** The tiles, by stack and number, then the disasters, then the civilisations by their numbers. */
export const reference: readonly ReferenceEntry[] = [
  ...TILES.map((tile) => ({ key: tile.id, name: entryName(tile), text: tileText(tile) })),
  ...DISASTERS.map((disaster) => ({ key: disaster, name: disasterName(disaster), text: disasterText(disaster) })),
  ...CIVILISATIONS.map((key) => ({ key, name: CIVILISATION_NAMES[key], text: civilisationText(key) })),
];
