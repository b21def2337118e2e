import type { APIEmoji } from 'discord-api-types/v10';
import { z } from 'zod';
import { pictureSize } from '../../messages/pictureSize.ts';
import { userOf } from '../../objects/users.ts';
import { check, fieldIssue } from '../../schemas/check.ts';
import type { EmojiRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { type Answer, type Call, created, noContent, ok, param, type Route } from '../call.ts';
import { discordError, invalidField } from '../errors.ts';

/** Maximum number of emojis of an application, and maximum size of each in bytes. */
const MAX_EMOJIS = 2_000;
const LARGEST = 256 * 1024;

const name = z.string().superRefine((value, context) => {
  const isLong = value.length < 2 || value.length > 32;
  if (isLong) context.addIssue(fieldIssue('BASE_TYPE_BAD_LENGTH', 'Must be between 2 and 32 in length.'));
  else if (!/^\w+$/.test(value)) context.addIssue({ code: 'invalid_format', format: 'regex', input: value, message: '' });
});
const image = z.string().regex(/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/);

/** Throws 10002. */
const worldOf = (call: Call): World => {
  const { world } = call.context;
  if (param(call, 'application') !== world.bot.id) throw discordError('unknownApplication');
  return world;
};

const found = (call: Call): EmojiRow => {
  const emoji = worldOf(call).emojis.find(({ id }) => id === param(call, 'emoji'));
  if (!emoji) throw discordError('unknownEmoji');
  return emoji;
};

/** Returns an emoji as Discord's API does. */
const shown = ({ file, ...emoji }: EmojiRow): APIEmoji => emoji;

/** Throws 50035 if another emoji has the name. */
const checkName = (emojis: readonly EmojiRow[], name: string, own?: string): void => {
  if (emojis.every((other) => other.name !== name || other.id === own)) return;
  throw invalidField(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name already exists');
};

const save = (call: Call, emojis: readonly EmojiRow[]): void => call.context.change({ kind: 'emojis', emojis });

const add = (call: Call): Answer => {
  const world = worldOf(call);
  const payload = check(z.strictObject({ name, image }), call.body ?? {});
  const [type = '', data = ''] = payload.image.slice('data:'.length).split(';base64,');
  const picture = new Uint8Array(Buffer.from(data, 'base64'));
  if (picture.length > LARGEST) {
    throw invalidField(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  }
  if (pictureSize(picture).width === undefined) throw invalidField(['image'], 'IMAGE_INVALID', 'Invalid image');
  checkName(world.emojis, payload.name);
  if (world.emojis.length >= MAX_EMOJIS) throw discordError('tooManyEmojis');
  const file = call.context.files.keep(picture);
  call.context.change({ kind: 'file', file: { id: file, name: payload.name, type, size: picture.length } });
  const emoji = {
    id: call.context.snowflakes.next(),
    name: payload.name,
    roles: [],
    require_colons: true,
    managed: false,
    animated: type === 'image/gif',
    available: true,
    user: userOf(world, world.bot.id),
  } as APIEmoji;
  save(call, [...world.emojis, { ...emoji, file }]);
  return created(emoji);
};

/** An emoji's name is all that can be changed. */
const rename = (call: Call): Answer => {
  const emoji = found(call);
  const { emojis } = worldOf(call);
  const renamed = { ...emoji, ...check(z.strictObject({ name: name.optional() }), call.body ?? {}) } as EmojiRow;
  checkName(emojis, String(renamed.name), String(renamed.id));
  save(
    call,
    emojis.map((other) => (other.id === renamed.id ? renamed : other)),
  );
  return ok(shown(renamed));
};

const remove = (call: Call): Answer => {
  const { id, file } = found(call);
  if (file !== undefined) call.context.change({ kind: 'fileDeleted', id: file });
  const rest = worldOf(call).emojis.filter((other) => other.id !== id);
  save(call, rest);
  return noContent;
};

const ALL = '/applications/:application/emojis';

/** The emojis of an application, which only it can use, on every server. */
export const emojiRoutes: readonly Route[] = [
  { method: 'GET', path: ALL, handle: (call) => ok({ items: worldOf(call).emojis.map(shown) }) },
  { method: 'POST', path: ALL, handle: add },
  { method: 'GET', path: `${ALL}/:emoji`, handle: (call) => ok(shown(found(call))) },
  { method: 'PATCH', path: `${ALL}/:emoji`, handle: rename },
  { method: 'DELETE', path: `${ALL}/:emoji`, handle: remove },
];
