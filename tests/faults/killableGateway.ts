/**
 * The gateway thread's program of a killable process: the app's own, which stops at the planned point. An interaction counts as received
 * when its acknowledgement is about to be sent.
 */
import { REST } from '@discordjs/rest';
import { createFaultPoints, type FaultPoints } from './faultPoints.ts';
import { receiveFaultPlans } from './gatewayFaults.ts';

const points: FaultPoints = createFaultPoints(receiveFaultPlans(() => points));
const { request } = REST.prototype;
REST.prototype.request = function (this: REST, options) {
  const isAcknowledgement = /^\/interactions\/.*\/callback$/.test(options.fullRoute);
  return isAcknowledgement ? points.around('interaction', () => request.call(this, options)) : request.call(this, options);
};
await import('#discord/gateway/gatewayWorker.ts');
