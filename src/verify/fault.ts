/** Where an export is not what it says, and how so: the first place that is found. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly place: string;

  constructor(place: string, why: string) {
    super(why);
    this.place = place;
  }
}

/** A step as posts are marked by it, and a version in it. */
export const placeOf = (match: number, number: number, version?: number): string =>
  `step #${match}·${number}${version === undefined ? '' : `, event ${version}`}`;

/** Why nothing could be proved, though nothing is wrong with a file: it cannot be read, or holds nothing to prove yet. */
export class Unproved extends Error {
  override readonly name = 'Unproved';
}
