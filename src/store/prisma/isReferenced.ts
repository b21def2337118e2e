import type { MatchId, UserId } from '#matches/index.ts';
import { Prisma } from '../generated/client.ts';

/** Where a person of whom nothing is kept may be named still. */
export type NamedIn = { readonly match: MatchId } | { readonly server: string };

/**
 * Whether data about a user may still be written by work that began earlier: a forgotten user has no row, and no match names
 * them. Nobody can be forgotten until the transaction ends.
 */
export const isReferenced = async (tx: Prisma.TransactionClient, user: UserId, place: NamedIn): Promise<boolean> => {
  const kept = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${user} FOR KEY SHARE`;
  if (kept.length > 0) return true;
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Match" m WHERE ${naming(user, place)} ORDER BY m.id FOR KEY SHARE`;
  if (held.length === 0) return false;
  // A transaction that held one of them before may have removed the name from its seats.
  const named = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Match" m WHERE ${naming(user, place)} LIMIT 1`;
  return named.length > 0;
};

const naming = (user: UserId, place: NamedIn): Prisma.Sql => Prisma.sql`
  ${'match' in place ? Prisma.sql`m.id = ${place.match}` : Prisma.sql`m.server = ${place.server}`}
  AND (m.host = ${user} OR ${user} = ANY(m.guests)
    OR EXISTS (SELECT FROM "Seat" s WHERE s."matchId" = m.id AND (s."userId" = ${user} OR ${user} = ANY(s.former))))`;
