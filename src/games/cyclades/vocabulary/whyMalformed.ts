import type { ObjectSchema } from '../../schema.ts';
import { isRecord, type Misfit, type TaggedCheck, type TaggedMisfit, taggedCheckOf } from '../../schemaCheck.ts';
import { COMMAND_SHAPES, type Command, USES } from '../commands.ts';
import { type Expected, type Refusal, refuse } from '../rejections.ts';

/** Why a value is no command of Cyclades, whatever the position. */
export const whyMalformed = (value: unknown): Refusal | undefined => {
  const misfit = misfitOf(value);
  if (misfit === undefined) return undefined;
  if (misfit === 'notTagged') return refuse('notACommand', {});
  const { type } = value as Command;
  return misfit === 'unknownType' ? refuse('unknownCommand', { type }) : refuseMisfit(type, misfit);
};

const CHECKS = new Map(
  Object.entries<readonly ObjectSchema[]>(COMMAND_SHAPES).map(([type, shapes]) => [type, taggedCheckOf(shapes)]),
);
const USE_CHECKS = new Map<unknown, TaggedCheck>(Object.entries(USES).map(([name, use]) => [name, taggedCheckOf([use])]));

/** A creature's use is measured by that creature's shape; a creature that does not exist, by all. */
const misfitOf = (value: unknown): TaggedMisfit => {
  if (!isRecord(value) || typeof value.type !== 'string') return 'notTagged';
  const check = (value.type === 'UseCreature' && USE_CHECKS.get(value.creature)) || CHECKS.get(value.type);
  return check ? check(value) : 'unknownType';
};

const refuseMisfit = (command: string, { field, problem, expected }: Misfit): Refusal =>
  problem === 'wrong'
    ? refuse('wrongField', { command, field, expected: (expected ?? 'text') as Expected })
    : refuse(`${problem}Field` as const, { command, field });
