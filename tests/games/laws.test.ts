import { GAMES } from '../support/games.ts';
import { CONSERVED } from '../support/laws/conservation.ts';
import { SECRETS } from '../support/laws/secrets.ts';
import { provided } from '../support/setup/provided.ts';
import type { LawfulTable } from './law.ts';
import { lawsOf } from './laws.ts';

/** Options that use most rules; random options rarely do. */
const LIVELY: Readonly<Record<string, Readonly<Record<string, string>>>> = { cyclades: { creatures: 'all' } };
/** End reasons without a winner. */
const LOST: Readonly<Record<string, readonly string[]>> = { peloponnes: ['campaignLost'] };

for (const [id, game] of Object.entries(GAMES)) {
  for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
    const table: LawfulTable = { game, seats, secrets: provided(SECRETS, id), conserved: provided(CONSERVED, id) };
    lawsOf({ ...table, ...(LIVELY[id] && { lively: LIVELY[id] }), ...(LOST[id] && { lost: LOST[id] }) });
  }
}
