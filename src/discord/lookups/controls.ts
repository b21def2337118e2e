import type { Controls } from '../command/control.ts';
import { isChartPicture } from '../customIds/bookFields.ts';
import { onMatch } from '../selection/onMatch.ts';
import { boardReply, cardReply } from './board.ts';
import { explainBoard, explainChart, pictureInWords } from './explain.ts';
import { fairnessReply } from './fairness.ts';
import { historyReply } from './history.ts';
import { logReply } from './log.ts';
import { reportReply } from './report.ts';

/** The controls that show a match. */
export const lookupControls: Controls<'board' | 'card' | 'log' | 'history' | 'explain' | 'words' | 'fairness' | 'report'> = {
  board: onMatch((context) => boardReply(context)),
  card: onMatch(cardReply),
  log: onMatch((context, { id }) => logReply(context, id)),
  history: onMatch((context, { id }) => historyReply(context, id.round)),
  explain: onMatch((context, { id: { of } }) =>
    of !== undefined && isChartPicture(of) ? explainChart(context, of) : explainBoard(context, of),
  ),
  words: onMatch((context, { id: { of } }) => pictureInWords(context, of)),
  fairness: onMatch(fairnessReply),
  report: onMatch(reportReply),
};
