import { BOARDS } from '#games/cyclades/data/boards.ts';
import type { Creature, IslandId, SeaId } from '#games/cyclades/types.ts';
import type { IslandView, View } from '#games/cyclades/viewTypes.ts';
import { pictureSentences } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';
import { fleetsIn, islandIn, islandsBeside, placesOf } from './board.ts';

/** What a language has to say of a place. */
export interface PlaceWords {
  place(id: IslandId | SeaId): string;
  /** Without its figures: "Metropolis", "2 troops", "port", "income 2". */
  onIsland(island: IslandView): readonly string[];
  fleets(amount: number): string;
  readonly creatures: Readonly<Record<Creature, string>>;
  /** "Around it: ". */
  readonly around: string;
}

const isSeaOfNote = (view: View, sea: SeaId): boolean => view.kraken === sea || fleetsIn(view, sea) !== undefined;

/** What a picture of one place shows: what is there, then the islands beside it and the sea spaces around with fleets on them. */
export const placeText = (view: View, value: string, name: NameSeat, words: PlaceWords): string | undefined => {
  const places = placesOf(view, name, words.place);
  const contents = (id: string): readonly string[] => {
    const [island, lying] = [islandIn(view, id), fleetsIn(view, id)];
    return [
      ...(island === undefined ? [] : words.onIsland(island)),
      ...view.figures.flatMap(({ creature, island: on }) => (on === id ? words.creatures[creature] : [])),
      ...(lying === undefined ? [] : [words.fleets(lying.fleets)]),
      ...(view.kraken === id ? [words.creatures.kraken] : []),
    ];
  };
  const said = (id: string): readonly string[] => {
    const own = places.find((place) => place.value === id);
    return own === undefined ? [] : [`${[own.name, ...contents(id)].join(', ')}.`];
  };
  const [own] = said(value);
  if (own === undefined) return undefined;
  const seas = BOARDS[view.board].seasAround(value).map(({ id }) => id);
  const around = [...islandsBeside(view, value), ...seas.filter((sea) => isSeaOfNote(view, sea))].flatMap(said);
  const sentences = [own, ...around.map((sentence, index) => (index === 0 ? `${words.around}${sentence}` : sentence))];
  return pictureSentences(sentences, sentences);
};
