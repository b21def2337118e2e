/** How much time a pace of hours or days gives, by its name: `48h`, `3d`, `week`. */
interface TimeOfPace {
  /** The hours or days for each decision, as the name says. */
  readonly amount: number;
  readonly unit: 'hours' | 'days';
  /** The hours in the time bank: twice as many. */
  readonly reserveHours: number;
}

export const timeOfPace = (pace: string): TimeOfPace => {
  const [, digits, letter] = /^(\d+)([hd])$/.exec(pace === 'week' ? '7d' : pace) ?? [];
  const amount = Number(digits);
  return letter === 'd'
    ? { amount, unit: 'days', reserveHours: 2 * 24 * amount }
    : { amount, unit: 'hours', reserveHours: 2 * amount };
};
