import type { Params } from './game.ts';

/** The type of a rejection's params. It exists only at compile time. */
export interface ParamsType<Of> {
  readonly params?: Of;
}

/** Returns an entry of a table of rejection codes, for a code whose params have this type. */
export const params = <Of extends Params>(): ParamsType<Of> => ({});

/** The entry of a code without params. */
export const none = params<Readonly<Record<string, never>>>();

/** The params of each code of a table. */
export type ParamsOf<Table> = { readonly [Code in keyof Table]: Table[Code] extends ParamsType<infer Of> ? Of : never };

/** Returns the codes of a table, in its order. */
export const codesOf = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
