import type { IncomingMessage } from 'node:http';

const OWN_NAMES = ['127.0.0.1', 'localhost'];

/** Returns why a request is refused, if it is: a page of another site must not reach this server through its visitor's browser. */
export const whyForeign = (request: IncomingMessage, port: number): string | undefined => {
  const own = OWN_NAMES.flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])]);
  const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = request.headers;
  if (host === undefined || !own.includes(host)) return 'Only requests to this machine by its own name are answered.';
  if (origin !== undefined && !own.some((name) => origin === `http://${name}`)) return 'Pages of other sites may not ask here.';
  // Node's own fetch sends a mode, but none of the browsers' other headers.
  const isBrowser = Object.entries(request.headers).some(
    ([name, value]) => name.startsWith('sec-fetch-') && !(name === 'sec-fetch-mode' && value === 'cors'),
  );
  if (isBrowser && origin === undefined && !isOwnReading(request.method, site, `${mode} ${dest}`))
    return 'Pages of other sites may not ask here.';
  return undefined;
};

/** Browsers send no origin if a page reads from its own server, or a person opens it. */
const isOwnReading = (method: string | undefined, site: unknown, how: string): boolean =>
  method === 'GET' && (site === 'same-origin' || how === 'navigate document');
