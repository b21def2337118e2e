import type { Route } from './call.ts';
import { discordError, invalidField } from './errors.ts';

/** A route and the named parts of a path that fits it. */
export type Matched = Readonly<ReturnType<typeof matchRoute>>;

/** The route of a request. Throws 404 for a path Discord does not have (or this sandbox does not know), 405 for a wrong method. */
export const matchRoute = (routes: readonly Route[], method: string, path: string) => {
  const fitting = routes.flatMap((route) => {
    const params = partsOf(route.path, path);
    return params ? [{ route, params }] : [];
  });
  const found = fitting.find(({ route }) => route.method === method);
  if (!found) throw discordError(fitting.length > 0 ? 'methodNotAllowed' : 'generalNotFound');
  for (const [name, value] of Object.entries(found.params)) {
    if (name !== 'token' && !/^(\d{1,20}|@\w+)$/.test(value)) {
      throw invalidField([`${name}_id`], 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
    }
  }
  return found;
};

const partsOf = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value.replace(/^%40/, '@');
    else if (part !== value.replace(/^%40/, '@')) return undefined;
  }
  return params;
};

/** Returns the part of a bucket's key besides its route: the channel, guild or webhook. */
export const majorOf = ({ params }: Matched): string => params.channel ?? params.guild ?? params.token ?? '';
