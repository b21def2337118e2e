/** A record under construction, with assignable fields. */
export type Draft<Whole> = { -readonly [Field in keyof Whole]: Whole[Field] };
