import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { CONQUEST_SURCHARGE, DECLINE_LUXURY } from '#games/peloponnes/data/figures.ts';
import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster } from '#games/peloponnes/types.ts';
import { CIVILISATIONS, DISASTERS, protectorsFrom } from '../../peloponnes/lists.ts';
import { PAIRS } from '../../peloponnes/reckoning.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { opening } from '../grammar.ts';
import { theTile, tileName } from './tiles.ts';
import {
  all,
  amountsOf,
  CIVILISATION_NAMES,
  changesOf,
  coins,
  DISASTER_NAMES,
  GOOD_NAMES,
  KIND_NAMES,
  ofDisaster,
  points,
} from './words.ts';

/** What a tile is called where several are listed: with its number, which the picture shows too. */
const entryName = ({ id, kind }: Tile): string => (kind === 'land' ? tileName(id) : `${tileName(id)} ${id}`);

const incomeOf = ({ income, ofChoice }: Tile): readonly string[] => {
  const goods = [amountsOf(income), ...(ofChoice ? ['1 nourriture, bois, pierre ou pièce, au choix chaque fois'] : [])].filter(
    (words) => words !== '',
  );
  return goods.length === 0 ? [] : [`- À chaque tour : ${goods.join(', et ')}.`];
};

const powersOf = ({ half, freeLands, protects, supply }: Tile): readonly string[] => [
  ...(protects === undefined ? [] : [`- Protège ${ofDisaster(protects)}, même avec une pièce dessus.`]),
  ...(half
    ? [
        '- Tes offres comptent une demi-pièce de plus quand on les compare, mais pas pour le minimum ni pour un prix ; jamais plus d’une demi-pièce.',
      ]
    : []),
  ...(freeLands ? ['- Tes terrains n’ont plus à s’accorder. Ses pièces viennent une fois le bâtiment payé ou marqué.'] : []),
  ...(supply ? ['- Quand la tuile est révélée, un ravitaillement suit aussitôt. Elle s’achète comme les autres.'] : []),
];

const tileText = (tile: Tile): string => {
  const once = changesOf(tile.once);
  return [
    `**${entryName(tile)}** – ${KIND_NAMES[tile.kind]} de la pile ${tile.id.charAt(0)}, vaut ${points(tile.power)} de puissance.`,
    `- Offres à partir de ${coins(tile.least)} ; ${tile.least + CONQUEST_SURCHARGE} dans la rangée de conquête.`,
    ...(tile.kind === 'building'
      ? [`- Coûte ${amountsOf(tile.cost)} ; ou pose une pièce dessus et paye au prochain ravitaillement.`]
      : [landMatch(tile)]),
    ...incomeOf(tile),
    ...(once === '' ? [] : [`- Une fois : qui prend la tuile ${once}.`]),
    ...powersOf(tile),
  ].join('\n');
};

const landMatch = ({ icons }: Tile): string =>
  `- Se place à côté d’un terrain qui rapporte ${all(icons.map((good) => GOOD_NAMES[good]))}${icons.length > 1 ? ', ou l’un des deux' : ''} ; le premier terrain se place toujours.`;

const EFFECTS: Readonly<Record<Disaster, readonly string[]>> = {
  earthquake: [
    `Chaque bâtiment coûte ${amountsOf(PAIRS.earthquake)}, même marqué d’une pièce, ou il est perdu.`,
    'Tu dis lesquels tu abandonnes, plus qu’il ne faut si tu veux ; tu ne payes que pour ceux que tu gardes.',
    'Des produits de luxe remplacent ce qui manque, deux pour un.',
  ],
  drought: ['Tu perds un tiers de ta nourriture, arrondi au supérieur.', 'Les produits de luxe n’y peuvent rien.'],
  plague: ['Tu perds un tiers de tes habitants, arrondi au supérieur.', 'Les produits de luxe n’y peuvent rien.'],
  tempest: [
    `Chaque terrain coûte ${amountsOf(PAIRS.tempest)}, ou il est perdu ; ta civilisation n’est pas un terrain.`,
    'Tu dis lesquels tu abandonnes, plus qu’il ne faut si tu veux ; tu ne payes que pour ceux que tu gardes. Ceux qui restent n’ont pas à s’accorder.',
    'Des produits de luxe remplacent ce qui manque, deux pour un.',
  ],
  decline: [`Tu perds ${DECLINE_LUXURY} produits de luxe, ou tous si tu en as moins.`],
};

/** "Le Port et la Stoa en protègent". */
const protectors = (disaster: Disaster): string => {
  const tiles = protectorsFrom(disaster).map(theTile);
  return `${opening(all(tiles))} en ${tiles.length === 1 ? 'protège' : 'protègent'}`;
};

const disasterName = (disaster: Disaster): string => opening(DISASTER_NAMES[disaster]);

const disasterText = (disaster: Disaster): string =>
  [
    `**${disasterName(disaster)}** – frappe une fois, quand son troisième jeton est révélé.`,
    ...EFFECTS[disaster].map((line) => `- ${line}`),
    `- ${protectors(disaster)}, même avec une pièce dessus.`,
  ].join('\n');

const civilisationText = (civilisation: Civilisation): string => {
  const { number, start, income } = CIVILISATION_TILES[civilisation];
  return [
    `**${CIVILISATION_NAMES[civilisation]}** – civilisation ${number} sur ${CIVILISATIONS.length} ; elle ne peut pas être perdue.`,
    `- Commence avec ${amountsOf(start)}.`,
    `- À chaque tour : ${amountsOf(income)}.`,
    '- Au premier tour, le plus petit numéro fait la première offre, et ainsi de suite.',
    '- Elle n’est ni un terrain ni un bâtiment : le premier terrain à côté d’elle se place toujours, et aucun désastre ne la touche.',
  ].join('\n');
};

/** The tiles, by stack and number, then the disasters, then the civilisations by their numbers. */
export const reference: readonly ReferenceEntry[] = [
  ...TILES.map((tile) => ({ key: tile.id, name: entryName(tile), text: tileText(tile) })),
  ...DISASTERS.map((disaster) => ({ key: disaster, name: disasterName(disaster), text: disasterText(disaster) })),
  ...CIVILISATIONS.map((key) => ({ key, name: CIVILISATION_NAMES[key], text: civilisationText(key) })),
];
