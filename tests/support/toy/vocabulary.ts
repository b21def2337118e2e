import type { Vocabulary } from '#engine/game.ts';
import { anyOf, asDocument, listOf, type ObjectSchema, oneOf, type Schema, shape, tagged, whole } from '#games/schema.ts';
import { type Command, type Event, OPTIONS, REASONS } from './types.ts';

const seat = whole(0, 'a seat');
const seats = listOf(seat);
const amount = whole(0);
const yesOrNo: Schema = { type: 'boolean' };
const options = shape({ aim: oneOf(OPTIONS.aim), rounds: oneOf(OPTIONS.rounds) });

const commands: { readonly [Type in Command['type']]: ObjectSchema } = {
  TakeStone: tagged('TakeStone', { seat }),
  Dive: tagged('Dive', { seat }),
  KeepPearls: tagged('KeepPearls', { seat }),
  GivePearl: tagged('GivePearl', { seat, target: seat }),
};

const events: { readonly [Type in Event['type']]: ObjectSchema } = {
  DiversMet: tagged('DiversMet', { seats: whole(1), options }),
  CharmDealt: tagged('CharmDealt', { seat, worth: amount }),
  RoundBegan: tagged('RoundBegan', { round: whole(1), divers: seats }),
  StoneTaken: tagged('StoneTaken', { seat }),
  DiverReady: tagged('DiverReady', { seat }),
  SharkCame: tagged('SharkCame', { depth: amount }),
  Surfaced: tagged('Surfaced', { seat, depth: amount, pearls: amount, lost: yesOrNo }),
  SharingBegan: tagged('SharingBegan', { seats }),
  PearlsKept: tagged('PearlsKept', { seat }),
  PearlGiven: tagged('PearlGiven', { seat, target: seat }),
  DiverAsked: tagged('DiverAsked', { seat }),
  GameEnded: tagged('GameEnded', { winners: seats, reason: oneOf(REASONS) }),
};

const view = shape(
  {
    viewer: anyOf(seat, { const: 'spectator' }),
    options,
    round: amount,
    step: oneOf(['gathering', 'diving', 'sharing', 'ended']),
    active: seats,
    chosen: seats,
    divers: listOf(shape({ pearls: amount, lost: yesOrNo }, { charm: amount })),
    stones: amount,
  },
  { outcome: shape({ winners: seats, reason: { type: 'string' } }) },
);

export const vocabulary: Vocabulary = {
  options: asDocument('Options of Pearl Divers', options),
  commands: asDocument('Commands of Pearl Divers', anyOf(...Object.values(commands))),
  events: asDocument('Events of Pearl Divers', anyOf(...Object.values(events))),
  views: asDocument('Views of Pearl Divers', view),
};
