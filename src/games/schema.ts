import type { JsonSchema } from '#engine/game.ts';

/** The part of JSON Schema (draft 2020-12) in which the vocabularies of games are written, and a check of values against it. */
export type Schema =
  | { readonly title?: string; readonly type: 'string' | 'boolean' }
  | { readonly title?: string; readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly title?: string; readonly const: string | boolean }
  | { readonly title?: string; readonly enum: readonly (string | null)[] }
  | ArraySchema
  | TupleSchema
  | ObjectSchema
  | { readonly title?: string; readonly anyOf: readonly Schema[] };

interface ArraySchema {
  readonly title?: string;
  readonly type: 'array';
  readonly items: Schema;
}

interface TupleSchema {
  readonly title?: string;
  readonly type: 'array';
  readonly prefixItems: readonly Schema[];
  readonly items: false;
  readonly minItems: number;
}

export interface ObjectSchema {
  readonly title?: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export type Fields = Readonly<Record<string, Schema>>;

/** A whole number from `minimum` up, to `maximum` if there is one. */
export const whole = (minimum: number, title?: string, maximum?: number): Schema => ({
  ...(title && { title }),
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
});
/** One of these words. */
export const oneOf = (values: readonly string[], title?: string): Schema => ({ ...(title && { title }), enum: values });
/** A list of any length. */
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
/** A list of exactly these. */
export const tupleOf = (...prefixItems: readonly Schema[]): Schema => ({
  type: 'array',
  prefixItems,
  items: false,
  minItems: prefixItems.length,
});
/** Any one of these shapes. */
export const anyOf = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas });

/** An object with exactly these fields; `optional` ones may be absent. */
export const shape = (fields: Fields, optional: Fields = {}): ObjectSchema => ({
  type: 'object',
  properties: { ...fields, ...optional },
  required: Object.keys(fields),
  additionalProperties: false,
});

/** A tagged object: a command or an event. */
export const tagged = (type: string, fields: Fields, optional: Fields = {}): ObjectSchema =>
  shape({ type: { const: type }, ...fields }, optional);

/** A schema as a document of its own. */
export const asDocument = (title: string, schema: Schema): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...schema,
  title,
});

/** The first field that does not fit: a wrong value comes before a missing field, and that before an extra one. */
export interface Misfit {
  readonly field: string;
  readonly problem: 'wrong' | 'missing' | 'unknown';
  /** The title of the expected value, if it has one. */
  readonly expected?: string;
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value fits a schema. */
type Check = (value: unknown) => boolean;

/** Why a value is none of some tagged objects; `undefined` when it is one. */
export type TaggedMisfit = 'notTagged' | 'unknownType' | Misfit | undefined;

/** A check of values against tagged objects. */
export type TaggedCheck = (value: unknown) => TaggedMisfit;

/** Returns why a value is none of these tagged objects; `undefined` when it is one. The misfit is that of the nearest shape. */
export const taggedMisfitOf = (shapes: readonly ObjectSchema[], value: unknown): TaggedMisfit =>
  taggedCheckOf(shapes.filter((one) => isRecord(value) && tagOf(one) === value.type))(value);

const tagOf = ({ properties: { type } }: ObjectSchema): unknown => (type && 'const' in type ? type.const : undefined);

/** Returns `taggedMisfitOf` for many values: it reads the shapes only once. */
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

/**
 * Returns the nearer misfit. A value with all required fields in the right shape is nearer than one with an error; of equals
 * the first.
 */
const nearerOf = (one: Misfit | 'unknownType', other: Misfit): Misfit =>
  one === 'unknownType' || (one.problem === 'wrong' && other.problem !== 'wrong') ? other : one;

/**
 * Returns a function that reports what is wrong with the fields of an object; `undefined` when it fits. A field that is
 * `undefined` counts as absent, as in JSON.
 */
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
