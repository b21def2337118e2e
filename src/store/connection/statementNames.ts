/** So many statements each connection keeps at most: more than the code has, but for those with lists. */
const MAX_NAMES = 500;

/**
 * Names statements by their wording, so that PostgreSQL reads and plans each but once a connection. Lists make statements of any
 * length: what is beyond `most` has no name, and is read anew each time. Names are the same for all connections of a pool.
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
