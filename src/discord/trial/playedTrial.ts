import { isDeepStrictEqual } from 'node:util';
import type { MatchContext } from '../command/command.ts';
import type { IdOf } from '../customIds/customId.ts';
import { trialIn } from './triedMoves.ts';

/** Whether the tried moves of a control have been played in its decision, by an earlier press, and were not undone. */
export const wasPlayed = async (
  { services, position }: MatchContext,
  { seat, decision, tried }: Pick<IdOf<'playtried'>, 'seat' | 'decision' | 'tried'>,
): Promise<boolean> => {
  const { match } = position;
  const game = services.games.find(match.game);
  const rows = await services.stores.matches.read(match.id, 0);
  const played = rows.flatMap(({ version, command }) =>
    command?.type === 'Play' && command.seat === seat && command.decision === decision ? [{ version, ...command }] : [],
  );
  const last = played.at(-1);
  const history = last && (await services.matches.history(match, 0));
  if (game?.trial === undefined || last === undefined || history === undefined || history.takenBack.has(last.version))
    return false;
  const view = history.steps.findLast(({ version }) => version < last.version)?.view(seat);
  const legal = game.rules.legalMoves(game.trial.positionOf(view), seat);
  const trial = trialIn(services.games, { ...position, view, legal }, tried);
  return isDeepStrictEqual(
    trial?.tried.flatMap(({ steps }) => steps),
    [last.command, ...(last.next ?? [])],
  );
};
