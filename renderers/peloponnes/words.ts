import { type Tile, tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster, Phase, TileId } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';

/** The few words on the picture. */
const BUILDING_NAMES: Readonly<Record<TileId, string>> = {
  A11: 'Barracks',
  A12: 'Bridge',
  A13: 'Market',
  A14: 'Street',
  A15: 'Port',
  B01: 'Aqueduct',
  B02: 'Agora',
  B03: 'Epidauros Odeon',
  B08: 'Leonidaion',
  B12: 'Granary',
  B13: 'Quarry',
  B14: 'Well',
  B15: 'Temple of Apollo',
  C01: 'Cyclopean Masonry',
  C02: 'Agriculture',
  C06: 'Workshop of Phidias',
  C07: 'Stoa',
  C08: 'Statue of Zeus',
  C09: 'Liongate',
  C10: 'Tiryns Fortress',
};

const LAND_NAMES: Readonly<Record<string, string>> = {
  mountains: 'Mountains',
  'mountains+forest': 'Mountain Forest',
  'mountains+hills': 'Highlands',
  'forest+hills': 'Wooded Hills',
  forest: 'Forest',
  fields: 'Fields',
  'fields+forest': 'Glades',
};

const landName = ({ id, terrain }: Tile): string => `${LAND_NAMES[terrain.join('+')] ?? ''} ${id}`;

/** "Market", "Highlands A03": buildings as printed on them, lands by what they show and their number. */
export const tileName = (id: TileId): string => BUILDING_NAMES[id] ?? landName(tileOf(id));

/** Names of one word for small cards; each is a word of the whole name, and no other building's. */
const SHORT_NAMES: Readonly<Record<TileId, string>> = {
  B03: 'Odeon',
  B15: 'Temple',
  C01: 'Masonry',
  C06: 'Workshop',
  C08: 'Statue',
  C10: 'Fortress',
};

/** "Market", "Odeon", "A03": buildings in one word, lands by their number. */
export const shortTileName = (id: TileId): string => SHORT_NAMES[id] ?? BUILDING_NAMES[id] ?? id;

export const CIVILISATION_NAMES: Readonly<Record<Civilisation, string>> = {
  messene: 'Messene',
  patras: 'Patras',
  arkadia: 'Arkadia',
  korinth: 'Korinth',
  sparta: 'Sparta',
  pylos: 'Pylos',
  argos: 'Argos',
};

export const DISASTER_NAMES: Readonly<Record<Disaster, string>> = {
  earthquake: 'Earthquake',
  drought: 'Drought',
  plague: 'Plague',
  tempest: 'Tempest',
  decline: 'Decline',
};

const PHASE_NAMES: Readonly<Record<Exclude<Phase, 'disaster'>, string>> = {
  unstarted: 'Before the deal',
  revealing: 'New tiles',
  offers: 'Offers',
  placing: 'Building',
  income: 'Income',
  chits: 'Disaster chits',
  feeding: 'Supply round',
  finishing: 'Supply round',
  scoring: 'Scores',
  bonus: 'Level won',
  ended: 'The end',
};

export const WORDS = {
  round: 'Round',
  level: 'Level',
  victory: 'Victory',
  defeat: 'Level lost',
  over: 'The end',
  order: 'Order',
  auction: 'Auction',
  conquest: 'Conquest',
  eachBuilding: 'each building',
  eachLand: 'each land',
  eachInhabitant: 'each inhabitant',
  lastSupply: 'Last supply',
  new: 'New',
  paid: 'Paid off',
  lost: 'Lost',
  safe: 'Kept off',
} as const;

/** What goes on. */
export const phaseName = ({ phase, disaster, supply }: View): string => {
  if (phase === 'disaster') return disaster === undefined ? '' : DISASTER_NAMES[disaster.disaster];
  return supply === 'final' ? WORDS.lastSupply : PHASE_NAMES[phase];
};

/** "Round 4"; at the end how it went. */
export const titleOf = ({ round, outcome }: View): string => {
  if (outcome === undefined) return `${WORDS.round} ${round}`;
  if (outcome.reason === 'campaignLost') return WORDS.defeat;
  return outcome.reason === 'soloScore' || outcome.winners.length === 0 ? WORDS.over : WORDS.victory;
};
