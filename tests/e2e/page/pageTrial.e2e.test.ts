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
import { actAs, composer, goTo, nextIs, openPanel, overflow, shoot, smallTargets } from '../../support/drivers/pageDriver.ts';
import { table as cycladesTable, fleets, turnOf } from '../../support/fakes/given.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

const PHONE = { width: 390, height: 844 };
const PEOPLE = ['Ada', 'Blaise', 'Carl'] as const;

const MATCHES: Readonly<Record<string, readonly (CycladesEvent | PeloponnesEvent)[]>> = {
  cyclades: [...cycladesTable(3, { gold: 20 }), ...fleets(0, 'C2', 1), ...turnOf('ares')],
  peloponnes: [...peloponnesTable(3), ...faceUp(['A05', 'A11', 'A04'], ['A03', 'A10'])],
};

/** Stores in which each match that starts continues from its arranged position. */
const arranged = (under: Stores): Stores => {
  const each = Object.entries(MATCHES).map(([game, events]) => startingWith(under, events, theGame(game)));
  const append: MatchStore['append'] = (entry) => (each[entry.match - 1] ?? under).matches.append(entry);
  return { ...under, matches: Object.assign(Object.create(under.matches), { append }) };
};

describeWith('chromium', 'moves tried on a phone', (chromium) => {
  let app: LocalApp;
  let opened: OpenedPage | undefined;
  let page: Page;

  beforeAll(async () => {
    app = await startLocalApp({ page: true, changed: arranged });
    for (const [index, game] of Object.keys(MATCHES).entries()) await begin(app, PEOPLE, `game:${game}`, index + 1);
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

  const look = async (name: string): Promise<void> => {
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await shoot(page, `trial-${name}`);
  };

  test('three moves are tried and played, also after a restart', async () => {
    await goTo(page, '#1 Cyclades');
    await nextIs(page, 'Ada');
    const panel = await openPanel(page);
    await look('1-panel');
    await panel.choose('Try it');
    await look('2-begun');
    await panel.choose('Island 1: +1 troop');
    await panel.choose(/^Island 7: \+fortress/);
    await look('3-two');
    await panel.choose(/^Attack: 2 troops, island 1 to 2/);
    await look('4-odds');
    expect(await panel.text()).toMatch(/recruits a troop.*builds a fortress.*You win the next round 64% of the time/s);
    await app.restart();
    await panel.choose('Play these');
    await look('5-played');
    expect(await panel.text()).toMatch(/recruits a troop.*builds a fortress.*attacks/s);
  });

  test('moves that do not fit any more are named', async () => {
    const first = await openPanel(page);
    await first.choose('Try it');
    await first.choose(/^Island 7: \+1 troop/);
    const other = await openPanel(page);
    await other.choose(/^Island 1: \+1 troop/);
    await first.choose('Play these');
    await look('6-outdated');
    expect(await first.text()).toMatch(/Nothing was played.*recruits a troop on island 7/s);
  });

  test('a bid is tried and planned', async () => {
    await goTo(page, /^#2 /);
    await actAs(page, 'Ada');
    const panel = await openPanel(page);
    await panel.choose('Try it');
    await panel.choose('Fields A05: 5');
    await look('7-bid');
    expect(await panel.text()).toContain('What the other players do then is open');
    await panel.choose('Make it a plan');
    await look('8-plan');
    expect(await panel.text()).toContain('Fields A05 › Up to 5 coins');
  });
});
