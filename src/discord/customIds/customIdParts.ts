/** What the parts of a custom id may be: numbers as they are written, and words. */
export const NUMBER = /^(0|[1-9]\d{0,8})$/;
export const WORD = /^[A-Za-z0-9]{1,32}$/;
