import type { APIAttachment } from 'discord-api-types/v10';

/**
 * The address to load a picture or file from. `attachment://name` means a file of the same message; the sandbox's own files are
 * asked of the address this page came from, whichever of its names that is.
 */
export function mediaUrl(url: string, attachments: readonly APIAttachment[]): string {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const found = name === undefined ? url : (attachments.find(({ filename }) => filename === name)?.url ?? '');
  if (!URL.canParse(found, location.origin)) return '';
  const parsed = new URL(found, location.origin);
  return parsed.pathname.startsWith('/sandbox/files/') ? `${parsed.pathname}${parsed.search}` : parsed.href;
}

export const isImage = ({ content_type, filename }: APIAttachment): boolean =>
  content_type?.startsWith('image/') ?? /\.(png|jpe?g|webp|gif)$/i.test(filename);

/** A file's size for people: `340 KB`. */
export function sizeName(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
