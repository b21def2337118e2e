import type { AnyComputerSeat } from '#engine/computer.ts';
import { computerTaking, playerJudging } from '#games/cyclades/computer/index.ts';
import {
  countFeatures as cycladesFeatures,
  featuresOf as cycladesFeaturesOf,
} from '#games/cyclades/computer/learned/features.ts';
import { evaluateBy } from '#games/cyclades/computer/learned/value.ts';
import { positionOf as cycladesPosition } from '#games/cyclades/computer/position.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { type State as CycladesState, seatOf } from '#games/cyclades/state.ts';
import { type Player, played } from '../support/players/contest.ts';
import { greedy } from '../support/players/greedy.ts';
import { peloponnesTrainee } from './peloponnesTrainee.ts';
import type { Stage, Trainee } from './trainee.ts';

const HALF = [true, false];

/** Returns the players of a league, the more frequent ones several times. */
const leagueOf: Stage['players'] = (seats, network) => {
  const [usual, careful, strong] = [
    computerTaking(0.2),
    computerTaking(0.6),
    playerJudging('trained', { evaluate: evaluateBy({ [seats]: network }), share: 0.5 }),
  ].map((player) => played(player as AnyComputerSeat)) as [Player, Player, Player];
  return [usual, usual, careful, careful, strong, strong, strong, greedy];
};

const cycladesTrainee: Trainee = {
  id: 'cyclades',
  hidden: 12,
  stages: [
    {
      matches: 4_000,
      noisy: [true, true, false],
      mistakeOf: 15,
      players: () => [played(computerTaking(0.1) as AnyComputerSeat)],
    },
    // Against one kind of rival alone it would not learn what other rivals do with the same position.
    { matches: 1_200, noisy: [true, false], mistakeOf: 20, players: leagueOf },
  ],
  countFeatures: cycladesFeatures,
  samplesOf: ({ seat, events }, chance) => {
    const state = events.at(-1)?.state as CycladesState;
    if (state.phase === 'ended' || state.phase === 'unstarted' || !chance.pick(HALF)) return [];
    return [seat, chance.pick([...state.seats.keys()])]
      .filter((each) => !seatOf(state, each).eliminated)
      .map((each) => ({ seat: each, features: cycladesFeaturesOf(cycladesPosition(cyclades.view(state, each)), each) }));
  },
};

export const TRAINEES: Readonly<Record<string, Trainee>> = { cyclades: cycladesTrainee, peloponnes: peloponnesTrainee };
