/** Thrown for invalid input lines; the message says what is expected. */
export class Misunderstood extends Error {}
