import { generalKey } from './figures.ts';

/** The meanings of the figures of `npm run bench`, by their keys as `generalKey` writes them. `npm run guide` writes them to `README.md`. */
export const KEYS: Readonly<Record<string, string>> = {
  movesPerSecond: 'random moves of Cyclades per second, four seats, with the legal moves of each position',
  peloponnesMovesPerSecond: 'the same for Peloponnes',
  boardgameIoMovesPerSecond: "the same for boardgame.io's plain client in its counter game, a new client each 500 moves",
  'movesPerBoardgameIoMove, peloponnesMovesPerBoardgameIoMove':
    "the ratio of a game's moves to those of boardgame.io in the same process, each the median of five alternating runs",
  foldMilliseconds: 'folding the first 500 events of a match of four, median',
  parseMilliseconds: '`JSON.parse` of their log, median',
  foldPerParse: 'the ratio of these two',
  bytesPerEvent: 'mean length of an event as JSON',
  peloponnesFoldEvents: 'events of a whole match of Peloponnes with five seats',
  'peloponnesFoldMilliseconds, peloponnesParseMilliseconds': 'folding that match, and `JSON.parse` of its log, medians',
  'peloponnesFoldPerParse, peloponnesBytesPerEvent': 'the ratio of these two; mean length of an event',
  'answerP50Ms, answerP99Ms': 'time from typing `/gold` to its acknowledgement, through discord.js and the sandbox',
  'answerBareP50Ms, answerBareP99Ms': 'the same for a discord.js bot that does nothing else, alternating with ours',
  answerRatio: "ratio of ours to the bare bot's, medians",
  'suggestP50Ms, suggestP99Ms':
    "time from requesting an option's choices to receiving them: ours reads the match and lists legal moves",
  'suggestBareP50Ms, suggestBareP99Ms': 'the same for the bare bot, which has a fixed list',
  suggestRatio: "ratio of ours to the bare bot's, medians",
  'trialP50Ms, trialP95Ms':
    'time from a press to the reply with its picture when a move is tried, after up to two others, in random matches of both games',
  'trialPanelP50Ms, trialPanelP95Ms': 'the same for the panel of moves in the same turns',
  'trialRatio, trialSteps': 'ratio of these two medians; number of moves tried',
  'GAMEPictureColdP50Ms, GAMEPictureColdP95Ms':
    'time from a view to its picture file, for the first picture after a start or a long pause: the worker thread starts and fills its caches',
  'GAMEPictureP50Ms, GAMEPictureP95Ms':
    'the same for later pictures, after one other match of each seat count was drawn; positions of 2 to 5 seats, no view twice',
  GAMEPictureMegapixels: 'their size, median, as they are sent: 988 to 1192 wide in Cyclades and 1200 wide in Peloponnes',
  'GAMEPicturePlainP50Ms, GAMEPicturePlainP95Ms': 'the same views without caches, encoded as PNG',
  'GAMEPictureEncodeP50Ms, GAMEPictureEncodeP95Ms':
    'only encoding the finished pixels to the same kind of file: a JPEG in Cyclades, a PNG of 256 colours in Peloponnes, including the choice of these colours',
  'GAMEPictureTimesFaster, GAMEPicturePerEncode':
    'ratios of 95th percentiles: without caches to with caches; whole picture to encoding only',
  'GAMEPictureBytesP50, GAMEPictureMostBytes': 'size of the file: median and largest',
  'GAMEPictureSsimP50, GAMEPictureLeastSsim':
    'its similarity to the PNG: structural similarity of luma in windows of 8 × 8, median and least',
  'pictureMemoryMegabytes, pictureMemoryGrowthMegabytes':
    'memory of a process that paints 2,000 pictures and does nothing else, and how much more that is than after 200',
  loadCommands:
    'number of commands and buttons sent in a minute, 50 per second, in 1,000 running matches: 5 % boards, 10 % panels with their picture, otherwise moves',
  'loadFirstP50Ms, loadFirstP99Ms, loadFinalP50Ms, loadFinalP99Ms': 'time from a command to the first response, and to the last',
  'loadPostP50Ms, loadPostP99Ms, loadPosts':
    'time from a move to its first post in the thread, and the number of posts; includes our own limit of requests per second',
  'loadBareFirstP50Ms, loadBareFirstP99Ms, loadBareFinalP50Ms, loadBareFinalP99Ms, loadBarePostP50Ms, loadBarePostP99Ms':
    'the same for a discord.js bot that replies by the same kinds of callback and does nothing else',
  'loadAloneFirstP50Ms, loadAloneFirstP99Ms, loadAloneFinalP50Ms, loadAloneFinalP99Ms, loadAlonePostP50Ms, loadAlonePostP99Ms':
    'the same load again, as the baseline of the next line',
  'loadPeopleFirstP50Ms, loadPeopleFirstP99Ms, loadPeopleFinalP50Ms, loadPeopleFinalP99Ms, loadPeoplePostP50Ms, loadPeoplePostP99Ms':
    'the same load among 5,000 more people with records and ratings, of whom a tenth looks for a match and a tenth watches one',
  'loadUnanswered, loadBareUnanswered, loadAloneUnanswered, loadPeopleUnanswered, loadShardedUnanswered, loadNUnanswered':
    'number without a last response within 30 seconds',
  'loadFirstRatio, loadLate':
    "ratio of our 99th percentile of first responses to the bare bot's; number of first responses after more than 3 seconds",
  'loadCallbacksPerCommand, loadWebhooksPerCommand, loadBotRequestsPerCommand':
    "requests per command: first responses, last responses, and those with the bot's token, of which Discord allows fifty per second",
  'loadMegabytes, loadBareMegabytes, loadMegabytesRatio':
    'memory of our bot and of the bare bot ten minutes after their start, and their ratio',
  'loadShardedFirstP50Ms, loadShardedFirstP99Ms, loadShardedFinalP50Ms, loadShardedFinalP99Ms, loadShardedPostP50Ms, loadShardedPostP99Ms, loadShardedPosts':
    'the same load on two shards and three workers',
  loadShardedDoubled: 'messages that were sent by two of them',
  'loadNStartMs, loadNMegabytes':
    'with N stored matches: the time to start, and memory after a gentle load of ten commands a second',
  'loadNFirstP50Ms, loadNFirstP99Ms, loadNFinalP50Ms, loadNFinalP99Ms, loadNPostP50Ms, loadNPostP99Ms': 'response times then',
  loadStartRatio: 'ratio of the start with 10,000 stored matches to that with none',
  'thinkingAloneFirstP50Ms, thinkingAloneFirstP99Ms, thinkingFirstP50Ms, thinkingFirstP99Ms':
    'time from a command to the first response in one bot with half the load while no AI player thinks, and while ten strong ones always wait for their moves; blocks of both alternate, medians of the blocks; run it as root, so that it can give its own process, which stands for Discord, the highest priority',
  'thinkingFirstRatio, thinkingFirstRatioError':
    'ratio of the 99th percentiles of two blocks, while ten think to while none does: geometric mean over the pairs of blocks, and its standard error',
  'thinkingAloneUnanswered, thinkingUnanswered': 'number without a last response within 30 seconds',
  'thinkingDecisions, thinkingDecisionP50Ms, thinkingDecisionP99Ms':
    'the decisions of those AI players, half of them in each game, and their durations under that load, without the time that a question waits for others',
  'interactionsAsked, interactionsWellFormed':
    "forged and malformed interactions sent through discord.js, and how many of them Discord itself might have sent. A missing response, one beyond Discord's limits, an error reply to a well-formed one or a crash is an error",
  'interactionsHanded, interactionsSeconds': 'number that discord.js could read, each of which got a reply; duration',
  'playMatches, refereeMatches':
    'random matches of 2 to 5 seats, creatures and all options, that a referee watched from the deal: no dead end, and no law broken',
  'playCrowdedMatches, refereeCrowdedMatches': 'the same from crowded positions, which are rare in dealt matches',
  'playMoves, refereeMoves': 'the moves of all these',
  'playAsked, refereeAsked':
    'other commands tried meanwhile: a move with one field changed, an earlier move, a use of a card on display, any command at all',
  'playRefused, refereeRefused': 'number refused, each because it was not a legal move',
  'playNEnded, refereeNEnded': 'of the dealt matches with N seats, the share that ended within 20,000 moves',
  'playNMedianMoves, playNP95Moves, playNMostMoves': 'number of moves: median, 95th percentile, longest',
  'refereeNMedianMoves, refereeNP95Moves, refereeNMostMoves': 'the same for the longest ones',
  'playNMedianCycles, refereeNMedianCycles': 'number of cycles, median',
  'playNMetropolises, refereeNMetropolises': 'number that ended with one winner by Metropolises',
  'playNShared, refereeNShared': 'number that ended with a shared win',
  'playNLastSeat, refereeNLastSeat': 'number that ended with one seat left',
  'playCREATUREOnOwn, refereeCREATUREOnOwn':
    "number of uses of that creature on its user's own pieces in the dealt matches (zeros are omitted)",
  'playCREATUREOnOpponent, refereeCREATUREOnOpponent': "number of uses on an opponent, or on an opponent's island or fleets",
  'playCREATUREOnNobody, refereeCREATUREOnNobody': 'number of uses on an empty place',
  'playBranches, refereeBranches':
    'branches of `src/games/cyclades/rules/`, as Istanbul counts them: the ways of each `if`, `?:` and `switch`, the sides of each *and*, *or* and `??`, each default',
  'playBranchesTaken, refereeBranchesTaken': "the share of them that these matches took, by V8's coverage",
  'playSeconds, refereeSeconds': 'duration of these matches, one worker per core',
  'peloponnesPlayMatches, peloponnesRefereeMatches':
    'random matches of Peloponnes of 1 to 5 seats, all options, watched in the same way',
  'peloponnesPlayCrowdedMatches, peloponnesRefereeCrowdedMatches':
    'the same from crowded middles: many tiles, full stores, any level of the campaign',
  'peloponnesPlayMoves, peloponnesRefereeMoves': 'the moves of all these',
  'peloponnesPlayAsked, peloponnesRefereeAsked': 'other commands tried meanwhile',
  'peloponnesPlayRefused, peloponnesRefereeRefused': 'number refused, each because it was not a legal move',
  'peloponnesPlayNEnded, peloponnesRefereeNEnded': 'of the dealt matches with N seats, the share that ended',
  'peloponnesPlayNMedianMoves, peloponnesPlayNP95Moves, peloponnesPlayNMostMoves':
    'number of moves: median, 95th percentile, longest',
  'peloponnesRefereeNMedianMoves, peloponnesRefereeNP95Moves, peloponnesRefereeNMostMoves': 'the same for the longest ones',
  'peloponnesPlayNMedianScore, peloponnesRefereeNMedianScore': 'the highest score at their end, median',
  'peloponnesPlayNScore, peloponnesRefereeNScore': 'number that ended with a winner by score',
  'peloponnesPlayNSoloScore, peloponnesRefereeNSoloScore': 'number of matches with one seat that ended with a score',
  'peloponnesPlayNCampaignWon, peloponnesRefereeNCampaignWon, peloponnesPlayNCampaignLost, peloponnesRefereeNCampaignLost':
    'number of campaigns won and lost',
  'peloponnesPlayDISASTERBorne, peloponnesRefereeDISASTERBorne':
    'number of times a seat suffered that disaster, in the dealt matches',
  'peloponnesPlayDISASTERKeptOff, peloponnesRefereeDISASTERKeptOff': 'number of times a building protected a seat from it',
  'peloponnesPlayTileUses, peloponnesRefereeTileUses': 'number of the 134 effects of the forty tiles that occurred',
  'peloponnesPlayBranches, peloponnesRefereeBranches': 'branches of `src/games/peloponnes/rules/`',
  'peloponnesPlayBranchesTaken, peloponnesRefereeBranchesTaken': 'the share of them that these matches took',
  'peloponnesPlaySeconds, peloponnesRefereeSeconds': 'duration of these matches',
  'soakMinutes, soakDeaths, soakKills':
    'duration of a run of two bots, one with its queue in PostgreSQL and one in Redis, with random faults: crashes at any point, and killed processes',
  soakHitches:
    'other faults, of Discord and the network: failures, limits, unusual refusals, delays, broken connections, a gateway that drops or has to reconnect',
  'soakMoves, soakLost, soakDoubled, soakFaults':
    'moves and other actions that were compared with the log; lost and doubled events, posts, direct messages, reminders and deadlines; all faults found',
  'completenessPositions, completenessCommands':
    'positions of random matches, and commands tried in them; each is accepted exactly if it is a legal move',
  completenessAccepted: 'the share of accepted commands',
  'completenessChanged, completenessChangedAccepted':
    'the share that is a legal move with one field changed, and how many of these were accepted',
  'peloponnesCompletenessPositions, peloponnesCompletenessCommands, peloponnesCompletenessAccepted, peloponnesCompletenessChanged, peloponnesCompletenessChangedAccepted':
    'the same for Peloponnes',
  'limitsMatches, limitsPositions, limitsMessages, peloponnesLimitsMatches, peloponnesLimitsPositions, peloponnesLimitsMessages':
    'random matches of each game, the positions in them, and the messages built there in every language and in one with longer words, half of them with the longest names: each within Discord’s limits',
  fuzzCommands: 'wrong commands, each refused with its code and without a change of the position',
  'fuzzOutOfRange, fuzzOfTheWrongType, fuzzOfAnotherPhase, fuzzOfAnEliminatedSeat, fuzzNoCommandAtAll': 'number of each kind',
  'peloponnesFuzzCommands, peloponnesFuzzOutOfRange, peloponnesFuzzOfTheWrongType, peloponnesFuzzOfAnotherPhase, peloponnesFuzzOfASeatNotDue, peloponnesFuzzNoCommandAtAll':
    'the same for Peloponnes',
  'computerMatches, peloponnesComputerMatches':
    'matches of four that AI players played against each kind of opponent, with rotated seats',
  'computerBeatsRandom, peloponnesComputerBeatsRandom': 'number that one AI player won against three random players',
  'computerBeatsGreedy, peloponnesComputerBeatsGreedy':
    "number won against three players that look one move ahead and know the others' gold",
  'computerAmongMatches, computerAmongEnded, peloponnesComputerAmongMatches, peloponnesComputerAmongEnded':
    'matches among four AI players, and how many of them ended',
  'computerCyclesP50, computerCyclesP95': 'number of cycles in those of Cyclades',
  'computerDecisions, peloponnesComputerDecisions': 'the decisions of AI players in all of these',
  'computerDecisionP50Ms, computerDecisionP99Ms, computerDecisionMostMs': 'duration of a decision in Cyclades',
  'peloponnesComputerDecisionP50Ms, peloponnesComputerDecisionP99Ms, peloponnesComputerDecisionMostMs': 'the same in Peloponnes',
  'GAMELadderPAIRINGMatches, GAMELadderPAIRINGPercent':
    'matches of four that one version of the AI player played against three of another, each deal from every seat, until the sequential test decided; its share of the wins',
  GAMELuckMatches: 'matches of four usual AI players, analysed as for the report after a match',
  'GAMELuckMostErrors, GAMELuckMostPercent':
    "the largest distance of a seat's mean luck from 0, in standard errors; the largest luck of a seat in one match, in points of win chance",
  GAMELuckMiscalibratedPercent:
    'the largest distance, in points, between the chances that a tenth of the forecasts give and the share of wins; of tenths with at least 100 forecasts',
  'GAMELuckSecondsP50, GAMELuckSecondsP99': 'processor time of an analysis',
  'calendarMatches, GAMECalendarMatches, calendarLeavers, GAMECalendarLeavers':
    'matches of four by post, of all games and of each; those that a player leaves',
  'calendarARMDaysP50, GAMECalendarARMDaysP50, calendarARMDaysP90, GAMECalendarARMDaysP90':
    'duration in days with reminders only (`Off`), with planned moves (`Orders`), with planned moves and timers (`Clocks`)',
  'calendarARMPromptsPerCycle, GAMECalendarARMPromptsPerCycle': 'number of times a player has to act per cycle or round',
  'calendarARMStayedDaysP50, GAMECalendarARMStayedDaysP50, calendarARMStayedDaysP90, GAMECalendarARMStayedDaysP90, calendarARMStayedPromptsPerCycle, GAMECalendarARMStayedPromptsPerCycle':
    'the same for matches that nobody leaves',
  'calendarARMLeftDaysP50, GAMECalendarARMLeftDaysP50, calendarARMLeftDaysP90, GAMECalendarARMLeftDaysP90, calendarARMLeftPromptsPerCycle, GAMECalendarARMLeftPromptsPerCycle':
    'the same for matches that a player leaves',
  'calendarARMCycles, GAMECalendarARMCycles': 'mean number of cycles',
  'calendarARMAsByHand, GAMECalendarARMAsByHand': 'share of planned moves that the player would also have made by hand',
  'calendarARMFewerPrompts, GAMECalendarARMFewerPrompts, calendarARMFewerDays, GAMECalendarARMFewerDays':
    'reduction compared with reminders only: prompts per cycle, and median days',
  'waitingNPEOPLESeated, waitingNPEOPLELeft':
    'searches with `/play` in sixty days, on a simulated server of N people who are available for sixteen hours a day (`Awake`) or ten (`Busy`), each searching every ten days: those that found a table, and those that stopped or had not ended by then; mean of ten servers',
  'waitingNPEOPLEHoursP50, waitingNPEOPLEHoursP90': 'hours until a person has a place at a table: median and 90th percentile',
  'waitingNPEOPLEStartHoursP50, waitingNPEOPLEStartHoursP90': 'hours until all at the table have confirmed and the match starts',
  waitingNPEOPLEGoodHours: 'share of tables at which all are awake together for at least six hours a day',
  'waitingNPEOPLEFours, waitingNPEOPLEWithComputer': 'share of tables of four or five people, and of those with an AI player',
  waitingNPEOPLEUnconfirmed:
    'number of places lost because a person did not confirm within a day: 5 % never answer, others after four hours in the median',
  waitingNPEOPLEBreaches: 'number of times that a person sat with one whom they avoid',
  'waitingNPEOPLEForecastP50, waitingNPEOPLEForecastP80':
    'share of people whose match started within the time that half of all, and four of five, were expected to wait when they began',
  'leaversNGATEMatches, leaversNGATELeft':
    'matches of 180 simulated days after 90 of history, on five servers of N people, and how many of them a player leaves: without a gate (`Open`), with a gate of 85 % asked of all (`Gate`), and asked by those who pass it of their own tables (`Chosen`). Each person leaves at a rate of their own, Beta(0.4, 3.6), one match in ten on average',
  'leaversNGATEHoursP50, leaversNGATEHoursP90': 'hours until a person has a place at a table: median and 90th percentile',
  'leaversNGATEFewerLeft, leaversNGATEFewerShare':
    'reduction by the gate: number of matches that a player leaves; their share among the matches with the gate',
  leaversNGATELongerP50: 'by which part the median wait is longer than without a gate',
  'leaversNGATERefused, leaversNGATEBlameless':
    'people who were below the gate at some time while they looked for a match; those of them who had never left one',
  'cupsSeasons, cupsStuck, cupsUnfairPools, cupsStandingsDiffering':
    'simulated seasons of cups and leagues with real matches; those that did not end; pools less even than their size allows; those whose standings, computed again from the export, differ',
  'cupsMatches, cupsLeavers, cupsPauses, cupsKills, cupsRemovals':
    'matches of those seasons; people who left, pauses of two weeks, kills of the bot at a call of the stores, and times it was removed from the server',
};

const explained = new Set(Object.keys(KEYS).flatMap((keys) => keys.split(', ')));

/** Returns the keys of figures whose meaning is not in `KEYS`. */
export const unexplained = (keys: readonly string[]): readonly string[] => keys.filter((key) => !explained.has(generalKey(key)));
