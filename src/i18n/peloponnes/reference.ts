import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import { CONQUEST_SURCHARGE, DECLINE_LUXURY } from '#games/peloponnes/data/figures.ts';
import { TILES, type Tile } from '#games/peloponnes/data/tiles.ts';
import type { Civilisation, Disaster } from '#games/peloponnes/types.ts';
import type { ReferenceEntry } from '../sentences.ts';
import { amountWords } from './amounts.ts';
import { CIVILISATIONS, DISASTERS, protectorsFrom } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';
import { PAIRS } from './reckoning.ts';

const namesOf = (t: PeloponnesText) => ({
  /** As where several are listed: with its number, which the picture shows too. */
  tile: ({ id, kind }: Tile): string => t(kind === 'land' ? 'tile' : 'reference-building-name', { tile: id }),
  disaster: (disaster: Disaster): string => t('reference-disaster-name', { disaster }),
  civilisation: (id: Civilisation): string => t('civilisation', { id }),
});

const tileText = (t: PeloponnesText): ((tile: Tile) => string) => {
  const { amountsOf, changeOf, changesOf } = amountWords(t);
  const names = namesOf(t);

  const price = ({ kind, cost, icons }: Tile): string => {
    if (kind === 'building') return t('reference-cost', { cost: amountsOf(cost) });
    const goods = icons.map((id) => t('good', { id }));
    return t('reference-match', { goods: t.all(goods), choice: t.any(goods), count: icons.length });
  };
  const income = (tile: Tile): readonly string[] => {
    const goods = amountsOf(tile.income);
    if (goods === '' && !tile.ofChoice) return [];
    return [t('reference-income', { goods, kind: !tile.ofChoice ? 'goods' : goods === '' ? 'choice' : 'both' })];
  };
  const powers = ({ half, freeLands, protects, supply }: Tile): readonly string[] => [
    ...(protects === undefined ? [] : [t('reference-protects', { disaster: protects })]),
    ...(half ? [t('reference-half')] : []),
    ...(freeLands ? [t('reference-free-lands')] : []),
    ...(supply ? [t('reference-supply')] : []),
  ];
  return (tile) => {
    const change = changeOf(tile.once);
    return [
      t('reference-tile', { name: names.tile(tile), kind: tile.kind, stack: tile.id.charAt(0), power: tile.power }),
      t('reference-offers', { least: tile.least, conquest: tile.least + CONQUEST_SURCHARGE }),
      price(tile),
      ...income(tile),
      ...(change === undefined ? [] : [t('reference-once', { ...change, changes: changesOf(tile.once) })]),
      ...powers(tile),
    ].join('\n');
  };
};

const disasterText = (t: PeloponnesText): ((disaster: Disaster) => string) => {
  const { amountsOf } = amountWords(t);
  const effects: Readonly<Record<Disaster, () => string>> = {
    earthquake: () => t('reference-effect-earthquake', { cost: amountsOf(PAIRS.earthquake) }),
    drought: () => t('reference-effect-drought'),
    plague: () => t('reference-effect-plague'),
    tempest: () => t('reference-effect-tempest', { cost: amountsOf(PAIRS.tempest) }),
    decline: () => t('reference-effect-decline', { luxury: DECLINE_LUXURY }),
  };
  return (disaster) => {
    const protectors = protectorsFrom(disaster).map((tile, index) =>
      t(index === 0 ? 'reference-protector-first' : 'reference-protector', { tile }),
    );
    return [
      t('reference-disaster', { name: namesOf(t).disaster(disaster) }),
      effects[disaster](),
      t('reference-protectors', { tiles: t.all(protectors), count: protectors.length }),
    ].join('\n');
  };
};

const civilisationText = (t: PeloponnesText, civilisation: Civilisation): string => {
  const { amountsOf } = amountWords(t);
  const { number, start, income } = CIVILISATION_TILES[civilisation];
  return t('reference-civilisation', {
    civilisation,
    number,
    of: CIVILISATIONS.length,
    start: amountsOf(start),
    income: amountsOf(income),
  });
};

/** Returns the tiles, by stack and number, then the disasters, then the civilisations by their numbers. */
export const tileReference = (t: PeloponnesText): readonly ReferenceEntry[] => {
  const names = namesOf(t);
  const [ofTile, ofDisaster] = [tileText(t), disasterText(t)];
  return [
    ...TILES.map((tile) => ({ key: tile.id, name: names.tile(tile), text: ofTile(tile) })),
    ...DISASTERS.map((key) => ({ key, name: names.disaster(key), text: ofDisaster(key) })),
    ...CIVILISATIONS.map((key) => ({ key, name: names.civilisation(key), text: civilisationText(t, key) })),
  ];
};
