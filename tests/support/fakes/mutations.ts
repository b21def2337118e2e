/** One change of a request body, and its path. */
export interface Mutation {
  readonly what: string;
  readonly body: unknown;
}

/** Bodies that differ from a valid one in one place each: a field missing, of another type, too long, too many, too small or too large. */
export const mutationsOf = (body: unknown, path = ''): readonly Mutation[] => {
  const here = othersThan(body).map((other) => ({ what: `${path || 'body'} → ${short(other)}`, body: other }));
  if (Array.isArray(body)) {
    const inner = body.flatMap((item, index) =>
      mutationsOf(item, `${path}[${index}]`).map(({ what, body: other }) => ({ what, body: body.with(index, other) })),
    );
    return [...here, ...inner];
  }
  if (typeof body !== 'object' || body === null) return here;
  const fields = Object.entries(body).flatMap(([key, value]) => [
    { what: `${path}.${key} left out`, body: Object.fromEntries(Object.entries(body).filter(([other]) => other !== key)) },
    ...mutationsOf(value, `${path}.${key}`).map(({ what, body: other }) => ({ what, body: { ...body, [key]: other } })),
  ]);
  return [...here, ...fields];
};

const othersThan = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return ['text', 7, {}, [], Array.from({ length: 200 }, () => value[0])];
  switch (typeof value) {
    case 'string':
      return [7, true, {}, [], '', 'x'.repeat(9_000)];
    case 'number':
      return ['text', true, {}, [], -1, 1.5, 99, 2 ** 40];
    case 'boolean':
      return ['text', 7, {}, []];
    default:
      return ['text', 7, true, []];
  }
};

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
};
