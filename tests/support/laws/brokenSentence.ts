/** What shows that a sentence was not put together well. */
export const BROKEN = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|^\s|\s$/;
