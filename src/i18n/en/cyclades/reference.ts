import type { Creature } from '#games/cyclades/types.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';

/** What a creature does, and how it is ruled where the effect leaves a question. */
interface Entry {
  readonly effect: string;
  readonly rulings: readonly string[];
}

/** Of every figure on an island. */
const FIGURE_RULINGS: readonly string[] = [
  'It may go to any island, owned or not. It stays, and its card with its buyer, until the buyer’s first turn in a later cycle begins; Apollo’s counts.',
  'Two figures on one island destroy each other at once, before the second does anything; both cards go to the discard pile.',
  'If its buyer is out of the game, it leaves the board.',
];

const ENTRIES: Readonly<Record<Creature, Entry>> = {
  fates: {
    effect: 'You collect your income once more.',
    rulings: ['Their price is paid first. The income is what your prosperity markers and trade spaces bring at this moment.'],
  },
  griffon: {
    effect: 'You take half of one opponent’s gold, rounded down.',
    rulings: [
      'Any opponent who is still in the game can be chosen. From one with 0 or 1 GP you get nothing.',
      'Only the two of you learn how much it was, unless gold is open in this match.',
    ],
  },
  harpy: {
    effect: 'One troop of an opponent is removed from an island.',
    rulings: [
      'The island stays its owner’s, even if that was the last troop.',
      'Your own troops cannot be chosen, nor those on the island where Chiron stands.',
    ],
  },
  pegasus: {
    effect: 'Some or all troops of one of your islands fly to any other island, without a chain of fleets.',
    rulings: [
      'Troops that defend it are fought as usual; without a defender the island is taken at once.',
      'A last island is protected from Pegasus as from any other attack.',
      'Where Chiron stands only the owner of the island may land. Troops held by Medusa cannot leave.',
    ],
  },
  mermaid: {
    effect: 'An opponent’s fleet that lies alone in its space gives way to a fleet of yours.',
    rulings: [
      'The space may be anywhere at sea; exactly one fleet must lie there.',
      'Yours comes from your reserve. Only if all eight are on the board you take it from a space of your choice.',
    ],
  },
  giant: {
    effect: 'One building is destroyed.',
    rulings: [
      'It may be anybody’s, yours too, but never a Metropolis.',
      'On the island where Chiron stands every building is safe.',
    ],
  },
  dryad: { effect: 'You take a priest from an opponent.', rulings: ['The opponent must have one.'] },
  satyr: {
    effect: 'You take a philosopher from an opponent.',
    rulings: ['The opponent must have one.', 'A fourth philosopher becomes a Metropolis at once.'],
  },
  cyclops: {
    effect: 'One of your buildings becomes another type, in the same slot.',
    rulings: [
      'The new type must be in stock. A Metropolis cannot be changed.',
      'If that completes a set, it is given up at once, and then you choose where the Metropolis goes; the slots just freed count as free.',
    ],
  },
  sphinx: {
    effect: 'You sell any number of your troops, fleets, priests and philosophers for 2 GP each.',
    rulings: [
      'Her price is due first; it cannot be paid from the sale.',
      'At least one piece must be sold. Islands left without troops stay yours.',
      'Medusa does not keep troops from being sold.',
    ],
  },
  sylph: {
    effect: 'Your fleets sail ten steps for nothing; one fleet, one space is one step.',
    rulings: [
      'You share the steps among your fleets as you like; two fleets that sail together use two steps for each space.',
      'Fleets of others are fought. Those of yours that have fought are done, the rest may sail on.',
      'Nothing else can be done in between, and steps that you do not use lapse.',
    ],
  },
  chimera: {
    effect: 'You use any creature of the discard pile now.',
    rulings: [
      'Only the Chimera is paid for. The creature must have something to act on.',
      'When its effect is over, battles included, the whole discard pile with the Chimera is shuffled into the deck.',
      'The card of a figure that goes to an island stays with you instead, and is discarded when the figure leaves.',
    ],
  },
  minotaur: {
    effect: 'A figure that defends its island like two troops more.',
    rulings: [
      'It takes one hit to remove him, once all troops there are gone.',
      'He fights for the owner of the island against anybody, even without troops; on an island that is nobody’s he fights for himself, against his buyer too.',
      'He never retreats: when the troops do, he fights on. If nobody is left, the owner keeps the island.',
      ...FIGURE_RULINGS,
    ],
  },
  chiron: {
    effect: 'A figure that keeps Pegasus, the Giant and the Harpy from its island.',
    rulings: [
      'The owner of the island may land there with Pegasus, and Pegasus may leave it.',
      'The Giant is refused to everybody, the owner included.',
      ...FIGURE_RULINGS,
    ],
  },
  medusa: {
    effect: 'A figure that holds all troops on its island.',
    rulings: [
      'They cannot leave by moving, by Pegasus or by retreating, whoever they belong to: her buyer’s and attackers’ too.',
      'They defend as usual, and others may land.',
      ...FIGURE_RULINGS,
    ],
  },
  polyphemus: {
    effect: 'A figure that drives all fleets next to its island one space away and keeps fleets from coming there.',
    rulings: [
      'You push the fleets of one space after the other, in your order, yours too; those of one space stay together.',
      'They go to a space that is empty or their owner’s, is not next to the island and is free of the Kraken. Only where there is none are they lost.',
      'While he stays no fleet may enter the spaces next to his island, retreat to them or be recruited there.',
      ...FIGURE_RULINGS,
    ],
  },
  kraken: {
    effect: 'You put the Kraken on any sea space and may move it on for 1 GP a step; all fleets in each of these spaces sink.',
    rulings: [
      'It sinks everybody’s fleets, yours too. It may pass and stop next to Polyphemus.',
      'It stays and blocks its space: no fleet may enter it, retreat to it or be recruited there.',
      'Its card is discarded at once. Whoever uses it again lifts the Kraken and puts it anywhere; that first space is free.',
      'The Kraken belongs to nobody and stays even when its buyer is out of the game.',
    ],
  },
};

const BUYING =
  '-# Bought in a turn of Poseidon, Ares, Zeus or Athena and used at once. Its space costs 4, 3 or 2 GP; each temple and each Metropolis takes off 1 GP once a cycle, down to 1 GP.';

const entry = (creature: Creature, { effect, rulings }: Entry): ReferenceEntry => ({
  key: creature,
  name: CREATURE_NAMES[creature],
  text: [`**${CREATURE_NAMES[creature]}** – ${effect}`, ...rulings.map((ruling) => `- ${ruling}`), BUYING].join('\n'),
});

/** The creatures, with their effects and rulings. */
export const reference: readonly ReferenceEntry[] = (Object.entries(ENTRIES) as readonly [Creature, Entry][]).map(
  ([creature, rules]) => entry(creature, rules),
);
