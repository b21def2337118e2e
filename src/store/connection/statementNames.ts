/** Maximum number of prepared statements per connection: more than the code has, except for those with lists. */
const MAX_NAMES = 500;

/**
 * Names statements by their text, so that PostgreSQL parses and plans each once per connection. Lists make statements of any
 * length: those beyond `most` get no name and are parsed every time. All connections of a pool use the same names.
 */
export const createStatementNames = (most: number = MAX_NAMES): ((statement: { readonly sql: string }) => string) => {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= most) return '';
    const name = `trireme_${names.size}`;
    names.set(sql, name);
    return name;
  };
};
