import type { AnyGame, BaseEvent, Game, Seat, Shown, Upcast, Viewer } from '#engine/game.ts';
import { evolve } from './evolve.ts';
import { deal, decide, legalMoves } from './rules.ts';
import { type Command, type Event, OPTIONS, type Options, type State, type View } from './types.ts';
import { vocabulary } from './vocabulary.ts';

const view = ({ options, divers, round, step, asked, waiting, outcome }: State, viewer: Viewer): View => ({
  viewer,
  options,
  round,
  step,
  active: waiting,
  chosen: asked.filter((seat) => !waiting.includes(seat)),
  divers: divers.map(({ pearls, lost, charm }, seat) => ({
    pearls,
    lost,
    ...((seat === viewer || step === 'ended') && { charm }),
  })),
  stones: viewer === 'spectator' ? 0 : (divers[viewer]?.stones ?? 0),
  ...(outcome && { outcome }),
});

const isUnseen = (event: Event, viewer: Viewer): boolean =>
  (event.type === 'CharmDealt' || event.type === 'StoneTaken') && event.seat !== viewer;

/** The deal, the shark, how many stones others took, and at the end the value of all charms. */
const reveals = (_: State, event: Event, seat: Seat): Shown | undefined => {
  if (event.type === 'CharmDealt' || event.type === 'SharkCame') return 'luck';
  if (event.type === 'GameEnded') return 'secret';
  return event.type === 'Surfaced' && event.seat !== seat ? 'secret' : undefined;
};

/** Shape 1 of `Surfaced` called the pearls `found`. */
const foundToPearls: Upcast = (event) => {
  const { found, ...rest } = event as BaseEvent & { readonly found: number };
  return { ...rest, pearls: found } as BaseEvent;
};

/**
 * Pearl Divers: a third game, small enough to understand at a glance, that uses every feature of the engine. It takes one diver or more;
 * all choose in secret and in parts (`TakeStone`, then `Dive`), and dive together when the last one is ready; then several may share at the
 * same time, in any order, and thereby give others something to choose. Divers are lost for good; one wins, several, or nobody.
 */
export const divers: Game<State, Command, Event, View, Options> = {
  id: 'divers',
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  initialState: () => ({
    options: { aim: 'most', rounds: '2' },
    divers: [],
    round: 0,
    step: 'gathering',
    asked: [],
    waiting: [],
  }),
  begin: ({ seats, options }) => [{ type: 'DiversMet', seats, options }],
  deal,
  decide,
  evolve,
  active: ({ waiting }) => waiting,
  legalMoves,
  safeMove: ({ step }, seat) => ({ type: step === 'sharing' ? 'KeepPearls' : 'Dive', seat }),
  view,
  redact: (event, viewer) => (isUnseen(event, viewer) ? undefined : event),
  reveals,
  outcome: ({ outcome }) => outcome,
  conclude: (state, outcome) => ({ ...state, step: 'ended', waiting: [], outcome }),
  standing: ({ divers: all }, among) => {
    const most = Math.max(...among.map((seat) => all[seat]?.pearls ?? 0));
    return among.filter((seat) => all[seat]?.pearls === most);
  },
  eliminated: ({ divers: all }) => [...all.keys()].filter((seat) => all[seat]?.lost),
  moment: ({ type }) => (type === 'RoundBegan' ? 'round' : type === 'Surfaced' || type === 'PearlGiven' ? 'card' : undefined),
  eventShapes: {
    DiversMet: [],
    CharmDealt: [],
    RoundBegan: [],
    StoneTaken: [],
    DiverReady: [],
    SharkCame: [],
    Surfaced: [foundToPearls],
    SharingBegan: [],
    PearlsKept: [],
    PearlGiven: [],
    DiverAsked: [],
    GameEnded: [],
  },
  vocabulary,
};

export const toy = divers as unknown as AnyGame;
