import { type CommandRegistry, group, onServers, single, subcommand, topLevel } from '#discord/command/command.ts';
import { organiserCommand, retryMatch } from '#discord/decisions/organiserCommand.ts';
import { watch } from '#discord/following/watch.ts';
import { leaveMatch, startMatch } from '#discord/lobby/lobbyActions.ts';
import { cardReply } from '#discord/lookups/board.ts';
import { exportReply } from '#discord/lookups/export.ts';
import { reportReply } from '#discord/lookups/report.ts';
import { ownData } from '#discord/me/meData.ts';
import { askToForget } from '#discord/me/meForget.ts';
import { turnsReply } from '#discord/me/meTurns.ts';

import { ownStatisticsReply, serverStatisticsReply } from '#discord/me/statistics.ts';

import { auditReply } from '#discord/moderation/audit.ts';

import { gameCommand } from '#discord/moves/moveCommands.ts';
import { undoOrRedo } from '#discord/moves/playMove.ts';
import { todaysPuzzle } from '#discord/puzzle/puzzle.ts';
import { matchOption, suggestMatches } from '#discord/selection/matchOption.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';
import { serverCheck } from '#discord/server/serverCheck.ts';
import { beginReply, helpReply } from '#discord/status/help.ts';
import { nudge } from '#discord/status/nudge.ts';
import { listReply, statusReply } from '#discord/status/status.ts';
import { beginTrial } from '#discord/trial/controls.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import board from './board.ts';
import cupCreate from './cup/create.ts';
import { cupCommands } from './cup/others.ts';
import history from './history.ts';
import log from './log.ts';
import concede from './match/concede.ts';
import create from './match/create.ts';
import handover from './match/handover.ts';
import invite from './match/invite.ts';
import join from './match/join.ts';
import take from './match/take.ts';
import vote from './match/vote.ts';
import avoid from './me/avoid.ts';
import holidays from './me/holidays.ts';
import settings from './me/settings.ts';
import note from './note.ts';
import end from './organise/end.ts';
import play from './play.ts';
import rules from './rules.ts';
import { ban, unban } from './server/ban.ts';
import serverNote from './server/note.ts';
import serverSettings from './server/settings.ts';
import tutorial from './tutorial.ts';

/**
 * Returns all commands, with one for each game. A command without options of its own is only a line here; the others have a
 * file each.
 */
export const createCommandRegistry = (games: GameRegistry, languages: readonly Sentences[]): CommandRegistry => ({
  commands: [
    group('match', [
      create(games, languages),
      join,
      invite,
      matchCommand(subcommand('match leave'), 'own', leaveMatch),
      matchCommand(subcommand('match start'), 'own', startMatch),
      matchCommand(subcommand('match status'), 'own', statusReply),
      { data: subcommand('match list'), execute: (call) => listReply(call, call.interaction) },
      matchCommand(subcommand('match watch'), 'others', watch),
      matchCommand(subcommand('match nudge'), 'own', nudge),
      matchCommand(subcommand('match try'), 'due', beginTrial),
      matchCommand(subcommand('match undo'), 'own', (call) => undoOrRedo(call, 'Undo')),
      matchCommand(subcommand('match redo'), 'own', (call) => undoOrRedo(call, 'Redo')),
      vote,
      handover,
      take,
      concede,
      matchCommand(subcommand('match export'), 'own', exportReply),
      matchCommand(subcommand('match report'), 'own', reportReply),
    ]),
    ...games.ids.flatMap((id) => games.find(id) ?? []).map((game) => gameCommand(game, languages)),
    group('me', [
      settings,
      holidays,
      { data: subcommand('me record'), execute: ownStatisticsReply },
      avoid,
      { data: subcommand('me turns'), execute: turnsReply },
      { data: subcommand('me data'), execute: ownData },
      { data: subcommand('me forget'), execute: askToForget },
    ]),
    single(matchCommand(topLevel('gold'), 'own', cardReply)),
    single(play(games, languages)),
    single(board),
    single(log),
    single(history),
    single(note),
    single(rules(languages)),
    single(matchCommand(topLevel('help'), 'own', (call) => helpReply(call, 'now'), { ifNone: beginReply })),
    single(tutorial(games, languages)),
    single({ data: topLevel('puzzle'), execute: todaysPuzzle }),
    group('organise', [
      ...(['rewind', 'pause', 'resume', 'extend', 'replace', 'computer'] as const).map(organiserCommand),
      {
        data: subcommand('organise retry').addStringOption(matchOption),
        execute: retryMatch,
        autocomplete: suggestMatches,
      },
      organiserCommand('roll'),
      end,
    ]),
    onServers(group('cup', [cupCreate(games, languages), ...cupCommands])),
    onServers(
      group('server', [
        serverSettings,
        serverNote,
        { data: subcommand('server record'), execute: serverStatisticsReply },
        { data: subcommand('server check'), execute: (call) => serverCheck(call, call.interaction) },
        { data: subcommand('server audit'), execute: (call) => auditReply(call, call.interaction, 0) },
        ban,
        unban,
      ]),
    ),
  ],
});
