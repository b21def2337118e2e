import { expect, test } from 'vitest';
import { routeOf } from '#metrics/index.ts';

const API = 'https://discord.com/api/v10';

test.each([
  ['POST', '/interactions/123/aW50.secret/callback', 'callback'],
  ['PATCH', '/webhooks/123/aW50.secret/messages/@original', 'answer'],
  ['POST', '/channels/123/messages', 'send'],
  ['PATCH', '/channels/123/messages/456', 'edit'],
  ['GET', '/channels/123/messages?limit=100', 'read'],
  ['POST', '/channels/123/messages/456/threads', 'thread'],
  ['PATCH', '/channels/123', 'thread'],
  ['POST', '/users/@me/channels', 'dm'],
  ['PUT', '/applications/123/commands', 'commands'],
  ['GET', '/gateway/bot', 'other'],
])('%s %s is counted as %s', (method, path, route) => {
  expect(routeOf(method, `${API}${path}`)).toBe(route);
});
