/** Signs of a badly assembled sentence. */
export const BROKEN = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|^\s|\s$/;
