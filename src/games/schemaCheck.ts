import type { ObjectSchema, Schema } from './schema.ts';

/** The first field that does not fit: one of a wrong value before one that is missing, and that before one too many. */
export interface Misfit {
  readonly field: string;
  readonly problem: 'wrong' | 'missing' | 'unknown';
  /** The title of what should have been there, if it has one. */
  readonly expected?: string;
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is as a schema says. */
type Check = (value: unknown) => boolean;

/** Why a value is none of some tagged objects; `undefined` when it is one. */
export type TaggedMisfit = 'notTagged' | 'unknownType' | Misfit | undefined;

/** A check of values against tagged objects. */
export type TaggedCheck = (value: unknown) => TaggedMisfit;

/** Why a value is none of these tagged objects; `undefined` when it is one. The misfit is that of the shape it comes nearest to. */
export const taggedMisfitOf = (shapes: readonly ObjectSchema[], value: unknown): TaggedMisfit =>
  taggedCheckOf(shapes.filter((one) => isRecord(value) && tagOf(one) === value.type))(value);

const tagOf = ({ properties: { type } }: ObjectSchema): unknown => (type && 'const' in type ? type.const : undefined);

/** Returns a check for many values: the shapes are compiled once. */
export const taggedCheckOf = (shapes: readonly ObjectSchema[]): TaggedCheck => {
  const readied = shapes.map((schema) => ({ tag: tagOf(schema), misfitOf: fieldsCheckOf(schema) }));
  return (value) => {
    if (!isRecord(value) || typeof value.type !== 'string') return 'notTagged';
    let nearest: Misfit | 'unknownType' = 'unknownType';
    for (const { tag, misfitOf } of readied) {
      if (tag !== value.type) continue;
      const misfit = misfitOf(value);
      if (misfit === undefined) return undefined;
      nearest = nearerOf(nearest, misfit);
    }
    return nearest;
  };
};

/** A value that has all it needs in the right shape is nearer than one with something wrong; of equals the first. */
const nearerOf = (one: Misfit | 'unknownType', other: Misfit): Misfit =>
  one === 'unknownType' || (one.problem === 'wrong' && other.problem !== 'wrong') ? other : one;

/** Says what is wrong with the fields of an object; `undefined` when it fits. A field that is `undefined` counts as absent, as in JSON. */
const fieldsCheckOf = (schema: ObjectSchema): ((value: Readonly<Record<string, unknown>>) => Misfit | undefined) => {
  const fields = Object.entries(schema.properties).map(([field, expected]) => ({
    field,
    fits: checkOf(expected),
    required: schema.required.includes(field),
    misfit: { field, problem: 'wrong', ...(expected.title && { expected: expected.title }) } as const,
  }));
  return (value) => {
    let present = 0;
    let missing: string | undefined;
    for (const { field, required, fits, misfit } of fields) {
      const found = value[field];
      if (found === undefined) missing ??= required ? field : undefined;
      else if (fits(found)) present++;
      else return misfit;
    }
    if (missing !== undefined) return { field: missing, problem: 'missing' };
    return Object.keys(value).length > present ? unknownField(schema, value) : undefined;
  };
};

const unknownField = ({ properties }: ObjectSchema, value: Readonly<Record<string, unknown>>): Misfit | undefined => {
  const field = Object.keys(value).find((name) => value[name] !== undefined && !Object.hasOwn(properties, name));
  return field === undefined ? undefined : { field, problem: 'unknown' };
};

const checkOf = (schema: Schema): Check => {
  if ('const' in schema) return (value) => value === schema.const;
  if ('enum' in schema) return memberCheckOf(new Set(schema.enum));
  if ('anyOf' in schema) return anyCheckOf(schema.anyOf.map(checkOf));
  switch (schema.type) {
    case 'integer':
      return integerCheckOf(schema);
    case 'array':
      return 'prefixItems' in schema ? tupleCheckOf(schema.prefixItems.map(checkOf)) : listCheckOf(checkOf(schema.items));
    case 'object':
      return objectCheckOf(fieldsCheckOf(schema));
    default:
      return (value) => typeof value === schema.type;
  }
};

const memberCheckOf =
  (words: ReadonlySet<unknown>): Check =>
  (value) =>
    words.has(value);

const anyCheckOf =
  (checks: readonly Check[]): Check =>
  (value) =>
    checks.some((fits) => fits(value));

const integerCheckOf =
  ({ minimum = -Infinity, maximum = Infinity }: { minimum?: number; maximum?: number }): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= maximum;

const tupleCheckOf =
  (items: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === items.length && items.every((fits, index) => fits(value[index]));

const listCheckOf =
  (fits: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(fits);

const objectCheckOf =
  (misfitOf: (value: Readonly<Record<string, unknown>>) => Misfit | undefined): Check =>
  (value) =>
    isRecord(value) && misfitOf(value) === undefined;
