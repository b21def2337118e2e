import { type CommandRegistry, forManagers, group, single } from '#discord/command/command.ts';
import { confirmationsIn, fieldsIn, gameCommand } from '#discord/moves/moveCommands.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import board from './board.ts';
import { MOVES as CYCLADES, defaultPath as cycladesPath } from '#games/cyclades/moves/moves.ts';
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
import { canonical, MOVES as PELOPONNES } from '#games/peloponnes/moves.ts';
import rules from './rules.ts';
import check from './server/check.ts';
import serverSettings from './server/settings.ts';
import tutorial from './tutorial.ts';

/** All commands, and the fields of each game's moves. A new game adds its group and its moves here. */
export const commandRegistry: CommandRegistry = {
  commands: [
    group('match', [
      create,
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
    gameCommand('cyclades', CYCLADES),
    gameCommand('peloponnes', PELOPONNES, { canonical }),
    group('me', [settings, holidays, turns, data, forget]),
    single(gold),
    single(board),
    single(log),
    single(history),
    single(note),
    single(rules),
    single(help),
    single(tutorial),
    group('organise', [rewind, pause, resume, extend, replace, computer, retry, roll, end]),
    forManagers(group('server', [serverSettings, check])),
  ],
  moves: { cyclades: fieldsIn(CYCLADES), peloponnes: fieldsIn(PELOPONNES) },
  confirms: { cyclades: confirmationsIn(CYCLADES), peloponnes: confirmationsIn(PELOPONNES) },
  defaultPath: { cyclades: (view) => cycladesPath(view as View) },
};
