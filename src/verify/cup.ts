import { isDeepStrictEqual } from 'node:util';
import {
  type Cup,
  CupEvent,
  type CupEventOf,
  evolveCup,
  nextRound,
  resultOf,
  standingsOf,
  tablesOf,
} from '#community/cups/index.ts';
import type { AnyGame } from '#engine/game.ts';
import { GAMES } from '#manifests/registry.ts';
import type { Exported, LoggedEvent, Match, MatchHistory, StoredEvent } from '#matches/index.ts';
import { upcastAll } from '#matches/replay/upcast.ts';
import { createHistoryReader } from '#matches/service/matchHistory.ts';
import { NothingProved, VerificationError } from './errors.ts';
import { readExport } from './readExport.ts';
import { rowsOf } from './replay.ts';
import { verify } from './verify.ts';

/**
 * Verifies the export of a cup: draws each round again from the seed, verifies each match, computes its result from its log, and the
 * standings from the results. Returns sentences, the standings among them; throws a `VerificationError` at the first place that is wrong.
 */
export const verifyCup = async (text: string, now = new Date()): Promise<readonly string[]> => {
  const { number, events, matches } = readCup(text);
  let cup: Cup | undefined;
  let checked = 0;
  for (const event of events) {
    if (cup !== undefined && event.type === 'RoundDrawn') checkDraw(cup, event);
    if (cup !== undefined && event.type === 'TableScored' && event.how !== 'void') {
      await checkResult(cup, event, matches, now);
      checked += 1;
    }
    cup = evolveCup(cup, event);
  }
  if (cup === undefined || checked === 0)
    throw new NothingProved('No match of the cup has been scored yet: there is nothing to prove.');
  return [
    `The draws follow from the seed, and the results of ${checked} matches from their logs, each of which follows from its commands.`,
    `Cup ${number}, ${cup.phase === 'ended' ? 'at the end' : 'so far'}:`,
    ...standingsOf(cup).map(
      ({ place, entrant, points, beaten, matches: played }) =>
        `${place}. entrant ${entrant + 1}: ${points} points from ${played} matches, Sonneborn-Berger ${beaten}`,
    ),
  ];
};

const readCup = (text: string) => {
  try {
    const { cup, events, matches } = JSON.parse(text);
    return {
      number: Number(cup),
      events: (events as unknown[]).map((event) => CupEvent.parse(event)),
      matches: (matches as unknown[]).map((match) => readExport(JSON.stringify(match))),
    };
  } catch (error) {
    if (error instanceof VerificationError) throw error;
    throw new VerificationError('the file', 'This is not an export of a cup. Use the file that /cup export gives.');
  }
};

const checkDraw = (cup: Cup, { round, groups }: CupEventOf<'RoundDrawn'>): void => {
  if (isDeepStrictEqual(nextRound(cup), groups)) return;
  throw new VerificationError(`round ${round}`, 'Its tables do not follow from the seed and the standings.');
};

const checkResult = async (
  cup: Cup,
  event: CupEventOf<'TableScored'>,
  matches: readonly Exported[],
  now: Date,
): Promise<void> => {
  const { table, how, seats } = event;
  const place = `table ${table}`;
  const id = tablesOf(cup).find((each) => each.table === table)?.match;
  const exported = matches.find(({ match }) => match === id);
  const rules = exported && GAMES.find(exported.game)?.rules;
  if (exported === undefined || rules === undefined) throw new VerificationError(place, 'The file lacks its match.');
  verify(exported, [], undefined, now);
  const result = resultOf(await historyOf(exported, rules, cup.settings.pace), rules);
  if (isDeepStrictEqual(result, { how, seats })) return;
  throw new VerificationError(place, `By the log of match ${id}, its result is ${JSON.stringify(result)}.`);
};

/** Returns the history of an exported match that is over. */
const historyOf = (exported: Exported, game: AnyGame, pace: string): Promise<MatchHistory> => {
  let rows: readonly StoredEvent[] = [];
  for (const step of exported.steps) rows = [...rows, ...rowsOf(step, `step ${step.number}`, rows.length, () => 'the log')];
  const logged: readonly LoggedEvent[] = upcastAll(game, rows) ?? [];
  const match = { id: exported.match, game: exported.game, status: 'ended', version: rows.length, pace } as Match;
  const whole = async () => ({ game, history: logged, looks: new Map() });
  return createHistoryReader(
    { of: whole, after: async (_, __, after) => logged.slice(after), append: () => {} },
    { [game.id]: game },
  )(match, 0);
};
