import type { Chance } from '#engine/game.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'CONNECT', 'get', 'G\u0000T', '', 'PRI', 'M-SEARCH'];
const PATHS = [
  '/',
  '//',
  '///',
  '/gateway',
  '/gateway/?v=10&encoding=json',
  '/sandbox/stream?as=1300000000000000003',
  '/sandbox/stream?as=%',
  '/sandbox/state?as=%ff',
  '/sandbox/act',
  '/sandbox/faults',
  '/sandbox/files/%2e%2e/%2e%2e/x',
  '/api/v10/channels/1/messages',
  '/api/v10/%/%',
  '/api/v10/webhooks/1/%E0%A4%A/messages/@original',
  'http://[',
  'http://localhost:99999999/',
  'ws://localhost//',
  '*',
  '\\',
  '/\ud800',
  `/${'a'.repeat(9_000)}`,
  '/\u0000',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP', ''];
const HEADERS = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Version: 99',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Key: x',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
  'Sec-WebSocket-Protocol: ,,,',
  'Origin: http://evil.example',
  'Origin: null',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: multipart/form-data',
  'Expect: 100-continue',
  'Authorization: Bot x',
  'Sec-Fetch-Site: cross-site',
  'Cookie: \u0001',
  ': no name',
  'no colon',
  `X-Long: ${'b'.repeat(20_000)}`,
];
const BODIES = [
  '',
  '{}',
  '[',
  '{"as":1}',
  'null',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\u0000\u0001\u0002',
  '\u0081\u0085\u0000\u0000\u0000\u0000',
];

const below = (chance: Chance, limit: number): number => chance.pick([...Array(limit).keys()]);

const some = (chance: Chance, list: readonly string[], most: number): readonly string[] =>
  Array.from({ length: below(chance, most + 1) }, () => chance.pick(list));

/** A request that no browser sends: each part is right by chance alone, and a few bytes may be others. */
export const malformedRequest = (chance: Chance, port: number): Uint8Array => {
  const host = chance.pick([`Host: localhost:${port}`, `Host: localhost:${port}`, 'Host: evil.example', 'Host:', '']);
  const line = `${chance.pick(METHODS)} ${chance.pick(PATHS)} ${chance.pick(VERSIONS)}`;
  const text = `${[line, host, ...some(chance, HEADERS, 6)].join('\r\n')}\r\n\r\n${chance.pick(BODIES)}`;
  const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
  const spoilt = below(chance, 4) === 0 ? 1 + below(chance, 5) : 0;
  for (let count = 0; count < spoilt; count++) bytes[below(chance, bytes.length)] = below(chance, 256);
  return bytes;
};
