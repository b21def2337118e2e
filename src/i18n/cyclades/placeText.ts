import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { IslandId, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { pictureSentences } from '../fitting.ts';
import type { Detail, NameSeat } from '../sentences.ts';
import { fleetsIn, islandIn, islandsBeside, tradeSeas } from './board.ts';
import { builtOn } from './boardText.ts';
import { placeName } from './moves/places.ts';
import type { CycladesText } from './phrases.ts';
import { standingOn } from './picture.ts';

/** Returns every island and sea space of the board, with whose it is. */
export const details =
  (t: CycladesText) =>
  (view: View, name: NameSeat): readonly Detail[] => {
    const detail = (id: IslandId | SeaId, seat: number | undefined): Detail => ({
      value: id,
      name: `${placeName(t, id, 'start')}${seat === undefined ? '' : ` – ${name(seat)}`}`,
    });
    const { islands, seas } = BOARDS[view.board];
    return [
      ...islands.map(({ id }) => detail(id, islandIn(view, id)?.owner)),
      ...seas.map(({ id }) => detail(id, fleetsIn(view, id)?.seat)),
    ];
  };

/** What a sea space yields that yields anything. */
const SEA_INCOME = 1;

const isSeaOfNote = (view: View, sea: SeaId): boolean => view.kraken === sea || fleetsIn(view, sea) !== undefined;

/** "D5 or E6 (income 1)": sea spaces without fleets, in one sentence; none if there are none. */
const emptySeas = (t: CycladesText, view: View, seas: readonly SeaId[]): readonly string[] => {
  const said = seas.map((sea) =>
    tradeSeas(view).includes(sea) ? t('board-sea-income', { sea, n: SEA_INCOME }) : placeName(t, sea),
  );
  return seas.length === 0
    ? []
    : [t('picture-sentence', { line: t('board-empty-seas', { any: t.any(said), all: t.all(said) }) })];
};

/** " – no owner" behind the name of an island that has none. */
const unowned = (t: CycladesText, view: View, id: string): string => {
  const island = islandIn(view, id);
  return island !== undefined && island.owner === undefined ? ` – ${t('place-nobodys')}` : '';
};

/** What is on an island or in a sea space, and what it yields. */
const contentsOf = (t: CycladesText, view: View, id: string): readonly string[] => {
  const [island, lying] = [islandIn(view, id), fleetsIn(view, id)];
  return [
    ...(island === undefined ? [] : [...standingOn(t, island), ...builtOn(t, view, island)]),
    ...view.figures.flatMap(({ creature, island: on }) => (on === id ? [t('creature', { id: creature })] : [])),
    ...(lying === undefined ? [] : [t('fleets', { n: lying.fleets })]),
    ...(tradeSeas(view).includes(id) ? [t('table-income', { n: SEA_INCOME })] : []),
    ...(view.kraken === id ? [t('creature', { id: 'kraken' })] : []),
  ];
};

/**
 * Returns what a picture of one place shows: what is there, then the islands and sea spaces around it. "Island 4 – Ada, 3 troops, port,
 * income 2. Around it: A3 – Ada, 2 fleets. No fleets in A2 or B3."
 */
export const detailText =
  (t: CycladesText) =>
  (view: View, value: string, name: NameSeat): string | undefined => {
    const places = details(t)(view, name);
    const said = (id: string): readonly string[] => {
      const own = places.find((place) => place.value === id);
      if (own === undefined) return [];
      return [t('picture-sentence', { line: [`${own.name}${unowned(t, view, id)}`, ...contentsOf(t, view, id)].join(', ') })];
    };
    const [own] = said(value);
    if (own === undefined) return undefined;
    const seas = BOARDS[view.board].seasAround(value).map(({ id }) => id);
    const [ofNote, empty] = [true, false].map((noted) => seas.filter((sea) => isSeaOfNote(view, sea) === noted));
    const around = [...[...islandsBeside(view, value), ...(ofNote ?? [])].flatMap(said), ...emptySeas(t, view, empty ?? [])];
    const sentences = [own, ...around.map((place, index) => (index === 0 ? t('board-around', { place }) : place))];
    return pictureSentences(sentences);
  };
