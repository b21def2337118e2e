export { openFirstAnswers } from './firstAnswers.ts';
export { type Meter, openMeter } from './meter.ts';
export { meteredMatches, timed } from './metered.ts';
export { routeOf } from './route.ts';
export { type Parts, type StatusServer, serveStatus } from './status.ts';
