import type { View } from '#games/peloponnes/viewTypes.ts';
import { capitalized } from '../capitalized.ts';
import type { NameSeat } from '../sentences.ts';
import { protectorsFrom } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';
import { tableWords } from './table.ts';

/** Who offers later; a seat that was pushed out is due before those who wait. */
const laterOffers = (t: PeloponnesText, { queue, pushedOut }: View, name: NameSeat): readonly string[] => {
  const later = pushedOut === undefined ? queue.slice(1) : queue;
  return later.length === 0 ? [] : [t('outlook-then', { seats: t.all(later.map(name)) })];
};

const chosen = (t: PeloponnesText, view: View, name: NameSeat): readonly string[] =>
  view.chosen.length === 0 ? [] : [t('outlook-chosen', { seats: t.all(view.chosen.map(name)), count: view.chosen.length })];

/** "protected: Ada (Well) and Ben (Aqueduct)". */
const untouched = (t: PeloponnesText, { disaster, seats }: View, name: NameSeat): readonly string[] => {
  if (disaster === undefined || disaster.protected.length === 0) return [];
  const keepOff = protectorsFrom(disaster.disaster);
  const byWhat = (seat: number): string => {
    const own = seats[seat]?.buildings.find(({ tile }) => keepOff.includes(tile));
    return own === undefined ? name(seat) : t('outlook-protected-by', { seat: name(seat), tile: own.tile });
  };
  return [t('outlook-protected', { seats: t.all(disaster.protected.map(byWhat)) })];
};

/**
 * Returns one small line under what is asked: the rows while offers are made, else who has chosen; empty when there is nothing to
 * say.
 */
export const outlookLine = (t: PeloponnesText) => {
  const { rowsInShort } = tableWords(t);
  return (view: View, name: NameSeat): string => {
    if (view.phase === 'offers') return capitalized([rowsInShort(view, name), ...laterOffers(t, view, name)].join(' – '));
    const atOnce = view.asked.length < 2 ? [] : [t('outlook-at-once')];
    const sentences = [...atOnce, ...chosen(t, view, name), ...untouched(t, view, name).map(capitalized)];
    return sentences.map((line) => t('picture-sentence', { line })).join(' ');
  };
};
