import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { CONQUEST_SURCHARGE, DECLINE_LUXURY } from '#games/peloponnes/data/figures.ts';
import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster } from '#games/peloponnes/types.ts';
import { CIVILISATIONS, DISASTERS, protectorsFrom } from '../../peloponnes/lists.ts';
import { PAIRS } from '../../peloponnes/reckoning.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { theTile, tileName } from './tiles.ts';
import {
  all,
  amountsOf,
  any,
  CIVILISATION_NAMES,
  changesOf,
  coins,
  DISASTER_NAMES,
  GOOD_NAMES,
  ofDisaster,
  points,
} from './words.ts';

/** What a tile is. */
export const KIND_NAMES: Readonly<Record<Tile['kind'], string>> = { land: 'tierra', building: 'edificio' };

/** What a tile is called where several are listed: with its number, which the picture shows too. */
const entryName = ({ id, kind }: Tile): string => (kind === 'land' ? tileName(id) : `${tileName(id)} ${id}`);

const incomeOf = ({ income, ofChoice }: Tile): readonly string[] => {
  const goods = [amountsOf(income), ...(ofChoice ? ['1 comida, madera, piedra o moneda, a elegir cada vez'] : [])].filter(
    (words) => words !== '',
  );
  return goods.length === 0 ? [] : [`- Cada ronda: ${goods.join(', y ')}.`];
};

const powersOf = ({ half, freeLands, protects, supply }: Tile): readonly string[] => [
  ...(protects === undefined ? [] : [`- Protege ${ofDisaster(protects)}, también con una moneda encima.`]),
  ...(half
    ? ['- Tus ofertas cuentan media moneda más al compararlas, no para el mínimo ni para un precio; nunca más de media.']
    : []),
  ...(freeLands ? ['- Tus tierras no tienen que encajar. Sus monedas llegan después de pagarlo o marcarlo.'] : []),
  ...(supply ? ['- Cuando sale, hay enseguida una ronda de suministro. Se puede comprar como cualquier otra.'] : []),
];

const tileText = (tile: Tile): string => {
  const once = changesOf(tile.once);
  return [
    `**${entryName(tile)}** – ${KIND_NAMES[tile.kind]} de la pila ${tile.id.charAt(0)}, vale ${points(tile.power)} de poder.`,
    `- Ofertas desde ${coins(tile.least)}; ${tile.least + CONQUEST_SURCHARGE} en la fila de conquista.`,
    ...(tile.kind === 'building'
      ? [`- Cuesta ${amountsOf(tile.cost)}; o pon una moneda encima y paga en la próxima ronda de suministro.`]
      : [landMatch(tile)]),
    ...incomeOf(tile),
    ...(once === '' ? [] : [`- Una vez: su dueño ${once}.`]),
    ...powersOf(tile),
  ].join('\n');
};

const landMatch = ({ icons }: Tile): string =>
  `- Encaja junto a una tierra que da ${any(icons.map((good) => GOOD_NAMES[good]))}; la primera tierra encaja siempre.`;

const EFFECTS: Readonly<Record<Disaster, readonly string[]>> = {
  earthquake: [
    `Cada edificio cuesta ${amountsOf(PAIRS.earthquake)}, también con una moneda encima, o se pierde.`,
    'Tú dices cuáles se sacrifican, más de los necesarios si quieres; pagas solo por los que conservas.',
    'Los artículos de lujo sustituyen lo que falta, dos por uno.',
  ],
  drought: ['Pierdes un tercio de tu comida, redondeando hacia arriba.', 'Los artículos de lujo no la sustituyen.'],
  plague: ['Pierdes un tercio de tus habitantes, redondeando hacia arriba.', 'Los artículos de lujo no los sustituyen.'],
  tempest: [
    `Cada tierra cuesta ${amountsOf(PAIRS.tempest)}, o se pierde; tu civilización no es una tierra.`,
    'Tú dices cuáles se sacrifican, más de las necesarias si quieres; pagas solo por las que conservas. Las demás no tienen que encajar.',
    'Los artículos de lujo sustituyen lo que falta, dos por uno.',
  ],
  decline: [`Pierdes ${DECLINE_LUXURY} artículos de lujo, o todos si tienes menos.`],
};

/** "Protegen de ello el Puerto y la Estoa". */
const protectors = (disaster: Disaster): string => {
  const tiles = protectorsFrom(disaster).map(theTile);
  return `${tiles.length === 1 ? 'Protege' : 'Protegen'} de ello ${all(tiles)}`;
};

const disasterName = (disaster: Disaster): string =>
  `${DISASTER_NAMES[disaster].charAt(0).toUpperCase()}${DISASTER_NAMES[disaster].slice(1)}`;

const disasterText = (disaster: Disaster): string =>
  [
    `**${disasterName(disaster)}** – ocurre una vez, cuando sale su tercera ficha.`,
    ...EFFECTS[disaster].map((line) => `- ${line}`),
    `- ${protectors(disaster)}, también con una moneda encima.`,
  ].join('\n');

const civilisationText = (civilisation: Civilisation): string => {
  const { number, start, income } = CIVILISATION_TILES[civilisation];
  return [
    `**${CIVILISATION_NAMES[civilisation]}** – civilización ${number} de ${CIVILISATIONS.length}; no se puede perder.`,
    `- Empieza con ${amountsOf(start)}.`,
    `- Cada ronda: ${amountsOf(income)}.`,
    '- En la primera ronda ofrece primero el número más bajo, y así sucesivamente.',
    '- No es tierra ni edificio: la primera tierra a su lado encaja siempre, y ningún desastre pide nada por ella.',
  ].join('\n');
};

/** The tiles, by stack and number, then the disasters, then the civilisations by their numbers. */
export const reference: readonly ReferenceEntry[] = [
  ...TILES.map((tile) => ({ key: tile.id, name: entryName(tile), text: tileText(tile) })),
  ...DISASTERS.map((disaster) => ({ key: disaster, name: disasterName(disaster), text: disasterText(disaster) })),
  ...CIVILISATIONS.map((key) => ({ key, name: CIVILISATION_NAMES[key], text: civilisationText(key) })),
];
