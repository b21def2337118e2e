/** The first place where an export is wrong, and how. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
  readonly place: string;

  constructor(place: string, why: string) {
    super(why);
    this.place = place;
  }
}

/** The file cannot be checked, or holds nothing to check: nothing is proved, and nothing is wrong with it. */
export class NothingProved extends Error {
  override readonly name = 'NothingProved';
}

/** Returns the name of a step, by the number in checkpoint tags, and of a version in it. */
export const placeOf = (match: number, number: number, version?: number): string =>
  `step #${match}·${number}${version === undefined ? '' : `, event ${version}`}`;
