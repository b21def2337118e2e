import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event as CycladesEvent } from '#games/cyclades/events.ts';
import { GODS } from '#games/cyclades/types.ts';
import type { Event as PeloponnesEvent } from '#games/peloponnes/events.ts';
import type { MatchStore, Stores } from '#matches/index.ts';
import {
  atLastMeal,
  bid as bidFor,
  buildings,
  faceUp,
  lands,
  lastMeal,
  marked,
  table as peloponnesTable,
  struck,
} from '../../games/peloponnes/given.ts';
import { startingWith } from '../../support/builders/arrangedMatch.ts';
import { theGame } from '../../support/builders/positions.ts';
import { type OpenedPage, openPage } from '../../support/drivers/browser.ts';
import { begin, type LocalApp, type SandboxPerson, startLocalApp } from '../../support/drivers/localApp.ts';
import {
  actAs,
  composer,
  goTo,
  nextIs,
  openPanel,
  overflow,
  type Panel,
  shoot,
  smallTargets,
} from '../../support/drivers/pageDriver.ts';
import { table as cycladesTable, troops } from '../../support/fakes/given.ts';
import { onTrack } from '../../support/fakes/givenCreatures.ts';
import { describeWith } from '../../support/setup/missingTools.ts';

const PHONE = { width: 390, height: 844 };

interface Arranged {
  readonly game: 'cyclades' | 'peloponnes';
  readonly people: readonly SandboxPerson[];
  readonly options?: string;
  readonly events: readonly (CycladesEvent | PeloponnesEvent)[];
}

/** Each person has the turn of another god, in the order of the people; Blaise’s fleets are placed before Ada’s. */
const gods: Arranged = {
  game: 'cyclades',
  people: ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'],
  events: [
    ...cycladesTable(5, { gold: 20, cycle: 3 }),
    { type: 'IncomeCollected', gold: Array<number>(5).fill(0) },
    onTrack('sphinx', 'fates', 'griffon'),
    ...troops(1, 'is2', 2),
    ...GODS.map((god, seat) => ({ type: 'BidPlaced', seat, god, amount: 1 }) as const),
    { type: 'BidPlaced', seat: 4, god: 'apollo' },
    { type: 'TurnBegan', seat: 0, god: 'poseidon' },
  ],
};

const goods = { coins: 8, wood: 3, stone: 3, food: 3, luxury: 4, inhabitants: 7 };
const two = peloponnesTable(2, { goods: [goods], round: 2 });
const rows = faceUp(['A13', 'A01'], ['A14', 'A12', 'A05']);
const ofTwo = (...events: readonly (PeloponnesEvent | readonly PeloponnesEvent[])[]): Arranged => ({
  game: 'peloponnes',
  people: ['Ada', 'Blaise'],
  events: [...two, ...events.flat()],
});

const asked: PeloponnesEvent = { type: 'ChoiceAsked', seats: [0] };

/** Every step of Peloponnes in which Ada has to choose. */
const STEPS = {
  offer: ofTwo(rows),
  pushedOut: ofTwo(rows, bidFor(0, 'A13', 4), bidFor(1, 'A13', 5), { type: 'BidPushedOut', seat: 0, tile: 'A13', coins: 4 }),
  placing: ofTwo(rows, bidFor(0, 'A13', 4), { type: 'OrderSettled', order: [0, 1] }, asked),
  income: ofTwo(buildings(0, 'A15', 'B15'), { type: 'StepBegan', step: 'income' }, asked),
  earthquake: ofTwo(buildings(0, 'A13', 'A14'), lands(0, 'A05'), struck('earthquake', [0])),
  /** The last supply round, before which only Ada lacks food. */
  supply: {
    game: 'peloponnes',
    people: ['Ada', 'Blaise'],
    events: [...peloponnesTable(2, { goods: lastMeal([goods, goods]), round: 8 }), ...marked(0, 'A13', 'A14'), ...atLastMeal],
  },
  bonus: {
    game: 'peloponnes',
    people: ['Ada'],
    options: 'setting:solo=campaign',
    events: [
      ...peloponnesTable(1, { options: { solo: 'campaign' } }),
      { type: 'LevelBegan', seat: 0, level: 2, target: 28, start: goods },
      { type: 'LevelEnded', seat: 0, level: 2, target: 28, score: 30, won: true },
    ],
  },
} as const satisfies Readonly<Record<string, Arranged>>;

const MATCHES: readonly Arranged[] = [gods, ...Object.values(STEPS)];

/** Stores in which each match that starts continues from its arranged position. */
const arranged = (under: Stores): Stores => {
  const each = MATCHES.map(({ events, game }) => startingWith(under, events, theGame(game)));
  const append: MatchStore['append'] = (entry) => (each[entry.match - 1] ?? under).matches.append(entry);
  return { ...under, matches: Object.assign(Object.create(under.matches), { append }) };
};

/** In the page: whether the newest panel has loaded all its pictures. */
const PICTURES_SHOWN = `[...[...document.querySelectorAll('article.message-secret')].at(-1).querySelectorAll('img')]
  .every((image) => image.complete && image.naturalWidth > 0)`;

/** Ends a turn, which asks for confirmation. */
const end = async (panel: Panel): Promise<void> => {
  await panel.choose('End your turn');
  await panel.choose('Yes, end my turn');
};

describeWith('chromium', 'on a phone, by the panel alone', (chromium) => {
  let app: LocalApp;
  let opened: OpenedPage | undefined;
  let page: Page;

  beforeAll(async () => {
    app = await startLocalApp({ page: true, changed: arranged });
    for (const [index, { game, people, options = '' }] of MATCHES.entries()) {
      await begin(app, people, `game:${game} ${options}`.trim(), index + 1);
    }
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

  /** Saves a screenshot, and checks that everything fits the screen and a thumb. */
  const look = async (name: string): Promise<void> => {
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await expect.poll(() => page.evaluate(PICTURES_SHOWN), { timeout: 60_000 }).toBe(true);
    await shoot(page, `panel-${name}`);
  };

  test('a full turn of each god can be played on the page', async () => {
    await goTo(page, '#1 Cyclades');
    await nextIs(page, 'Ada');
    const poseidon = await openPanel(page);
    await look('poseidon-1-open');
    await poseidon.choose(/^Recruit a fleet in /);
    await poseidon.choose(/^Recruit a fleet in /);
    await poseidon.choose('Build a port (2 GP)');
    await look('poseidon-2-build');
    await poseidon.choose(/^Build a port \(2 GP\) on /);
    await poseidon.choose('Move fleets (1 GP)');
    await poseidon.choose(/^From /);
    await look('poseidon-3-sail');
    await poseidon.choose(/^Move 1 fleet .*(?:next to|open sea)/);
    await look('poseidon-4-sail-on');
    await poseidon.choose(/^Move 1 fleet .*\(free\)/);
    await end(poseidon);

    await nextIs(page, 'Blaise');
    const ares = await openPanel(page);
    await ares.choose(/: \+1 troop$/);
    await look('ares-1-recruited');
    await ares.choose(/: \+fortress/);
    await end(ares);

    await nextIs(page, 'Carl');
    const zeus = await openPanel(page);
    await look('zeus-1-open');
    await zeus.choose(/^Recruit a priest \(free\)/);
    await zeus.choose(/: \+temple/);
    await zeus.choose(/^Buy a creature/);
    await look('zeus-2-creatures');
    await zeus.choose(/^Griffon/);
    await zeus.choose(/Ada/);
    await look('zeus-3-robbed');
    await end(zeus);

    await nextIs(page, 'Dora');
    const athena = await openPanel(page);
    await athena.choose(/^Recruit a philosopher \(free\)/);
    await athena.choose(/: \+university/);
    await look('athena-1-built');
    await end(athena);

    await nextIs(page, 'Emmy');
    const apollo = await openPanel(page);
    await look('apollo-1-prosperity');
    // There is nothing else to do with Apollo: the turn ends by itself.
    await apollo.choose(/^Marker on /);
    await look('apollo-2-next-cycle');
    expect(await apollo.text()).toContain('Cycle 4');
  });

  const ask = async (step: keyof typeof STEPS): Promise<Panel> => {
    await goTo(page, new RegExp(`^#${Object.keys(STEPS).indexOf(step) + 2} `));
    await actAs(page, 'Ada');
    const panel = await openPanel(page);
    await look(`peloponnes-${step}`);
    return panel;
  };

  test('every step of Peloponnes can be played on the page', async () => {
    const offer = await ask('offer');
    await offer.choose(/^Market/);
    await look('peloponnes-offer-coins');
    await offer.choose('Market: 5');
    expect(await offer.text()).toContain('Ada bids 5 coins on the Market');
    const pushed = await ask('pushedOut');
    await pushed.choose('Withdraw 4 coins (+1 coin)');
    await pushed.choose(/^Yes, withdraw/);
    const placing = await ask('placing');
    await placing.choose(/^Pay for Market/);
    const income = await ask('income');
    await income.choose(/^Port/);
    const earthquake = await ask('earthquake');
    await earthquake.choose(/^Discard Market/);
    await look('peloponnes-asked-back');
    await earthquake.choose(/^Yes, discard Market/);
    await earthquake.choose(/^Keep \d/);
    const supply = await ask('supply');
    await supply.choose(/^2: /);
    await look('peloponnes-finishing');
    await supply.choose(/^Pay for Market/);
    await supply.choose(/^Discard Street/);
    await supply.choose(/^Yes, discard Street/);
    expect(await supply.text()).toContain('The match is over');
    const bonus = await ask('bonus');
    await bonus.choose(/^1 stone more/);
    expect(await bonus.text()).toContain('From now on: 1 more stone each round.');
  });
});
