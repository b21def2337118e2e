import { describe, expect, test } from 'vitest';
import { type Chance, fold } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { CREATURES, type Creature } from '#games/cyclades/types.ts';
import { DEFAULTS, given, stateAfter, table, turnOf } from '../../../support/fakes/given.ts';
import { bought, discarded, drawing, figure, onTrack } from '../../../support/fakes/givenCreatures.ts';
import { seeded } from '../../../support/fakes/seededChance.ts';

const END: Command = { type: 'EndTurn', seat: 0 };

/** The last turn of a cycle, with these cards on the track, of which these have been used. */
const endOf = (cycle: number, track: readonly Creature[], used: readonly Creature[] = []) =>
  given(table(3, { cycle }), onTrack(...track), discarded(...used), turnOf('ares'));

const deal = (options = DEFAULTS, chance: Chance = seeded(1)): State => {
  const begun = stateAfter(cyclades.begin({ seats: 3, options }));
  return fold(cyclades, begun, cyclades.deal(begun, chance));
};

const publicTrack = (state: State) => cyclades.view(state, 'spectator').track;

/** Returns every card that a decision may draw first: the cards of the deck. */
const deckOf = (position: State): readonly string[] => {
  const drawn = Array.from({ length: 300 }, (_, seed) => {
    const { events = [] } = cyclades.decide(position, END, seeded(seed));
    const track = events.find((event) => event.type === 'TrackFilled')?.track ?? [];
    return track[track.length - 1] ?? 'none';
  });
  return [...new Set(drawn)].toSorted();
};

describe('11 The creature track', () => {
  test('11.1 there are seventeen creatures, one card of each', () => {
    expect(new Set(CREATURES).size).toBe(17);
    const view = cyclades.view(deal(), 'spectator');
    expect(view.deck).toBe(17 - view.track.filter(({ creature }) => creature !== undefined).length);
    expect(view.discards).toEqual([]);
  });

  test('11.1 without creatures the track stays empty', () => {
    const options = { ...DEFAULTS, creatures: 'none' } as const;
    expect(deal(options).track).toEqual([]);
    const next = given(table(3, { cycle: 4, options }), turnOf('ares'))
      .when(END)
      .thenWithout('TrackFilled');
    expect(cyclades.view(next, 0)).toMatchObject({ cycle: 5, track: [], discards: [], deck: 0, figures: [] });
    given(table(3, { options }), turnOf('ares'))
      .when({ type: 'UseCreature', seat: 0, creature: 'fates' })
      .thenRejected('notOnTrack', { creature: 'fates' });
    given(table(3, { options }), turnOf('zeus'))
      .when({ type: 'SwapCreature', seat: 0, creature: 'fates' })
      .thenRejected('notOnTrack', { creature: 'fates' });
  });

  test('11.2 the spaces cost 4, 3 and 2 GP from the newest card to the oldest', () => {
    const { state } = given(table(3), onTrack('dryad', 'fates', 'harpy'));
    expect(publicTrack(state)).toEqual([
      { creature: 'dryad', cost: 4 },
      { creature: 'fates', cost: 3 },
      { creature: 'harpy', cost: 2 },
    ]);
  });

  test('11.3 the track of the first cycle has one card, at 4', () => {
    const dealt = Array.from({ length: 200 }, (_, seed) => deal(DEFAULTS, seeded(seed)));
    for (const state of dealt) expect(publicTrack(state)[0]).toMatchObject({ creature: expect.any(String), cost: 4 });
    for (const state of dealt) expect(state.track.filter((card) => card !== undefined)).toHaveLength(1);
    expect(new Set(dealt.map((state) => state.track[0])).size).toBe(17);
  });

  test('11.4 in the second cycle the card moves to 3 and a new one comes at 4', () => {
    const next = endOf(1, ['sylph'])
      .when(END, drawing('giant'))
      .thenIncludes({ type: 'TrackFilled', track: ['giant', 'sylph'] });
    expect(next.discards).toEqual([]);
    expect(publicTrack(next).slice(0, 2)).toEqual([
      { creature: 'giant', cost: 4 },
      { creature: 'sylph', cost: 3 },
    ]);
  });

  test('11.4 in the second cycle two new cards come at 4 and 3 if the first has been used', () => {
    const next = endOf(1, ['sylph'], ['sylph']).when(END, drawing('giant', 'harpy')).thenAccepted();
    expect(next.track).toEqual(['harpy', 'giant']);
    expect(next.discards).toEqual(['sylph']);
  });

  test('11.5 the third cycle fills all three spaces, and discards nothing', () => {
    const next = endOf(2, ['giant', 'sylph']).when(END, drawing('harpy')).thenAccepted();
    expect(next.track).toEqual(['harpy', 'giant', 'sylph']);
    expect(next.discards).toEqual([]);
    expect(endOf(2, ['giant', 'sylph'], ['giant']).when(END, drawing('harpy', 'fates')).thenAccepted().track).toEqual([
      'fates',
      'harpy',
      'sylph',
    ]);
  });

  test('11.5 Minotaur at 2 is discarded, Pegasus slides to 2, 3 and 4 are refilled, since the card at 3 had been used', () => {
    const next = endOf(3, ['pegasus', 'dryad', 'minotaur'], ['dryad'])
      .when(END, drawing('harpy', 'kraken'))
      .thenIncludes({ type: 'TrackFilled', track: ['kraken', 'harpy', 'pegasus'], discarded: 'minotaur' });
    expect(next.discards).toEqual(['dryad', 'minotaur']);
  });

  test.each([
    { used: [], drawn: ['fates'], track: ['fates', 'pegasus', 'dryad'], discards: ['minotaur'] },
    { used: ['minotaur'], drawn: ['fates'], track: ['fates', 'pegasus', 'dryad'], discards: ['minotaur'] },
    { used: ['pegasus'], drawn: ['fates', 'giant'], track: ['giant', 'fates', 'dryad'], discards: ['pegasus', 'minotaur'] },
    {
      used: ['dryad', 'pegasus'],
      drawn: ['fates', 'giant', 'sylph'],
      track: ['sylph', 'giant', 'fates'],
      discards: ['dryad', 'pegasus', 'minotaur'],
    },
    {
      used: ['minotaur', 'pegasus', 'dryad'],
      drawn: ['fates', 'giant', 'sylph'],
      track: ['sylph', 'giant', 'fates'],
      discards: ['minotaur', 'pegasus', 'dryad'],
    },
  ] as const)('11.5 the next track is $track when $used are used', ({ used, drawn, track, discards }) => {
    const next = endOf(3, ['pegasus', 'dryad', 'minotaur'], used)
      .when(END, drawing(...drawn))
      .thenAccepted();
    expect(next.track).toEqual(track);
    expect(next.discards).toEqual(discards);
  });

  test('11.6 the first of several drawn cards goes to the cheapest empty space', () => {
    const used: readonly Creature[] = ['pegasus', 'dryad', 'minotaur'];
    const next = endOf(7, used, used)
      .when(END, drawing('harpy', 'giant', 'fates'))
      .thenAccepted();
    expect(next.track).toEqual(['fates', 'giant', 'harpy']);
  });

  test('11.7 the deck is all cards neither on the track nor in the discard pile nor with a buyer', () => {
    const track: readonly Creature[] = ['pegasus', 'dryad', 'minotaur'];
    const position = given(
      table(3, { cycle: 5 }),
      onTrack(...track),
      discarded('fates', 'kraken'),
      figure(1, 'medusa', 'is4'),
      turnOf('ares'),
    );
    const seen = [...track, 'fates', 'kraken', 'medusa'];
    expect(cyclades.view(position.state, 'spectator').deck).toBe(17 - seen.length);
    const used = fold(cyclades, position.state, [bought('pegasus', 0), bought('dryad', 0)]);
    expect(deckOf(used)).toEqual(CREATURES.filter((card) => !seen.includes(card)).toSorted());
  });

  test('11.7 the discard pile is shuffled and becomes the deck when the deck is empty', () => {
    const track: readonly Creature[] = ['pegasus', 'dryad', 'minotaur'];
    const rest = CREATURES.filter((card) => !track.includes(card));
    const empty = endOf(9, track, rest);
    expect(cyclades.view(empty.state, 'spectator').deck).toBe(0);
    const next = empty
      .when(END, drawing('minotaur'))
      .thenIncludes({ type: 'TrackFilled', track: ['minotaur', 'pegasus', 'dryad'], discarded: 'minotaur', shuffled: true });
    expect(cyclades.view(next, 'spectator')).toMatchObject({ discards: [], deck: 14 });
  });

  test('11.7 a deck that runs out during a refill is drawn to its end before the discard pile is shuffled', () => {
    const track: readonly Creature[] = ['pegasus', 'dryad', 'minotaur'];
    const rest = CREATURES.filter((card) => ![...track, 'giant'].includes(card));
    const position = endOf(9, track, [...rest, 'pegasus']);
    const next = position
      .when(END, drawing('giant', 'pegasus'))
      .thenIncludes({ type: 'TrackFilled', track: ['pegasus', 'giant', 'dryad'], discarded: 'minotaur', shuffled: true });
    expect(cyclades.view(next, 'spectator')).toMatchObject({ discards: [], deck: 14 });
    expect(() => position.when(END, drawing('fates'))).toThrow('No fates can be drawn from giant.');
  });

  test('11.7 the discard pile is not shuffled when the deck has just enough cards', () => {
    const track: readonly Creature[] = ['pegasus', 'dryad', 'minotaur'];
    const rest = CREATURES.filter((card) => ![...track, 'giant'].includes(card));
    const next = endOf(9, track, rest).when(END, drawing('giant')).thenAccepted();
    expect(cyclades.view(next, 'spectator')).toMatchObject({ deck: 0, discards: [...rest, 'minotaur'] });
  });
});
