import type { AnyComputerSeat } from '#engine/computer.ts';
import { computerTaking } from '#games/cyclades/computer/index.ts';
import {
  countFeatures as cycladesFeatures,
  featuresOf as cycladesFeaturesOf,
} from '#games/cyclades/computer/learned/features.ts';
import { positionOf as cycladesPosition } from '#games/cyclades/computer/position.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { type State as CycladesState, seatOf } from '#games/cyclades/state.ts';
import { peloponnesTrainee } from './peloponnesTrainee.ts';
import type { Trainee } from './trainee.ts';

const HALF = [true, false];

const cycladesTrainee: Trainee = {
  id: 'cyclades',
  hidden: 12,
  matches: 4_000,
  mistakeOf: 15,
  countFeatures: cycladesFeatures,
  player: computerTaking(0.1) as AnyComputerSeat,
  samplesOf: ({ seat, events }, chance) => {
    const state = events.at(-1)?.state as CycladesState;
    if (state.phase === 'ended' || state.phase === 'unstarted' || !chance.pick(HALF)) return [];
    return [seat, chance.pick([...state.seats.keys()])]
      .filter((each) => !seatOf(state, each).eliminated)
      .map((each) => ({ seat: each, features: cycladesFeaturesOf(cycladesPosition(cyclades.view(state, each)), each) }));
  },
};

export const TRAINEES: Readonly<Record<string, Trainee>> = { cyclades: cycladesTrainee, peloponnes: peloponnesTrainee };
