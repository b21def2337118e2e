/** How the fields of a custom id are written: as parts between dots. What comes back is untrusted. */

const NUMBER = /^(0|[1-9]\d{0,8})$/;
const WORD = /^[A-Za-z0-9]{1,32}$/;

type Parts = readonly (string | number)[];

/** Writes and reads one field of a custom id. */
export interface FieldCodec<Value> {
  encode(value: Value): Parts;
  /** Returns the value and the parts after it; `undefined` if the parts hold no such value. */
  decode(parts: readonly string[]): { readonly value: Value; readonly rest: readonly string[] } | undefined;
}

/** A field that may be absent; it takes no part then. */
export interface OptionalCodec<Value> extends FieldCodec<Value | undefined> {
  readonly isOptional: true;
}

type Fields = Readonly<Record<string, FieldCodec<unknown>>>;

/** The values of fields by their names. */
export type ValuesOf<F> = {
  readonly [Name in keyof F as F[Name] extends OptionalCodec<unknown> ? never : Name]: F[Name] extends FieldCodec<infer Value>
    ? Value
    : never;
} & {
  readonly [Name in keyof F as F[Name] extends OptionalCodec<unknown> ? Name : never]?: F[Name] extends OptionalCodec<infer Value>
    ? Exclude<Value, undefined>
    : never;
};

/** Returns the codec of a field of one part. */
const one = <Value extends string | number>(read: (part: string) => Value | undefined): FieldCodec<Value> => ({
  encode: (value) => [value],
  decode: ([part = '', ...rest]) => {
    const value = read(part);
    return value === undefined ? undefined : { value, rest };
  },
});

export const number = one((part) => (NUMBER.test(part) ? Number(part) : undefined));
export const word = one((part) => (WORD.test(part) ? part : undefined));
export const oneOf = <Value extends string>(values: readonly Value[]): FieldCodec<Value> =>
  one((part) => values.find((value) => value === part));

export const optional = <Value>(codec: FieldCodec<Value>): OptionalCodec<Value> => ({
  isOptional: true,
  encode: (value) => (value === undefined ? [] : codec.encode(value)),
  decode: (parts) => (parts.length === 0 ? { value: undefined, rest: [] } : codec.decode(parts)),
});

/** Returns the codec of a field that takes all remaining parts. */
export const listOf = <Value>(item: FieldCodec<Value>): FieldCodec<readonly Value[]> => ({
  encode: (values) => values.flatMap((value) => item.encode(value)),
  decode: (parts) => {
    const value: Value[] = [];
    for (let rest = parts; rest.length > 0; ) {
      const read = item.decode(rest);
      if (read === undefined) return undefined;
      value.push(read.value);
      rest = read.rest;
    }
    return { value, rest: [] };
  },
});

export const numbers = listOf(number);
export const words = listOf(word);

/** Returns the parts of all fields, in the order in which they are declared. */
export const encodeFields = (fields: Fields, values: Readonly<Record<string, unknown>>): Parts =>
  Object.entries(fields).flatMap(([name, codec]) => codec.encode(values[name]));

/** Returns the fields that parts hold; `undefined` unless they hold exactly these fields. */
export const decodeFields = (fields: Fields, parts: readonly string[]): Readonly<Record<string, unknown>> | undefined => {
  const values: Record<string, unknown> = {};
  let left = parts;
  for (const [name, codec] of Object.entries(fields)) {
    const read = codec.decode(left);
    if (read === undefined) return undefined;
    if (read.value !== undefined) values[name] = read.value;
    left = read.rest;
  }
  return left.length === 0 ? values : undefined;
};
