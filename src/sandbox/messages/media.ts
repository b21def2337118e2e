import type { APIAttachment } from 'discord-api-types/v10';
import { invalidField } from '../rest/errors.ts';

const SCHEME = 'attachment://';

/** A picture or file as a message shows it: `attachment://name` is a file of the message, anything else an address. */
export const resolveMedia = (
  files: readonly APIAttachment[],
  url: string,
  path: readonly PropertyKey[],
): Readonly<Record<string, unknown>> & { readonly url: string } => {
  if (!url.startsWith(SCHEME)) return { url, proxy_url: url, loading_state: 2 };
  const file = files.find(({ filename }) => filename === url.slice(SCHEME.length));
  if (!file) {
    throw invalidField(
      [...path, 'url'],
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      'The referenced attachment was not found',
    );
  }
  return {
    url: file.url,
    proxy_url: file.proxy_url,
    loading_state: 2,
    content_type: file.content_type,
    attachment_id: file.id,
    ...(file.width ? { width: file.width, height: file.height } : {}),
  };
};
