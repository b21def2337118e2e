import type { CommonPhrases } from './generated/common.ts';

/** `match_create` as it is typed: `match create`. */
type Words<Key extends string> = Key extends `${infer Word}_${infer More}` ? `${Word} ${Words<More>}` : Key;

/** The path of `match_create__game`: `match create.game`. */
type PathOf<Key extends string> = Key extends `${infer Command}__${infer Option}` ? `${Words<Command>}.${Option}` : Words<Key>;

/** The commands, subcommands and options that some phrases describe, by their paths as typed. */
export type DescribedIn<Known> = keyof Known extends infer Key
  ? Key extends `command-${infer Command}`
    ? PathOf<Command>
    : never
  : never;

/** Every command, subcommand and option that is no game's. */
export type CommandKey = DescribedIn<CommonPhrases>;

/** Returns a record of what there is for each of some keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

/** The command of a game, with its subcommands and options, by their paths as typed: derived from its table of moves. */
export type GameCommandKey<Id extends string, Table> =
  | Id
  | `${Id} card`
  | `${Id} card.name`
  | `${Id} orders`
  | `${Id} orders.${'order' | 'sure'}`
  | { [Type in keyof Table]: MoveKey<Id, Table[Type]> }[keyof Table];

type MoveKey<Id extends string, Move> = Move extends { readonly name: infer Name extends string }
  ?
      | `${Id} ${Name}`
      | (Move extends { readonly fields: readonly { readonly name: infer Field extends string }[] }
          ? `${Id} ${Name}.${Field}`
          : never)
      | (Move extends { readonly confirm: string } ? `${Id} ${Name}.sure` : never)
  : never;
