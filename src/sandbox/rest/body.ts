import type { IncomingMessage } from 'node:http';
import type { Upload } from './call.ts';
import { discordError } from './errors.ts';

/** Maximum size of a request in bytes. */
const MAX_BYTES = 25 * 1024 * 1024;

/** The body and the files of a request. */
export interface Content {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** Whether files may come with a request. */
export const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/** Reads a JSON or multipart request as Discord does: in a multipart one, `payload_json` is the body and `files[n]` are files. */
export const readContent = async (request: IncomingMessage): Promise<Content> => {
  const bytes = await readBytes(request);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { body: undefined, files: [] };
  return isUpload(request) ? readForm(bytes, type) : { body: readJson(bytes.toString('utf8')), files: [] };
};

const readBytes = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(new Uint8Array(chunk));
  }
  if (size > MAX_BYTES) throw discordError('tooLarge');
  return Buffer.concat(chunks);
};

const readForm = async (bytes: Buffer, type: string): Promise<Content> => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw discordError('invalidJson');
  });
  const files: Upload[] = [];
  let body: unknown;
  for (const [name, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (name === 'payload_json' && typeof value === 'string') body = readJson(value);
    else if (name === 'payload_json' && typeof value !== 'string') body = readJson(await value.text());
    else if (index !== undefined && typeof value !== 'string') {
      files.push({ index, name: value.name, type: value.type, body: new Uint8Array(await value.arrayBuffer()) });
    } else throw discordError('invalidJson');
  }
  return { body, files };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw discordError('invalidJson');
  }
};
