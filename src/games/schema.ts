import type { JsonSchema } from '#engine/game.ts';

/** The part of JSON Schema (draft 2020-12) that the vocabularies of games are written in, and a check of values against it. */
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

/** What is wrong with the fields of an object; `undefined` when it fits. */
const misfitOf = (schema: ObjectSchema, value: Readonly<Record<string, unknown>>): Misfit | undefined => {
  for (const [field, expected] of Object.entries(schema.properties)) {
    if (value[field] !== undefined && !fits(expected, value[field])) {
      return { field, problem: 'wrong', ...(expected.title && { expected: expected.title }) };
    }
  }
  const missing = schema.required.find((field) => value[field] === undefined);
  if (missing !== undefined) return { field: missing, problem: 'missing' };
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(schema.properties, field) && value[field] !== undefined);
  return unknown === undefined ? undefined : { field: unknown, problem: 'unknown' };
};

/** Why a value is none of these tagged objects; `undefined` when it is one. The misfit is that of the shape it comes nearest to. */
export const taggedMisfitOf = (
  shapes: readonly ObjectSchema[],
  value: unknown,
): 'notTagged' | 'unknownType' | Misfit | undefined => {
  if (!isRecord(value) || typeof value.type !== 'string') return 'notTagged';
  const meant = shapes.filter((one) => fits(one.properties.type ?? NOTHING, value.type));
  const misfits: Misfit[] = [];
  for (const one of meant) {
    const misfit = misfitOf(one, value);
    if (!misfit) return undefined;
    misfits.push(misfit);
  }
  return misfits.find(({ problem }) => problem !== 'wrong') ?? misfits[0] ?? 'unknownType';
};

const NOTHING: Schema = { anyOf: [] };

/** Whether a value is as the schema says. A field that is `undefined` counts as absent, as in JSON. */
export const fits = (schema: Schema, value: unknown): boolean => {
  if ('const' in schema) return value === schema.const;
  if ('enum' in schema) return schema.enum.includes(value as string | null);
  if ('anyOf' in schema) return schema.anyOf.some((one) => fits(one, value));
  switch (schema.type) {
    case 'integer':
      return isWithin(schema, value);
    case 'array':
      return Array.isArray(value) && fitsList(schema, value);
    case 'object':
      return isRecord(value) && misfitOf(schema, value) === undefined;
    default:
      return typeof value === schema.type;
  }
};

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: { minimum?: number; maximum?: number }, value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;

const fitsList = (schema: ArraySchema | TupleSchema, list: readonly unknown[]): boolean =>
  'prefixItems' in schema
    ? list.length === schema.prefixItems.length && schema.prefixItems.every((item, index) => fits(item, list[index]))
    : list.every((item) => fits(schema.items, item));
