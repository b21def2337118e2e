/** A record while it is being built or changed: its fields can be assigned. */
export type Draft<Whole> = { -readonly [Field in keyof Whole]: Whole[Field] };
