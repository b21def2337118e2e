import { isRecord, type Misfit, taggedCheckOf } from '../../schemaCheck.ts';
import { COMMAND_SHAPES } from '../commands.ts';
import { type Expected, type Refusal, refuse } from '../rejections.ts';

const CHECKS = new Map(Object.entries(COMMAND_SHAPES).map(([type, shape]) => [type, taggedCheckOf([shape])]));

/** Why a value is no command of Peloponnes, whatever the position. */
export const whyMalformed = (value: unknown): Refusal | undefined => {
  if (!isRecord(value) || typeof value.type !== 'string') return refuse('notACommand', {});
  const { type } = value;
  const misfitOf = CHECKS.get(type);
  if (misfitOf === undefined) return refuse('unknownCommand', { type });
  const misfit = misfitOf(value);
  return typeof misfit === 'object' ? refuseMisfit(type, misfit) : undefined;
};

const refuseMisfit = (command: string, { field, problem, expected }: Misfit): Refusal =>
  problem === 'wrong'
    ? refuse('wrongField', { command, field, expected: (expected ?? 'tile') as Expected })
    : refuse(`${problem}Field` as const, { command, field });
