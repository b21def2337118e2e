/** How much time a pace of hours or days gives, by its name: `48h`, `3d`, `week`. */
interface TimeOfPace {
  /** Each decision has so many hours or days, as the name says it. */
  readonly amount: number;
  readonly unit: 'hours' | 'days';
  /** So many hours lie in reserve: twice as much. */
  readonly reserveHours: number;
}

export const timeOfPace = (pace: string): TimeOfPace => {
  const [, digits, letter] = /^(\d+)([hd])$/.exec(pace === 'week' ? '7d' : pace) ?? [];
  const amount = Number(digits);
  return letter === 'd'
    ? { amount, unit: 'days', reserveHours: 2 * 24 * amount }
    : { amount, unit: 'hours', reserveHours: 2 * amount };
};
