import type { JsonSchema, OptionTable } from '#engine/game.ts';

/** The part of JSON Schema (draft 2020-12) in which the vocabularies of games are written. */
export type Schema =
  | TypeSchema
  | WholeSchema
  | ConstSchema
  | EnumSchema
  | ListSchema
  | TupleSchema
  | ObjectSchema
  | { readonly title?: string; readonly anyOf: readonly Schema[] };

interface TypeSchema<Type extends 'string' | 'boolean' = 'string' | 'boolean'> {
  readonly title?: string;
  readonly type: Type;
}

interface WholeSchema {
  readonly title?: string;
  readonly type: 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
}

interface ConstSchema<Value extends string | boolean = string | boolean> {
  readonly title?: string;
  readonly const: Value;
}

interface EnumSchema<Word extends string | null = string | null> {
  readonly title?: string;
  readonly enum: readonly Word[];
}

interface ListSchema<Items = Schema> {
  readonly title?: string;
  readonly type: 'array';
  readonly items: Items;
}

interface TupleSchema<Items = readonly Schema[]> {
  readonly title?: string;
  readonly type: 'array';
  readonly prefixItems: Items;
  readonly items: false;
  readonly minItems: number;
}

export interface ObjectSchema<Properties = Fields, Required = string> {
  readonly title?: string;
  readonly type: 'object';
  readonly properties: Properties;
  readonly required: readonly Required[];
  readonly additionalProperties: false;
}

export type Fields = Readonly<Record<string, Schema>>;
type NoFields = Readonly<Record<never, never>>;

/** The values that a schema describes. What is `null` in JSON is `undefined` in memory. */
export type ValueOf<Shape> = Shape extends { readonly const: infer Value }
  ? Value
  : Shape extends { readonly enum: readonly (infer Word)[] }
    ? Word extends null
      ? undefined
      : Word
    : Shape extends { readonly anyOf: readonly (infer One)[] }
      ? ValueOf<One>
      : Shape extends { readonly prefixItems: infer Items }
        ? { readonly [Index in keyof Items]: ValueOf<Items[Index]> }
        : Shape extends { readonly type: 'array'; readonly items: infer Items }
          ? readonly ValueOf<Items>[]
          : Shape extends { readonly properties: infer Properties; readonly required: readonly (infer Required)[] }
            ? ObjectOf<Properties, Required>
            : Shape extends { readonly type: infer Type }
              ? TypeOf<Type>
              : never;

type ObjectOf<Properties, Required> = Flat<
  { readonly [Name in keyof Properties as Name extends Required ? Name : never]: ValueOf<Properties[Name]> } & {
    readonly [Name in keyof Properties as Name extends Required ? never : Name]?: ValueOf<Properties[Name]>;
  }
>;

/** An intersection as one object, so that the compiler names its fields. */
type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };

type TypeOf<Type> = Type extends 'integer' ? number : Type extends 'string' ? string : Type extends 'boolean' ? boolean : never;

export const text: TypeSchema<'string'> = { title: 'text', type: 'string' };
export const flag: TypeSchema<'boolean'> = { type: 'boolean' };
/** Returns a whole number from `minimum` up, to `maximum` if there is one. */
export const whole = (minimum: number, title?: string, maximum?: number): WholeSchema => ({
  ...(title && { title }),
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
});
/** Returns exactly this value. */
export const exactly = <const Value extends string | boolean>(value: Value, title?: string): ConstSchema<Value> => ({
  ...(title && { title }),
  const: value,
});
/** Returns one of these words. */
export const oneOf = <const Word extends string>(values: readonly Word[], title?: string): EnumSchema<Word> => ({
  ...(title && { title }),
  enum: values,
});
/** What JSON writes where a value is absent from a list. */
export const absent: EnumSchema<null> = { enum: [null] };
/** Returns a list of any length. */
export const listOf = <Items extends Schema>(items: Items): ListSchema<Items> => ({ type: 'array', items });
/** Returns a list of exactly these. */
export const tupleOf = <Items extends readonly Schema[]>(...prefixItems: Items): TupleSchema<Items> => ({
  type: 'array',
  prefixItems,
  items: false,
  minItems: prefixItems.length,
});
/** Returns any one of these shapes. */
export const anyOf = <Shapes extends readonly Schema[]>(...schemas: Shapes): { readonly anyOf: Shapes } => ({ anyOf: schemas });

/** Returns an object with exactly these fields; `optional` ones may be absent. */
export const shape = <Required extends Fields, Optional extends Fields = NoFields>(
  fields: Required,
  optional: Optional = {} as Optional,
): ObjectSchema<Required & Optional, keyof Required & string> => ({
  type: 'object',
  properties: { ...fields, ...optional },
  required: Object.keys(fields),
  additionalProperties: false,
});

/** Returns a tagged object: a command or an event. */
export const tagged = <const Type extends string, Required extends Fields, Optional extends Fields = NoFields>(
  type: Type,
  fields: Required,
  optional?: Optional,
): ObjectSchema<{ readonly type: ConstSchema<Type> } & Required & Optional, 'type' | (keyof Required & string)> =>
  shape({ type: { const: type }, ...fields }, optional);

/** Returns the same value, such as a schema, for each of these names. */
export const each = <const Name extends string, Of>(names: readonly Name[], value: Of): { readonly [Each in Name]: Of } =>
  Object.fromEntries(names.map((name) => [name, value])) as { readonly [Each in Name]: Of };

/** What a set of options looks like: every option, with one of its values. */
export const optionsShape = <Table extends OptionTable>(table: Table) =>
  shape(
    Object.fromEntries(Object.entries(table).map(([name, values]) => [name, oneOf(values)])) as {
      readonly [Name in keyof Table & string]: EnumSchema<Table[Name][number]>;
    },
  );

/** A schema as a document of its own. */
export const asDocument = (title: string, schema: Schema): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...schema,
  title,
});
