import type { UseCreature, UseOf } from '#games/cyclades/commands.ts';
import { attackOf } from '#games/cyclades/data/attacks.ts';
import { SPHINX_GOLD, SYLPH_STEPS } from '#games/cyclades/data/figures.ts';
import { creatureCost } from '#games/cyclades/data/purchases.ts';
import type { Building, Creature, LandFigure } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { fleetsAround, fleetsIn, islandIn } from '../board.ts';
import { countedBuildings } from '../buildings.ts';
import type { CycladesText } from '../phrases.ts';
import { buildingAt, fleetsOf, found, sinks, unitsAt, whoIsAt, whose, whoWaits } from './places.ts';

/** What a label of a use is made of. */
interface Context {
  readonly t: CycladesText;
  readonly view: View;
  readonly name: NameSeat;
  /** The creature with its price. */
  readonly priced: string;
  /** Whether there is little room. */
  readonly isShort: boolean;
}

type Label<Use extends UseCreature> = (context: Context, use: Use) => string;
type Labels = { readonly [Name in Creature]: Label<UseOf<Name>> };

/** "Harpy (3 GP)": a card of the track after the asker's discounts; what the Chimera calls is free. */
const pricedCreature = (t: CycladesText, view: View, creature: Creature): string => {
  const cost = creatureCost(view, creature);
  return cost === undefined ? t('creature', { id: creature }) : t('creature-priced', { creature, cost });
};

const figure: Label<UseOf<LandFigure>> = ({ t, view, name, priced }, { creature, island, seat }) => {
  const place = { priced, island, owner: whose(t, view, island, seat, name) };
  const stands = view.figures.find((each) => each.island === island);
  if (stands !== undefined) return t('label-use-destroys', { ...place, other: stands.creature });
  if (creature === 'polyphemus') return t('label-use-polyphemus', { ...place, fleets: fleetsAround(view, island) });
  return t('label-use-figure', { ...place, troops: unitsAt(view, island) });
};

const mermaid: Label<UseOf<'mermaid'>> = ({ t, view, name, priced }, { sea, from }) => {
  const robbed = { priced, sea, seat: name(found(fleetsIn(view, sea)).seat) };
  return from === undefined ? t('label-use-mermaid', robbed) : t('label-use-mermaid-from', { ...robbed, from });
};

const LABELS: Labels = {
  fates: ({ t, view, priced }, { seat }) => t('label-use-fates', { priced, income: view.seats[seat]?.income ?? 0 }),
  griffon: ({ t, name, priced }, { target }) => t('label-use-griffon', { priced, seat: name(target) }),
  dryad: ({ t, view, name, priced }, { target }) =>
    t('label-use-dryad', { priced, seat: name(target), n: view.seats[target]?.priests ?? 0 }),
  satyr: ({ t, view, name, priced }, { target }) =>
    t('label-use-satyr', { priced, seat: name(target), n: view.seats[target]?.philosophers ?? 0 }),
  harpy: ({ t, view, name, priced }, { island }) => {
    const { owner, troops } = found(islandIn(view, island));
    return t('label-use-harpy', { priced, island, seat: name(found(owner)), troops });
  },
  pegasus: ({ t, view, name, priced, isShort }, move) => {
    const { from, to, troops } = move;
    const flight = { priced, from, to, there: whoWaits(t, view, move, name, isShort) };
    return isShort && attackOf(view, move)
      ? t('label-use-pegasus-attack', flight)
      : t('label-use-pegasus', { ...flight, troops });
  },
  mermaid,
  giant: ({ t, view, name, priced }, { island, slot, seat }) =>
    t('label-use-giant', {
      priced,
      building: buildingAt(view, island, slot),
      island,
      owner: whose(t, view, island, seat, name),
      slot: slot + 1,
    }),
  cyclops: ({ t, view, priced }, { island, slot, building }) =>
    t('label-use-cyclops', { priced, was: buildingAt(view, island, slot), building, island, slot: slot + 1 }),
  sphinx: ({ t, priced }) => t('label-use-sphinx', { priced, gold: SPHINX_GOLD }),
  sylph: ({ t, priced }) => t('label-use-sylph', { priced, steps: SYLPH_STEPS }),
  chimera: ({ t, view, priced }) => t('label-use-chimera', { priced, cards: view.discards.length }),
  minotaur: figure,
  chiron: figure,
  medusa: figure,
  polyphemus: figure,
  kraken: ({ t, view, name, priced }, { sea, seat }) =>
    t('label-use-kraken', { priced, sea, there: sinks(t, view, sea, seat, name) }),
};

/** "Harpy (3 GP) on Is4 – Ada loses 1 of 2 troops". */
export const labelOfUse = (t: CycladesText, view: View, use: UseCreature, name: NameSeat, isShort = false): string =>
  (LABELS[use.creature] as Label<UseCreature>)({ t, view, name, priced: pricedCreature(t, view, use.creature), isShort }, use);

/** Returns what a use does, as a sentence that asks whether to play it. */
export const explainedUse = (t: CycladesText, view: View, use: UseCreature, name: NameSeat): string => {
  const priced = t('creature', { id: use.creature });
  const does = (LABELS[use.creature] as Label<UseCreature>)({ t, view, name, priced, isShort: false }, use);
  return t(takesSecretGold(view, use) ? 'explain-use-griffon' : 'explain-use', { does });
};

/** Whether a use takes gold of which nobody else knows how much there is. */
export const takesSecretGold = (view: View, use: UseCreature): boolean =>
  use.creature === 'griffon' && view.seats[use.target]?.gold === undefined;

/** One value of an open field of a use, while several uses (`first` and others) still have it. */
export const choiceOfUse = (
  t: CycladesText,
  view: View,
  field: string,
  uses: readonly UseCreature[],
  first: UseCreature,
  name: NameSeat,
): string => {
  const { creature } = first;
  if (field === 'creature')
    return t('choice-creature', { priced: pricedCreature(t, view, creature), hint: t(`hint-${creature}`) });
  switch (first.creature) {
    case 'giant':
    case 'cyclops': {
      const { island, slot, seat } = first;
      if (field === 'slot') return t('choice-slot', { slot: slot + 1, building: buildingAt(view, island, slot) });
      const owner = whose(t, view, island, seat, name);
      return t('choice-buildings', { island, owner, buildings: t.all(buildingsOf(t, view, uses)) });
    }
    case 'mermaid':
      return t('choice-fleets', { sea: first.sea, fleets: found(fleetsOf(t, view, first.sea, first.seat, name)) });
    case 'pegasus':
      return field === 'from'
        ? t('choice-from-island', { from: first.from, troops: unitsAt(view, first.from) })
        : t('choice-to', { to: first.to, there: whoIsAt(t, view, first.to, first.seat, name) });
    default:
      return labelOfUse(t, view, first, name);
  }
};

/** The buildings among which one can be chosen, each slot once. */
const buildingsOf = (t: CycladesText, view: View, uses: readonly UseCreature[]): readonly string[] => {
  const bySlot = new Map(
    uses.flatMap((use): readonly (readonly [number, Building])[] =>
      use.creature === 'giant' || use.creature === 'cyclops' ? [[use.slot, buildingAt(view, use.island, use.slot)]] : [],
    ),
  );
  return countedBuildings(t, [...bySlot.values()]);
};
