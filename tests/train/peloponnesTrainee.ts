import type { AnyComputerSeat } from '#engine/computer.ts';
import { outputOf, probabilityOf } from '#engine/network.ts';
import { futureOf } from '#games/peloponnes/computer/future.ts';
import { playerSeeing } from '#games/peloponnes/computer/index.ts';
import { FEATURES, featuresOf } from '#games/peloponnes/computer/learned/features.ts';
import { CORRECTIONS, correctionOf, STAGES, stageOf } from '#games/peloponnes/computer/learned/value.ts';
import { projectionOf, type Rest } from '#games/peloponnes/computer/outlook.ts';
import { positionOf } from '#games/peloponnes/computer/position.ts';
import { ROUNDS } from '#games/peloponnes/data/figures.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { worthOf } from '#games/peloponnes/rules/holdings.ts';
import type { State } from '#games/peloponnes/state.ts';
import { played } from '../support/players/contest.ts';
import type { Trainee } from './trainee.ts';

/** What the round still brings when one of its steps begins. */
const RESTS: Readonly<Record<string, Rest>> = {
  offers: { finishing: false, offers: true, income: true },
  income: { finishing: false, offers: false, income: true },
  chits: { finishing: false, offers: false, income: false },
};
const FUTURES = 16;

/** It learns by how many points a civilisation ends above or below its projection: each match tells that of every seat. */
export const peloponnesTrainee: Trainee = {
  id: 'peloponnes',
  hidden: 8,
  stages: [
    {
      matches: 2_000,
      noisy: [true, true, false],
      mistakeOf: 60,
      players: () => [played(playerSeeing('trainee', 6) as AnyComputerSeat)],
    },
  ],
  countFeatures: () => FEATURES,
  samplesOf: ({ events }, chance) =>
    events.flatMap(({ event, state }) => {
      const rest = event.type === 'StepBegan' && 'step' in event ? RESTS[String(event.step)] : undefined;
      if (rest === undefined) return [];
      const view = peloponnes.view(state as State, 0);
      const position = positionOf(view);
      const futures = Array.from({ length: FUTURES }, () => futureOf(position, view.stacks, chance));
      return position.seats.map((_, seat) => {
        const end = projectionOf(position, seat, rest, futures);
        return {
          seat,
          features: featuresOf(position, seat, rest, end),
          resultOf: (last) => correctionOf(end.points, worthOf(last as State, seat).score),
        };
      });
    }),
  furtherOf: (network, unseen) => {
    const squares = Array.from({ length: STAGES }, () => ({ sum: 0, rows: 0 }));
    for (let from = 0; from < unseen.length; from += FEATURES + 1) {
      const features = unseen.subarray(from, from + FEATURES);
      const error = CORRECTIONS * (probabilityOf(outputOf(network, features)) - (unseen[from + FEATURES] ?? 0));
      const [round = 0, offers, income] = features;
      const stage = squares[stageOf(ROUNDS * round, { offers: offers === 1, income: income === 1 })];
      if (stage === undefined) continue;
      stage.sum += error ** 2;
      stage.rows++;
    }
    const errors = squares.map(({ sum, rows }) => Number(Math.sqrt(sum / rows).toPrecision(3)));
    // The first offers follow no move, so that they have no rows.
    return { errors: errors.map((error, at) => error || (errors[at + 1] ?? 0)) };
  },
};
