/** Whether tests play whole matches, as in `npm run test:soak`. Otherwise each plays a sample: a shorter match with the same checks. */
export const isWhole = process.env.WHOLE !== undefined;
