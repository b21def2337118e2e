import type { APIAttachment } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { MAX_FILE_BYTES } from '../interactions/envelope.ts';
import type { Upload } from '../rest/call.ts';
import { discordError, invalidField } from '../rest/errors.ts';
import type { AttachmentPayload } from '../schemas/messages.ts';
import { pictureSize } from './pictureSize.ts';
import { FILE_SCHEME } from './show.ts';

/** Maximum number of files in a message. */
const MAX_ATTACHMENTS = 10;

/**
 * The files a message has after a request. `listed` names files of the request by their index and kept ones by their id; files
 * not listed go. Without a list the message keeps what it has, and gets every file of the request.
 */
export const attachmentsAfter = (
  context: Context,
  existing: readonly APIAttachment[],
  listed: readonly AttachmentPayload[] | undefined,
  uploads: readonly Upload[],
): readonly APIAttachment[] => {
  if (uploads.some(({ body }) => body.length > MAX_FILE_BYTES)) throw discordError('tooLarge');
  const wanted: readonly AttachmentPayload[] = listed ?? [...existing, ...uploads.map(({ index }) => ({ id: index }))];
  if (wanted.length > MAX_ATTACHMENTS)
    throw invalidField(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_ATTACHMENTS} or fewer in length.`);
  const unlisted = uploads.find(({ index }) => !wanted.some(({ id }) => id === index));
  if (unlisted)
    throw invalidField(['attachments'], 'ATTACHMENT_NOT_FOUND', `files[${unlisted.index}] is not among the attachments.`);
  return wanted.map((one, place) => {
    const kept = existing.find(({ id }) => id === one.id);
    if (kept) return described(kept, one);
    const upload = uploads.find(({ index }) => index === one.id);
    if (!upload) throw invalidField(['attachments', place, 'id'], 'ATTACHMENT_NOT_FOUND', 'There is no such file.');
    return described(keep(context, upload, one.filename ?? upload.name), one);
  });
};

const described = (file: APIAttachment, { description, title }: AttachmentPayload): APIAttachment => ({
  ...file,
  ...(description ? { description } : {}),
  ...(title ? { title } : {}),
});

const keep = (context: Context, upload: Upload, wantedName: string): APIAttachment => {
  const name = safeName(wantedName);
  const type = upload.type || 'application/octet-stream';
  const file = context.files.keep(upload.body);
  context.change({ kind: 'file', file: { id: file, name, type, size: upload.body.length } });
  const url = `${FILE_SCHEME}${file}/${encodeURIComponent(name)}`;
  return {
    id: context.snowflakes.next(),
    filename: name,
    size: upload.body.length,
    url,
    proxy_url: url,
    content_type: type,
    ...pictureSize(upload.body),
  };
};

/** Discord keeps letters, digits, dots, dashes and underscores of a file's name. */
const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').replace(/^\.+/, '') || 'unknown';
