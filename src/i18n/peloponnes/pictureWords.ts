import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Words } from '#renderers/peloponnes/layout/words.ts';
import { recordOf } from '../keys.ts';
import { CIVILISATIONS, DISASTERS } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';

/** Buildings whose names have several words in some language. */
const LONG_NAMES = ['B03', 'B15', 'C01', 'C06', 'C08', 'C09', 'C10'] as const;

const BUILDINGS = TILES.filter(({ kind }) => kind === 'building').map(({ id }) => id);

/** Returns the words on the picture, where `#` is replaced by a number. */
export const pictureWords = (t: PeloponnesText): Words => ({
  buildings: recordOf(BUILDINGS, (tile) => t('tile', { tile })),
  shortBuildings: recordOf(LONG_NAMES, (tile) => t(`picture-short-${tile}`)),
  lands: {
    mountains: t('landscape', { id: 'mountains' }),
    'mountains+forest': t('landscape', { id: 'mountains-forest' }),
    'mountains+hills': t('landscape', { id: 'mountains-hills' }),
    'forest+hills': t('landscape', { id: 'forest-hills' }),
    forest: t('landscape', { id: 'forest' }),
    fields: t('landscape', { id: 'fields' }),
    'fields+forest': t('landscape', { id: 'fields-forest' }),
  },
  civilisations: recordOf(CIVILISATIONS, (id) => t('civilisation', { id })),
  disasters: recordOf(DISASTERS, (disaster) => t(`picture-disaster-${disaster}`)),
  phases: {
    unstarted: t('picture-phase-unstarted'),
    revealing: t('picture-phase-revealing'),
    offers: t('picture-phase-offers'),
    placing: t('picture-phase-placing'),
    income: t('picture-phase-income'),
    chits: t('picture-phase-chits'),
    feeding: t('picture-phase-feeding'),
    finishing: t('picture-phase-finishing'),
    scoring: t('picture-phase-scoring'),
    bonus: t('picture-phase-bonus'),
    ended: t('picture-phase-ended'),
  },
  lastSupply: t('picture-last-supply'),
  round: t('picture-round', { n: '#' }),
  level: t('picture-level', { n: '#' }),
  victory: t('picture-victory'),
  draw: t('picture-draw'),
  defeat: t('picture-defeat'),
  over: t('picture-over'),
  order: t('picture-order'),
  auction: t('picture-auction'),
  conquest: t('picture-conquest'),
  eachBuilding: t('picture-each-building'),
  eachLand: t('picture-each-land'),
  eachInhabitant: t('picture-each-inhabitant'),
  new: t('picture-new'),
  paid: t('picture-paid'),
  gained: t('picture-gained'),
  spent: t('picture-spent'),
  lost: t('picture-lost'),
  safe: t('picture-safe'),
});
