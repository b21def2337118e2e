import { type Misfit, type ObjectSchema, tagged, taggedCheckOf } from '../../schema.ts';
import type { Command } from '../commands.ts';
import { type Expected, type Refusal, refuse } from '../rejections.ts';
import { fromOne, fromZero, incomeChoice, resource, seat, tile } from './words.ts';

const SHAPES: Readonly<Record<Command['type'], ObjectSchema>> = {
  PlaceBid: tagged('PlaceBid', { seat, tile, coins: fromOne }),
  PassBid: tagged('PassBid', { seat }),
  WithdrawBid: tagged('WithdrawBid', { seat }),
  PayBuilding: tagged('PayBuilding', { seat, tile }),
  MarkBuilding: tagged('MarkBuilding', { seat, tile }),
  ForgoTile: tagged('ForgoTile', { seat, tile }),
  ChooseIncome: tagged('ChooseIncome', { seat, tile, good: incomeChoice }),
  GiveUpTile: tagged('GiveUpTile', { seat, tile }),
  PayDisaster: tagged('PayDisaster', { seat }),
  FeedInhabitants: tagged('FeedInhabitants', { seat, luxury: fromZero }),
  AbandonBuilding: tagged('AbandonBuilding', { seat, tile }),
  ChooseBonus: tagged('ChooseBonus', { seat, good: resource }),
};

/** What commands look like. */
export const COMMAND_SHAPES: readonly ObjectSchema[] = Object.values(SHAPES);

const misfitOf = taggedCheckOf(COMMAND_SHAPES);

/** Why a value is no command of Peloponnes, whatever the position. */
export const whyMalformed = (value: unknown): Refusal | undefined => {
  const misfit = misfitOf(value);
  if (misfit === undefined) return undefined;
  if (misfit === 'notTagged') return refuse('notACommand', {});
  const { type } = value as Command;
  return misfit === 'unknownType' ? refuse('unknownCommand', { type }) : refuseMisfit(type, misfit);
};

const refuseMisfit = (command: string, { field, problem, expected }: Misfit): Refusal => {
  switch (problem) {
    case 'missing':
      return refuse('missingField', { command, field });
    case 'unknown':
      return refuse('unknownField', { command, field });
    case 'wrong':
      return refuse('wrongField', { command, field, expected: (expected ?? 'tile') as Expected });
  }
};
