import { type CommandRegistry, forManagers, group, single } from '#discord/command/command.ts';
import { gameCommand } from '#discord/moves/moveCommands.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import board from './board.ts';
import gold from './gold.ts';
import help from './help.ts';
import history from './history.ts';
import log from './log.ts';
import concede from './match/concede.ts';
import create from './match/create.ts';
import exportLog from './match/export.ts';
import handover from './match/handover.ts';
import invite from './match/invite.ts';
import join from './match/join.ts';
import leave from './match/leave.ts';
import list from './match/list.ts';
import nudge from './match/nudge.ts';
import redo from './match/redo.ts';
import start from './match/start.ts';
import status from './match/status.ts';
import take from './match/take.ts';
import undo from './match/undo.ts';
import vote from './match/vote.ts';
import data from './me/data.ts';
import forget from './me/forget.ts';
import holidays from './me/holidays.ts';
import settings from './me/settings.ts';
import turns from './me/turns.ts';
import note from './note.ts';
import computer from './organise/computer.ts';
import end from './organise/end.ts';
import extend from './organise/extend.ts';
import pause from './organise/pause.ts';
import replace from './organise/replace.ts';
import resume from './organise/resume.ts';
import retry from './organise/retry.ts';
import rewind from './organise/rewind.ts';
import roll from './organise/roll.ts';
import rules from './rules.ts';
import check from './server/check.ts';
import serverSettings from './server/settings.ts';
import tutorial from './tutorial.ts';

/** Returns all commands, with one for each game. */
export const createCommandRegistry = (games: GameRegistry, languages: readonly Sentences[]): CommandRegistry => ({
  commands: [
    group('match', [
      create(games, languages),
      join,
      invite,
      leave,
      start,
      status,
      list,
      nudge,
      undo,
      redo,
      vote,
      handover,
      take,
      concede,
      exportLog,
    ]),
    ...games.ids.flatMap((id) => games.find(id) ?? []).map((game) => gameCommand(game, languages)),
    group('me', [settings, holidays, turns, data, forget]),
    single(gold),
    single(board),
    single(log),
    single(history),
    single(note),
    single(rules(languages)),
    single(help),
    single(tutorial(games, languages)),
    group('organise', [rewind, pause, resume, extend, replace, computer, retry, roll, end]),
    forManagers(group('server', [serverSettings, check])),
  ],
});
