import type { NameSeat } from '../sentences.ts';

/** Fields that name a seat. */
const SEATS = ['seat', 'loser', 'owner', 'defender', 'holder'] as const;

/** Facts as phrases take them: seats by their names, slots counted from 1, flags as words. */
export type Said<Facts> = Facts extends unknown
  ? { readonly [Field in keyof Facts]: Field extends (typeof SEATS)[number] ? string : Worded<Facts[Field]> }
  : never;

type Worded<Value> = Value extends boolean ? 'yes' | 'no' : Value;

/** Returns an event, or the parameters of a rejection, as phrases take them. */
export const said = <Facts extends object>(facts: Facts, name: NameSeat): Said<Facts> =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => {
      if ((SEATS as readonly string[]).includes(field)) return [field, name(value)];
      if (field === 'slot') return [field, value + 1];
      return [field, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value];
    }),
  ) as Said<Facts>;
