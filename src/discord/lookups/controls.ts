import type { Controls } from '../command/control.ts';
import { isOfCourse } from '../customIds/bookFields.ts';
import { onMatch } from '../selection/onMatch.ts';
import { boardAnswer, cardAnswer } from './board.ts';
import { explainCourse } from './explainChart.ts';
import { explainAnswer } from './explainPicture.ts';
import { historyAnswer } from './history.ts';
import { logAnswer } from './log.ts';

/** The controls that show a match. */
export const lookupControls: Controls<'board' | 'card' | 'log' | 'history' | 'explain'> = {
  board: onMatch((context) => boardAnswer(context)),
  card: onMatch(cardAnswer),
  log: onMatch((context, { id }) => logAnswer(context, id)),
  history: onMatch((context, { id }) => historyAnswer(context, id.round)),
  explain: onMatch((context, { id: { of } }) =>
    of !== undefined && isOfCourse(of) ? explainCourse(context, of) : explainAnswer(context, of),
  ),
};
