export { createFirstAnswers } from './firstAnswers.ts';
export { createMetrics, type Metrics } from './meter.ts';
export { instrumentMatchService, timed } from './metered.ts';
export { routeOf } from './route.ts';
export { type HealthReport, type StatusServer, serveStatus } from './status.ts';
