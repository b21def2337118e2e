/**
 * The program of the thread at the door of a process that is to die: the house's own, which stops where it is told to. An interaction
 * is received when its acknowledgement is about to be sent.
 */
import { REST } from '@discordjs/rest';
import { followDoom } from './doorDoom.ts';
import { openStrikes, type Strikes } from './strikes.ts';

const strikes: Strikes = openStrikes(followDoom(() => strikes));
const { request } = REST.prototype;
REST.prototype.request = function (this: REST, options) {
  const isAcknowledgement = /^\/interactions\/.*\/callback$/.test(options.fullRoute);
  return isAcknowledgement ? strikes.around('interaction', () => request.call(this, options)) : request.call(this, options);
};
await import('#discord/gateway/gatewayWorker.ts');
