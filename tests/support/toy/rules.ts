import { isDeepStrictEqual } from 'node:util';
import { type Chance, type Decision, fold, rejected, type Seat } from '#engine/game.ts';
import { evolve } from './evolve.ts';
import type { Command, Event, State } from './types.ts';

/** The pearls all divers have to find together, per diver. */
const ENOUGH = 3;
const MAX_STONES = 2;
/** The depth of the shark; at 0 there is none. */
const SHARK = [0, 1, 2] as const;
const CHARMS = [0, 1, 2, 3] as const;

const afloat = ({ divers }: State): readonly Seat[] => [...divers.keys()].filter((seat) => divers[seat]?.lost === false);

/** Charms are dealt, and the first round begins. */
export const deal = (state: State, chance: Chance): readonly Event[] => [
  ...state.divers.map((_, seat): Event => ({ type: 'CharmDealt', seat, worth: chance.die(CHARMS) })),
  { type: 'RoundBegan', round: 1, divers: afloat(state) },
];

/** Every command of the seat that would be accepted now. */
export const legalMoves = (state: State, seat: Seat): readonly Command[] => {
  const diver = state.divers[seat];
  if (diver === undefined || !state.waiting.includes(seat)) return [];
  if (state.step === 'diving') {
    return [...(diver.stones < MAX_STONES ? [{ type: 'TakeStone', seat } as const] : []), { type: 'Dive', seat }];
  }
  const others = afloat(state).filter((other) => other !== seat);
  return [{ type: 'KeepPearls', seat }, ...others.map((target): Command => ({ type: 'GivePearl', seat, target }))];
};

/** The events of a command with all automatic consequences, or why it is refused. Accepts any JSON value. */
export const decide = (state: State, command: Command, chance: Chance): Decision<Event, State> => {
  if (typeof command !== 'object' || command === null || typeof command.seat !== 'number') return rejected('noCommand');
  if (state.step === 'ended') return rejected('gameOver');
  if (state.divers[command.seat]?.lost) return rejected('lostAtSea');
  if (!state.waiting.includes(command.seat)) {
    return rejected(state.asked.includes(command.seat) ? 'chosenAlready' : 'notYourTurn', { active: state.waiting });
  }
  if (!legalMoves(state, command.seat).some((move) => isDeepStrictEqual(move, command))) return rejected('notInThisStep');
  const done = eventsOf(state, command);
  const after = fold({ evolve }, state, done);
  const following = whatFollows(after, chance);
  return { events: [...done, ...following], state: fold({ evolve }, after, following) };
};

const eventsOf = (state: State, command: Command): readonly Event[] => {
  const { seat } = command;
  switch (command.type) {
    case 'TakeStone':
      return [{ type: 'StoneTaken', seat }];
    case 'Dive':
      return [{ type: 'DiverReady', seat }];
    case 'KeepPearls':
      return [{ type: 'PearlsKept', seat }];
    case 'GivePearl': {
      const { target } = command;
      const given: Event = { type: 'PearlGiven', seat, target };
      return state.asked.includes(target) ? [given] : [given, { type: 'DiverAsked', seat: target }];
    }
  }
};

const whatFollows = (state: State, chance: Chance): readonly Event[] => {
  if (state.waiting.length > 0) return [];
  return state.step === 'diving' ? surface(state, chance.die(SHARK)) : nextRound(state);
};

/** All dive together: a pearl for each stone, less one for each other diver at the same depth. */
const surface = (state: State, shark: number): readonly Event[] => {
  const depthOf = (seat: Seat): number => state.divers[seat]?.stones ?? 0;
  const dives = state.asked.map((seat): Event & { type: 'Surfaced' } => {
    const depth = depthOf(seat);
    const lost = depth > 0 && depth === shark;
    const crowd = state.asked.filter((other) => depthOf(other) === depth).length - 1;
    return { type: 'Surfaced', seat, depth, pearls: lost ? 0 : Math.max(0, depth - crowd), lost };
  });
  const told: readonly Event[] = [{ type: 'SharkCame', depth: shark }, ...dives];
  const after = fold({ evolve }, state, told);
  const seats = dives.flatMap(({ seat, pearls }) => (pearls > 0 ? [seat] : []));
  const isShared = seats.length > 0 && afloat(after).length > 1;
  return [...told, ...(isShared ? [{ type: 'SharingBegan', seats } as const] : nextRound(after))];
};

const nextRound = (state: State): readonly Event[] => {
  const { options, round, divers } = state;
  const left = afloat(state);
  if (left.length === 0) return [{ type: 'GameEnded', winners: [], reason: 'allLost' }];
  if (options.aim === 'most' && left.length === 1 && divers.length > 1) {
    return [{ type: 'GameEnded', winners: left, reason: 'lastDiver' }];
  }
  return round < Number(options.rounds) ? [{ type: 'RoundBegan', round: round + 1, divers: left }] : [count(state, left)];
};

const count = ({ options, divers }: State, left: readonly Seat[]): Event => {
  const worths = divers.map(({ pearls, charm }) => pearls + charm);
  if (options.aim === 'together') {
    const isEnough = worths.reduce((sum, worth) => sum + worth, 0) >= ENOUGH * divers.length;
    return { type: 'GameEnded', winners: isEnough ? left : [], reason: isEnough ? 'together' : 'tooFew' };
  }
  const most = Math.max(...left.map((seat) => worths[seat] ?? 0));
  return { type: 'GameEnded', winners: left.filter((seat) => worths[seat] === most), reason: 'most' };
};
