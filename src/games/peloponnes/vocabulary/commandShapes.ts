import { isRecord, type Misfit, type ObjectSchema, tagged, taggedCheckOf } from '../../schema.ts';
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

/** The shapes of commands. */
export const COMMAND_SHAPES: readonly ObjectSchema[] = Object.values(SHAPES);

const CHECKS = new Map(Object.entries(SHAPES).map(([type, shape]) => [type, taggedCheckOf([shape])]));

/** Returns why a value is no command of Peloponnes, whatever the position. */
export const whyMalformed = (value: unknown): Refusal | undefined => {
  if (!isRecord(value) || typeof value.type !== 'string') return refuse('notACommand', {});
  const { type } = value;
  const misfitOf = CHECKS.get(type);
  if (misfitOf === undefined) return refuse('unknownCommand', { type });
  const misfit = misfitOf(value);
  return typeof misfit === 'object' ? refuseMisfit(type, misfit) : undefined;
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
