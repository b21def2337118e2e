import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Words } from '#renderers/peloponnes/layout/words.ts';
import { recordOf } from '../keys.ts';
import { phrasesUnder } from '../phrases/phrasesUnder.ts';
import { CIVILISATIONS } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';

const BUILDINGS = TILES.filter(({ kind }) => kind === 'building').map(({ id }) => id);

/** Returns the words on the picture, where `#` is replaced by a number. */
export const pictureWords = (t: PeloponnesText): Words => {
  const composed = {
    buildings: recordOf(BUILDINGS, (tile) => t('tile', { tile })),
    shortBuildings: phrasesUnder(t, 'picture-short-'),
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
    disasters: phrasesUnder(t, 'picture-disaster-'),
    phases: phrasesUnder(t, 'picture-phase-'),
    round: t('drawn-round', { n: '#' }),
    level: t('drawn-level', { n: '#' }),
  };
  return { ...phrasesUnder(t, 'drawn-', composed), ...composed };
};
