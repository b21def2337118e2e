/**
 * Cups and leagues that run themselves, as pure functions of their events; time and chance come as arguments.
 *
 * A cup is like a small match. Its log holds `CupEvent`s, which number entrants and never name people; `evolveCup` folds them to a `Cup`, and
 * `decideCup` returns the events of a `CupCommand`, or why it is refused: a code with parameters. `openCup` and `playCup` do so on the store
 * (`Stores.cups`), once for each command id; `loadCup` returns `{ row, cup, people }`, where `people` tells who each entrant is.
 *
 * What a front does: `openCup` with `CupSettings`; `playCup` with `Enter` (`applicant`: what decides whether they may), `Withdraw`, `End` and
 * `Cancel`; then shows `standingsOf(cup)`, best first, and `tablesOf(cup)`, the present round with its matches. The log is the outbox: when
 * `stores.cups.unposted` names a cup, its post (`row.message`) is older than its log; edit it, then `setPost` with the version it shows. All
 * else is done by the job of cups (`src/jobs/upkeep/cups.ts`): it closes the entries, draws rounds, opens matches, reads their logs, and
 * applies deadlines.
 *
 * How a match counts (`partsIn`, `resultOf`): players who stayed get the points of their places, and share them if they tie. Players who left
 * (resigned, gave the seat away, or were absent at the end) get none. A match that is still open at the deadline is ranked by its position
 * then; of the people who stayed, one for whom it waited more than one and a half times the average counts as having left. A match that
 * could not be played is a tie. A player who withdraws gets no more matches, but plays on in those that run. The first reserve takes their
 * seats; without one, people who look for such a match have a day to enter, and then AI players take them. Ties in the standings are broken by
 * points, Sonneborn-Berger, the average share of what the game counts first, fewer time-outs, then the draw.
 */

export { type Cup, evolveCup, hasSubstitutes, isIn, placedIn, reservesIn, type Table, tablesOf } from './cup.ts';
export { decideCup, whyNotEnter } from './decide.ts';
export { nextRound } from './draw.ts';
export { type Applicant, type CupCommand, CupEvent, type CupEventOf, type Entrant } from './events.ts';
export { exportCup } from './exportCup.ts';
export { type AskedOfCup, type LoadedCup, loadCup, openCup, playCup } from './playCup.ts';
export { type Pool, poolOf } from './pools.ts';
export { resultOf } from './result.ts';
export { scoreEnded, scoreOf } from './scoreTables.ts';
export { CupSettings, usualPoints } from './settings.ts';
export { partsIn, type Standing, standingsOf } from './standings.ts';
