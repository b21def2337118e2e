import type { MatchId, UserId } from '#matches/index.ts';
import { Prisma } from '../generated/client.ts';

/** Where a user without a row of their own may still be named. */
export type NamedIn = { readonly match: MatchId } | { readonly server: string };

/**
 * Whether work that began earlier may still write data about a user: a forgotten user has no row, and no match names them.
 * Locks what it finds, so that the user cannot be forgotten before the transaction ends.
 */
export const isReferenced = async (tx: Prisma.TransactionClient, user: UserId, place: NamedIn): Promise<boolean> => {
  const kept = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${user} FOR KEY SHARE`;
  if (kept.length > 0) return true;
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Match" m WHERE ${naming(user, place)} ORDER BY m.id FOR KEY SHARE`;
  if (held.length === 0) return false;
  // A transaction that held one of these locks before may have removed the name from the seats.
  const named = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Match" m WHERE ${naming(user, place)} LIMIT 1`;
  return named.length > 0;
};

const naming = (user: UserId, place: NamedIn): Prisma.Sql => Prisma.sql`
  ${'match' in place ? Prisma.sql`m.id = ${place.match}` : Prisma.sql`m.server = ${place.server}`}
  AND (m.host = ${user} OR ${user} = ANY(m.guests)
    OR EXISTS (SELECT FROM "Seat" s WHERE s."matchId" = m.id AND (s."userId" = ${user} OR ${user} = ANY(s.former))))`;
