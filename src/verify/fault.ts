/** Where an export is not what it says, and how so: the first place that is found. */
export class VerificationError extends Error {
  override readonly name = 'Fault';
  readonly place: string;

  constructor(place: string, why: string) {
    super(why);
    this.place = place;
  }
}

/** The file cannot be checked, or holds nothing that can: nothing is proved, and nothing is wrong with it. */
export class NothingProved extends Error {
  override readonly name = 'NothingProved';
}

/** A step as posts are marked by it, and a version in it. */
export const placeOf = (match: number, number: number, version?: number): string =>
  `step #${match}·${number}${version === undefined ? '' : `, event ${version}`}`;
