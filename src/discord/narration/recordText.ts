import { COUNTED_MATCHES, percentOf, REGAINED_BY, type Reliability, reliabilitiesOn } from '#community/record/index.ts';
import type { RecordFacts, Sentences } from '#i18n/index.ts';
import type { Match, UserId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';

const NO_NOTES: ReadonlyMap<UserId, string> = new Map();

/** Returns how reliably each of these people plays on a server, or on all, with the moderators' notes about them. */
export const recordFactsOf = async (
  { stores }: Pick<Services, 'stores'>,
  users: readonly UserId[],
  server: string | undefined,
): Promise<ReadonlyMap<UserId, RecordFacts>> => {
  const [known, notes] = await Promise.all([
    reliabilitiesOn(stores, users, server),
    server === undefined ? NO_NOTES : stores.playerNotes.of(users, server),
  ]);
  return new Map([...known].map(([user, reliability]) => [user, factsOf(reliability, notes.get(user))]));
};

const factsOf = ({ share, finished, left, playedAlone, answer }: Reliability, note: string | undefined): RecordFacts => ({
  percent: share === undefined ? undefined : percentOf(share),
  finished,
  left,
  playedAlone,
  answer,
  note: note && escapeMarkdown(note),
});

/** Returns a line about each person in a lobby; none after the start. */
export const recordLinesOf = async (services: Services, say: Sentences, match: Match): Promise<ReadonlyMap<UserId, string>> => {
  const users = match.status === 'lobby' ? match.seats.flatMap(({ user }) => user ?? []) : [];
  if (users.length === 0) return new Map();
  const facts = await recordFactsOf(services, users, match.place.server);
  return new Map([...facts].map(([user, each]) => [user, say.records.line(each)]));
};

/** Returns what the actor reads about their own record, on the server where they ask, and how it is computed. */
export const ownRecordText = async ({ services, say, actor, storedUser }: CommandContext): Promise<string> => {
  const { user, server } = actor;
  const facts = (await recordFactsOf(services, [user], server)).get(user);
  const isEverywhere = server === undefined || storedUser?.record === 'everywhere';
  return say.records.own(facts ?? { finished: 0, left: 0 }, isEverywhere, COUNTED_MATCHES, REGAINED_BY);
};
