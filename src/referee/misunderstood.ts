/** A line that the referee cannot follow; its message says what would be right. */
export class Misunderstood extends Error {}
