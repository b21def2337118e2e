import { isShown, KNOWN_BY, pointsOf } from '#community/ratings/index.ts';
import type { RatingRow } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { themeOf } from '../command/pictureTheme.ts';
import type { PostFile } from '../components/message.ts';
import { button, gallery, type Reply, row, text, textReply } from '../components/reply.ts';

/** Matches of a chart, and how many it needs. */
const MOST = 60;
const LEAST = 3;

/** Returns the actor's ratings on their server, with a chart of the game they played last; for the actor alone. */
export const ownRatings = async (context: CommandContext): Promise<Reply> => {
  const { services, say, actor } = context;
  const { server } = actor;
  const rows = server === undefined ? [] : await services.stores.ratings.of(actor.user, server);
  const last = new Map(rows.map((each) => [each.game, each]));
  const words = [...[...last.values()].map((rating) => lineOf(context, rating)), say.ratings.about(KNOWN_BY)].join('\n');
  const back = row(button({ kind: 'me', part: 'record' }, say.statistics.showOwn));
  const newest = rows.at(-1);
  const course =
    newest === undefined
      ? []
      : rows
          .filter((each) => each.game === newest.game && isShown(each))
          .slice(-MOST)
          .map(pointsOf);
  const game = newest === undefined ? '' : say.game(newest.game).name;
  const file = course.length < LEAST || context.storedUser?.shape === 'none' ? undefined : await charted(context, game, course);
  if (file === undefined) return textReply(words, back);
  return { components: [gallery(file.name, say.ratings.course(game, course)), text(words), back], file };
};

/** A rating that is not certain enough is hidden, also from its person. */
const lineOf = ({ say }: CommandContext, rating: RatingRow): string =>
  say.ratings.line({
    game: say.game(rating.game).name,
    points: isShown(rating) ? pointsOf(rating) : undefined,
    matches: rating.matches,
    met: rating.met,
  });

const charted = async (
  { services, say, actor, storedUser }: CommandContext,
  game: string,
  course: readonly number[],
): Promise<PostFile | undefined> => {
  const place = actor.server === undefined ? {} : { place: { server: actor.server } };
  const theme = await themeOf(services, place, storedUser);
  const from = Math.floor((Math.min(...course) - 1) / 100) * 100;
  const parts = [{ title: say.ratings.chart(game), values: course.map((points) => [points]), from }];
  const picture = await services.reports?.renderChart({ names: [actor.name], theme, parts }).catch((error: unknown) => {
    const fault = error instanceof Error ? error.name : typeof error;
    services.log.error({ fault }, 'could not draw a chart; reply sent without it');
    return undefined;
  });
  return picture && { name: 'rating.jpg', data: picture.file };
};
