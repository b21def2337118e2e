import { describe, expect, test } from 'vitest';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { layOut } from '#renderers/peloponnes/layout/layout.ts';
import { NAMES } from '../../support/builders/cycladesViews.ts';
import { betweenOffers, firstRound, lastRound } from '../../support/builders/peloponnesViews.ts';
import { wordsOf } from '../../support/builders/pictureWords.ts';
import { measure } from '../../support/golden/measure.ts';
import { labelsOf } from '../../support/golden/peloponnesParts.ts';
import { present } from '../../support/setup/present.ts';

const WORDS = wordsOf('peloponnes');

const laid = (view: View) => layOut(view, NAMES, WORDS, measure);

describe('the header of a picture', () => {
  const head = (view: View) => present(laid(view).header);

  test('the header shows round, stack and turn order', () => {
    const { title, rounds, stack, order } = head({ ...lastRound(4), round: 5, stacks: { A: 3, B: 7, C: 10 } });
    expect(title.text).toBe('Round 5');
    expect(rounds.map(({ letter, time }) => `${letter.text} ${time}`)).toEqual([
      ...['A past', 'A past', 'A past', 'B past', 'B now', 'B later'],
      ...['C later', 'C later'],
    ]);
    expect(stack?.left.text).toBe('×7');
    expect(order?.counters.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
  });

  test('the header shows the pushed-out seat before those that wait to offer', () => {
    const { phase, due, dueNames, pushedOut } = head(lastRound(4));
    expect(phase.text).toBe('Bids');
    expect(due.map(({ seat, state }) => [seat, state])).toEqual([
      [3, 'pushedOut'],
      [0, 'waiting'],
    ]);
    expect(dueNames?.text).toBe('Jo');
    expect(pushedOut?.coins.text).toBe('14');
    expect(head(firstRound(4))).not.toHaveProperty('pushedOut');
  });

  test('the header shows who has chosen in a step of all seats', () => {
    const { due } = head(betweenOffers(4, { phase: 'income', asked: [0, 2, 3], chosen: [2], active: [0, 3] }));
    expect(due.map(({ seat, state }) => [seat, state])).toEqual([
      [0, 'acting'],
      [2, 'done'],
      [3, 'acting'],
    ]);
  });

  test('the header shows how near each disaster is, which have struck and which is in progress', () => {
    const { disasters, blank } = head(betweenOffers(3, { phase: 'disaster', disaster: { disaster: 'plague', protected: [] } }));
    expect(
      disasters.map(({ disaster, chits, struck, now }) => [disaster, chits.filter(({ turned }) => turned).length, struck, now]),
    ).toEqual([
      ['earthquake', 3, true, false],
      ['drought', 2, false, false],
      ['plague', 3, true, true],
      ['tempest', 2, false, false],
      ['decline', 1, false, false],
    ]);
    expect(blank).toBeDefined();
    expect(head(firstRound(3))).not.toHaveProperty('blank');
  });

  test('the header of a campaign shows level, target and chosen goods in place of a turn order', () => {
    const { campaign, order } = head({ ...lastRound(1), campaign: { level: 3, target: 32, bonuses: ['wood', 'food'] } });
    expect(order).toBeUndefined();
    expect([campaign?.level.text, campaign?.target.text, ...present(campaign).bonuses.map(({ good }) => good)]).toEqual([
      'Level 3',
      '32',
      'wood',
      'food',
    ]);
  });
});

describe('the stage', () => {
  const stage = (view: View) => present(laid(view).stage);
  const said = ({ title }: ReturnType<typeof stage>): string => title.map(({ text }) => text).join(' ');

  test('the stage shows the disaster, what it takes and who is protected', () => {
    const tempest = stage(
      betweenOffers(4, {
        phase: 'disaster',
        disaster: { disaster: 'tempest', protected: [2] },
        asked: [0, 3],
        chosen: [3],
        active: [0],
      }),
    );
    expect(said(tempest)).toBe('Tempest');
    expect(tempest.toll?.goods.map(({ good, label }) => `${label.text} ${good}`)).toEqual(['1 coins', '1 food']);
    expect(tempest.toll?.each?.text).toBe('each land');
    expect(tempest.players.map(({ counter, standing }) => [counter.seat, standing])).toEqual([
      [1, 'none'],
      [2, 'protected'],
      [3, 'chosen'],
      [0, 'waiting'],
    ]);
  });

  test.each([
    ['drought', ['−1/3 food']],
    ['plague', ['−1/3 inhabitants']],
    ['decline', ['−10 luxury']],
    ['earthquake', ['1 wood', '1 stone']],
  ] as const)('the stage shows what the %s takes', (disaster, taken) => {
    const { toll } = stage(betweenOffers(2, { phase: 'disaster', disaster: { disaster, protected: [] } }));
    expect(toll?.goods.map(({ good, label }) => `${label.text} ${good}`)).toEqual(taken);
  });

  test('the stage ranks the seats at the end, winners first', () => {
    const shown = stage(betweenOffers(4, { phase: 'ended', outcome: { winners: [2], reason: 'score' } }));
    expect(said(shown)).toBe('Victory');
    expect(shown.players.map(({ counter, standing, score }) => [counter.seat, standing, score?.text])).toEqual([
      [2, 'winner', '45'],
      [0, 'none', '63'],
      [1, 'none', '54'],
      [3, 'none', '36'],
    ]);
  });

  test.each([
    ['campaignLost', [], 'Level lost'],
    ['campaignWon', [0], 'Victory'],
    ['soloScore', [0], 'The end'],
    ['abandoned', [], 'The end'],
  ])('the title for the reason %s with winners %j is %s', (reason, winners, title) => {
    expect(said(stage(betweenOffers(1, { phase: 'ended', outcome: { winners, reason } })))).toBe(title);
  });

  test.each(['revealing', 'offers', 'placing'] as const)('the stage is not shown while tiles are for sale: %s', (phase) => {
    expect(laid(betweenOffers(3, { phase }))).not.toHaveProperty('stage');
    expect(laid(betweenOffers(3, { phase: 'feeding', supply: 'tile' }))).not.toHaveProperty('stage');
    expect(laid(betweenOffers(3, { phase: 'feeding', supply: 'final' }))).not.toHaveProperty('rows');
  });

  test('the stage shortens no name of a seat to nothing', () => {
    const texts = labelsOf(laid(betweenOffers(5, { phase: 'income', active: [0] }))).map(({ text }) => text);
    for (const name of ['Ariadne', 'Theodoros', 'Jo']) expect(texts).toContain(name);
  });
});
