import type { Words } from '#renderers/peloponnes/words.ts';
import { BUILDING_NAMES, TERRAIN_NAMES } from './tiles.ts';
import { CIVILISATION_NAMES } from './words.ts';

/** The words on the pictures. */
export const pictureWords: Words = {
  buildings: BUILDING_NAMES,
  shortBuildings: {
    B03: 'Odeon',
    B15: 'Temple',
    C01: 'Masonry',
    C06: 'Workshop',
    C08: 'Statue',
    C10: 'Fortress',
  },
  lands: TERRAIN_NAMES,
  civilisations: CIVILISATION_NAMES,
  disasters: {
    earthquake: 'Earthquake',
    drought: 'Drought',
    plague: 'Plague',
    tempest: 'Tempest',
    decline: 'Decline',
  },
  phases: {
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
  },
  lastSupply: 'Last supply',
  round: 'Round #',
  level: 'Level #',
  victory: 'Victory',
  defeat: 'Level lost',
  over: 'The end',
  order: 'Order',
  auction: 'Auction',
  conquest: 'Conquest',
  eachBuilding: 'each building',
  eachLand: 'each land',
  eachInhabitant: 'each inhabitant',
  new: 'New',
  paid: 'Paid off',
  lost: 'Lost',
  safe: 'Kept off',
};
