import { ComponentType } from 'discord.js';
import { GAMES } from '#games/index.ts';
import type { Position, Story } from '#matches/index.ts';
import { type Answer, answer, button, row, text } from './answer.ts';
import type { Asking } from './command.ts';
import { labelName, seatName, seatNames } from './names.ts';
import { tellEvent, tellRejection } from './tell.ts';

/** The board as the asker may see it, as a picture with its words. */
export const boardAnswer = async ({ services, say }: Asking, { match, view }: Position): Promise<Answer> => {
  if (view === undefined) return answer(say.common.refusals.matchNotStarted({}, String));
  const words = say.game(match.game);
  const picture = await services.render(match.game, view, seatNames(match));
  return {
    components: [
      text(words.summary(view, seatName(match))),
      {
        type: ComponentType.MediaGallery,
        items: [{ media: { url: `attachment://${picture.name}` }, description: words.altText(view, labelName(match)) }],
      },
    ],
    file: { name: picture.name, data: picture.file },
  };
};

/** What the asker's own seat holds. */
export const cardAnswer = ({ say }: Asking, { match, seat, view }: Position): Answer => {
  if (seat === undefined) return answer(say.common.plain.noGold);
  if (view === undefined) return answer(say.common.refusals.matchNotStarted({}, String));
  return answer(`**${say.common.matchName(match.id)}** ${say.game(match.game).card(view, seat)}`);
};

/** Long pages of a log are cut here: room is left for a title below Discord's 4,000 characters. */
const PAGE_TEXT = 3600;

/** One page of the log, a round a page: as the asker may know it. Without a page: the latest. */
export const logAnswer = async (asking: Asking, position: Position, page: number | undefined): Promise<Answer> => {
  const { services, say } = asking;
  const { match } = position;
  const story = await services.matches.story(match.id, 0);
  if (story?.unreadable !== undefined) return answer(tellRejection(say, match.game, story.unreadable, seatName(match)));
  const pages = story === undefined ? [] : pagesOf(asking, position, story);
  if (pages.length === 0) return answer(say.common.plain.emptyLog);
  const shown = Math.min(page ?? pages.length - 1, pages.length - 1);
  const { controls } = say.common;
  const turning = [
    ...(shown > 0 ? [button({ kind: 'log', match: match.id, page: shown - 1 }, controls.earlier)] : []),
    ...(shown < pages.length - 1 ? [button({ kind: 'log', match: match.id, page: shown + 1 }, controls.later)] : []),
  ];
  return answer(
    [say.common.logTitle(match.id, shown + 1, pages.length), ...(pages[shown] ?? [])].join('\n'),
    ...(turning.length === 0 ? [] : [row(...turning)]),
  );
};

const pagesOf = ({ say }: Asking, { match, seat }: Position, { steps }: Story): readonly (readonly string[])[] => {
  const name = seatName(match);
  const pages: string[][] = [[]];
  let length = 0;
  let isCalledOut = false;
  for (const event of steps.flatMap((step) => step.told(seat ?? 'spectator'))) {
    const line = tellEvent(say, match.game, event, name);
    const moment = GAMES[match.game]?.moment(event);
    const opensRound = !isCalledOut && (moment === 'chapter' || moment === 'round');
    if (moment === 'chapter') isCalledOut = true;
    if (moment === 'round') isCalledOut = false;
    const isFull = length + (line?.length ?? 0) > PAGE_TEXT;
    if ((opensRound || isFull) && length > 0) {
      pages.push([]);
      length = 0;
    }
    if (line === undefined) continue;
    pages.at(-1)?.push(line);
    length += line.length + 1;
  }
  return pages.filter((lines) => lines.length > 0);
};
