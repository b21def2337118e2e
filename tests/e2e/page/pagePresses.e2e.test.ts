import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event as CycladesEvent } from '#games/cyclades/events.ts';
import type { Event as PeloponnesEvent } from '#games/peloponnes/events.ts';
import type { MatchStore, Stores } from '#matches/index.ts';
import { faceUp, table as peloponnesTable } from '../../games/peloponnes/given.ts';
import { startingWith } from '../../support/builders/arrangedMatch.ts';
import { theGame } from '../../support/builders/positions.ts';
import { type OpenedPage, openPage } from '../../support/drivers/browser.ts';
import { begin, type LocalApp, startLocalApp } from '../../support/drivers/localApp.ts';
import { actAs, composer, goTo, openPanel, ownMessage, type Panel, panelOf, shoot } from '../../support/drivers/pageDriver.ts';
import { table as cycladesTable, fleets, troops, turnOf } from '../../support/fakes/given.ts';
import { onTrack } from '../../support/fakes/givenCreatures.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

/** How many presses it takes to play, from the post of the turn to the move made. */

const PHONE = { width: 390, height: 844 };

interface Arranged {
  readonly game: 'cyclades' | 'peloponnes';
  readonly events: readonly (CycladesEvent | PeloponnesEvent)[];
}

const cyclades = (...events: readonly (CycladesEvent | readonly CycladesEvent[])[]): Arranged => ({
  game: 'cyclades',
  events: [...cycladesTable(4, { gold: 20, cycle: 3 }), ...events.flat()],
});

const goods = { coins: 8, wood: 3, stone: 3, food: 3, luxury: 4, inhabitants: 7 };

const MATCHES = {
  bid: cyclades({ type: 'BidPlaced', seat: 0, god: 'ares', amount: 2 }),
  ares: cyclades(onTrack('sphinx', 'fates', 'griffon'), troops(0, 'is1', 2), fleets(0, 'C3'), turnOf('ares')),
  kraken: cyclades(onTrack('kraken', 'fates', 'griffon'), turnOf('zeus')),
  voyage: cyclades(fleets(0, 'C3', 2), turnOf('poseidon')),
  battle: cyclades(fleets(0, 'C3', 2), turnOf('poseidon')),
  tiles: {
    game: 'peloponnes',
    events: [
      ...peloponnesTable(4, { goods: Array(4).fill(goods), round: 2 }),
      ...faceUp(['A13', 'A01', 'A02', 'A03'], ['A14', 'A12', 'A05']),
    ],
  },
} as const satisfies Readonly<Record<string, Arranged>>;

const PEOPLE = ['Ada', 'Blaise', 'Carl', 'Dora'] as const;

/** Stores in which each match that starts continues from its arranged position. */
const arranged = (under: Stores): Stores => {
  const each = Object.values(MATCHES).map(({ events, game }) => startingWith(under, events, theGame(game)));
  const append: MatchStore['append'] = (entry) => (each[entry.match - 1] ?? under).matches.append(entry);
  return { ...under, matches: Object.assign(Object.create(under.matches), { append }) };
};

describeWith('chromium', 'the presses of a move', (chromium) => {
  let app: LocalApp;
  let opened: OpenedPage | undefined;
  let page: Page;

  beforeAll(async () => {
    app = await startLocalApp({ page: true, changed: arranged });
    for (const [index, { game }] of Object.values(MATCHES).entries()) await begin(app, PEOPLE, `game:${game}`, index + 1);
    // A running bot caches the deal; one that is restarted reads the arranged position.
    await app.restart();
    opened = await openPage(chromium, app.sandbox.url, PHONE);
    page = opened.page;
    await composer(page).waitFor();
  });

  afterAll(async () => {
    await opened?.close();
    await app.stop();
    expect([...(opened?.errors ?? []), ...(opened?.strayRequests ?? [])]).toEqual([]);
  });

  const open = async (match: keyof typeof MATCHES, name: string): Promise<Panel> => {
    await goTo(page, new RegExp(`^#${Object.keys(MATCHES).indexOf(match) + 1} `));
    await actAs(page, name);
    const panel = await openPanel(page);
    await shoot(page, `presses-${match}`);
    return panel;
  };

  /** Ends the turn, which is the last one of the cycle. */
  const end = async (panel: Panel): Promise<void> => {
    await panel.choose('End your turn');
    await panel.choose('Yes, end my turn');
    expect(await panel.text()).toContain('Cycle 4');
  };

  test('a bid for a god takes 2 presses, any other amount 3', async () => {
    const panel = await open('bid', 'Blaise');
    await panel.choose('Ares: 4');
    expect(await panel.text()).toContain('Blaise bids 4 on Ares.');
    expect(panel.presses()).toBe(2);
    const other = await open('bid', 'Ada');
    await other.choose('Zeus: other amount');
    await other.choose('Zeus: 9');
    expect(await other.text()).toContain('Ada bids 9 on Zeus.');
    expect(other.presses()).toBe(3);
  });

  test('a turn of Ares with recruit, move and fortress takes 6 presses', async () => {
    const panel = await open('ares', 'Ada');
    await panel.choose('Island 8: +1 troop');
    await panel.choose('2 troops: island 8 to 5');
    await panel.choose(/^Island 5: \+fortress/);
    await end(panel);
    expect(panel.presses()).toBe(6);
  });

  test('a Kraken takes 3 presses', async () => {
    const panel = await open('kraken', 'Ada');
    await panel.choose('Kraken (4 GP)');
    await shoot(page, 'presses-kraken-targets');
    await panel.choose(/destroys Dora’s fleet/);
    expect(await panel.text()).toContain('Dora');
    expect(panel.presses()).toBe(3);
  });

  /** Opens the planned moves from a panel, which takes 2 presses from the post on. */
  const planAhead = async (panel: Panel): Promise<Panel> => {
    const before = await panel.message.getAttribute('data-message');
    await panel.message.getByRole('button', { name: 'Plan ahead' }).click();
    await expect.poll(() => ownMessage(page).getAttribute('data-message')).not.toBe(before);
    await ownMessage(page).getByText('Your planned moves').waitFor();
    return panelOf(page, ownMessage(page));
  };

  test.each([
    { match: 'bid', name: 'Dora', wanted: 'Athena › Up to 3 GP', saved: 'Saved: Bids in cycle 3: Athena up to 3 GP' },
    {
      match: 'tiles',
      name: 'Blaise',
      wanted: 'Mountains A01 › Up to 3 coins',
      saved: 'Saved: ',
    },
  ] as const)('a plan of one bid takes 4 presses: $wanted', async ({ match, name, wanted, saved }) => {
    const panel = await open(match, name);
    const plan = await planAhead(panel);
    await shoot(page, `presses-plan-${match}`);
    await plan.choose(wanted);
    await plan.choose('Save');
    expect(await plan.text()).toContain(saved);
    expect(panel.presses() + plan.presses()).toBe(4);
  });

  test('a voyage of three steps takes 3 presses, and one line of the log', async () => {
    const panel = await open('voyage', 'Ada');
    await panel.choose(/^Move 2 fleets from C3 to \w\d, 3 steps \(1 GP\) – (?:next to islands?|open sea)/);
    expect(await panel.text()).toMatch(/^Ada moves 2 fleets from C3 to \w\d for 1 GP \(no steps remaining\)\.$/m);
    expect((await panel.text()).match(/ moves /g)).toHaveLength(1);
    expect(panel.presses()).toBe(3);
  });

  test('a voyage into a battle takes 3 presses, and a confirmation with the odds', async () => {
    const panel = await open('battle', 'Ada');
    await panel.choose(/^Attack: 2 fleets, C3 to F3 \(1 GP\) – Dora, 2 v 1/);
    expect(await panel.text()).toContain('You win the next round');
    expect(panel.presses()).toBe(3);
    await panel.choose(/^Yes, attack: 2 fleets, C3 to F3/);
    expect(await panel.text()).toContain('Battle in F3: Ada attacks Dora with 2 fleets from C3 for 1 GP.');
  });

  test('a bid on a tile takes 2 presses', async () => {
    const panel = await open('tiles', 'Ada');
    await panel.choose('Market: 4');
    expect(await panel.text()).toContain('Ada bids 4 coins on the Market');
    expect(panel.presses()).toBe(2);
  });
});
