import type { RESTOptions, ResponseLike } from '@discordjs/rest';

type Request = Parameters<RESTOptions['makeRequest']>[1];

/**
 * Whether Discord refuses a request because of an emoji on a button or in a menu: it was deleted, or Discord fails to find an
 * emoji of the application, which happens now and then (discord-api-docs, issue 7128).
 */
export const refusesEmoji = async (response: ResponseLike): Promise<boolean> =>
  response.status === 400 && (await response.text()).includes('INVALID_EMOJI');

const strip = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (key, value: { readonly id?: unknown } | null) => (key === 'emoji' && value?.id ? undefined : value)),
  );

/** Returns a request without the application's emojis on its buttons and in its menus; their words stay. */
export const withoutEmojis = (request: Request): Request => {
  const { body } = request;
  if (typeof body === 'string') return { ...request, body: strip(body) };
  if (!(body instanceof FormData)) return request;
  const form = new FormData();
  for (const [name, value] of body) form.append(name, typeof value === 'string' ? strip(value) : value);
  return { ...request, body: form };
};
