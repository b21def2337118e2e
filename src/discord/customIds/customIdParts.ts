/** The valid parts of a custom id: plain numbers and words. */
export const NUMBER = /^(0|[1-9]\d{0,8})$/;
export const WORD = /^[A-Za-z0-9]{1,32}$/;
