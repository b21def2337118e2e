/**
 * The gateway thread's program of a killable process: the app's own, which stops at the planned point. An interaction counts as received
 * when its acknowledgement is about to be sent.
 */
import { REST } from '@discordjs/rest';
import { openStrikes, type Strikes } from './faultPoints.ts';
import { followDoom } from './gatewayFaults.ts';

const strikes: Strikes = openStrikes(followDoom(() => strikes));
const { request } = REST.prototype;
REST.prototype.request = function (this: REST, options) {
  const isAcknowledgement = /^\/interactions\/.*\/callback$/.test(options.fullRoute);
  return isAcknowledgement ? strikes.around('interaction', () => request.call(this, options)) : request.call(this, options);
};
await import('#discord/gateway/gatewayWorker.ts');
