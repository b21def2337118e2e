import { participationsOf, recordMatch } from '#community/record/index.ts';
import type { MatchId, Participation } from '#matches/index.ts';
import type { Table } from '../../matches/games/table.ts';

/** Computes the rows of a match now, without storing them. */
export const computed = async ({ stores, matches }: Table, id: MatchId): Promise<readonly Participation[]> => {
  const match = await stores.matches.find(id);
  const history = match && (await matches.history(match, 0));
  if (match === undefined || history === undefined) throw new Error('There is no such match.');
  return participationsOf({ match, history, stoppages: await stores.clocks.stoppages(id, match.createdAt.getTime()) });
};

/** Computes the rows of a match and stores them, as the job does. */
export const recorded = async ({ stores, matches }: Table, id: MatchId): Promise<readonly Participation[]> => {
  await recordMatch({ stores, matches, factsOf: () => undefined }, id);
  return stores.participations.list({ match: id });
};

/** Lets the time of each seat that is due run out, and plays for the computers, as the jobs do. */
export const runDue = async (table: Table, match: MatchId): Promise<void> => {
  for (const { seat, running } of await table.stores.clocks.of(match)) {
    if (running !== undefined) await table.act(match, { type: 'RunOutOfTime', seat, begun: running.begun });
  }
  for (let turn = await table.matches.computerTurn(match); turn !== undefined; turn = await table.matches.computerTurn(match)) {
    const { seat, decision, legal } = turn;
    await table.act(match, { type: 'PlayAsComputer', seat, decision, ...(legal[0] && { command: legal[0] }) });
  }
};
