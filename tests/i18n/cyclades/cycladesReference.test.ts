import { describe, expect, test } from 'vitest';
import { CREATURES, type Creature, LAND_FIGURES } from '#games/cyclades/types.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('the reference of Cyclades in %s', (_, say) => {
  const { reference } = say.game('cyclades');

  test(`the reference of Cyclades in ${say.locale} has every creature in the order of the rules, with a unique name`, () => {
    expect(reference.map(({ key }) => key)).toEqual(CREATURES);
    expect(new Set(reference.map(({ name }) => name.toLowerCase())).size).toBe(CREATURES.length);
  });

  test.each(reference)(
    `the entry of $name in ${say.locale} has an effect and rulings that fit into an answer`,
    ({ name, text }) => {
      const [effect = '', ...rulings] = text.split('\n');
      expect(effect).toMatch(/\.$/);
      expect(effect.startsWith(`**${name}** – `)).toBe(true);
      expect(rulings.length).toBeGreaterThanOrEqual(2);
      for (const ruling of rulings) expect(ruling).toMatch(/^(- |-# )[\p{Lu}].*\.$/u);
      expect(text).not.toMatch(/undefined| {2}/);
      expect(text.length).toBeLessThanOrEqual(1500);
    },
  );

  test(`the answer to an unknown name in ${say.locale} lists every creature`, () => {
    const sentence = say.common.noSuchEntry(
      reference.map(({ name }) => name),
      0,
    );
    for (const { name } of reference) expect(sentence).toContain(name);
  });
});

describe('a creature’s rulings in English', () => {
  const textOf = (creature: Creature): string =>
    messagesFor('en')
      .game('cyclades')
      .reference.find(({ key }) => key === creature)?.text ?? '';

  test.each<[Creature, string, RegExp]>([
    ['fates', 'are paid before the income is counted', /You pay for the card first.*at this moment/],
    ['griffon', 'may rob a player without gold', /0 or 1 GP/],
    ['griffon', 'is secret between the two', /Only the two of you/],
    ['harpy', 'leaves the island to its owner', /stays its owner’s/],
    ['harpy', 'is kept off by Chiron', /Chiron/],
    ['pegasus', 'may land beside Chiron only for the owner', /Chiron.*owner/],
    ['pegasus', 'is held by Medusa', /Medusa/],
    ['pegasus', 'respects a last island', /last island/],
    ['mermaid', 'takes from the board only without a reserve', /comes from your reserve.*If all eight/],
    ['giant', 'takes own buildings too, never a Metropolis', /even your own, but never a Metropolis/],
    ['satyr', 'makes a Metropolis of a fourth philosopher', /fourth/],
    ['cyclops', 'needs stock', /in stock/],
    ['cyclops', 'frees slots for the Metropolis it completes', /just freed count as free/],
    ['sphinx', 'is paid before the sale', /You pay for the card first/],
    ['sphinx', 'buys at least one piece', /must sell at least one/],
    ['sphinx', 'is not affected by Medusa', /can sell troops from Medusa’s island too/],
    ['sylph', 'counts fleets that sail together', /use two steps/],
    ['sylph', 'ends for fleets that have fought', /have fought can’t move on/],
    ['chimera', 'shuffles all discards at the end', /shuffled into the deck/],
    ['chimera', 'leaves a figure’s card with its buyer', /you keep its card/],
    ['minotaur', 'falls last, by one hit', /One hit.*only after all troops there are gone/],
    ['minotaur', 'fights for the owner, or for himself', /for the island’s owner.*even against the player who bought him/],
    ['minotaur', 'never retreats', /never retreats/],
    ['chiron', 'keeps the Giant from the owner’s buildings too', /not even the owner/],
    ['medusa', 'binds everybody, retreats too', /retreating.*includes attackers and the troops of the player who bought her/],
    ['polyphemus', 'pushes all fleets of a space to one other', /stay together/],
    ['polyphemus', 'loses fleets only without a place', /lost only if there’s no such space/],
    ['kraken', 'sinks fleets on each space for 1 GP a step', /1 GP a step/],
    ['kraken', 'outlives its buyer', /stays even if the player who bought it is eliminated/],
  ])('the English rulings say that %s %s', (creature, _, ruling) => {
    expect(textOf(creature)).toMatch(ruling);
  });

  test.each(CREATURES)('the English rulings of %s say whether it stays as a figure', (creature) => {
    const isFigure = LAND_FIGURES.some((figure) => figure === creature);
    expect(/first turn in a later cycle/.test(textOf(creature))).toBe(isFigure);
    expect(/Two figures on one island destroy each other/.test(textOf(creature))).toBe(isFigure);
  });
});
