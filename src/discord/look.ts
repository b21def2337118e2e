import { type APIMediaGalleryComponent, ComponentType } from 'discord.js';
import type { Match, Position, UserId } from '#matches/index.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { type Answer, answer, text } from './answer.ts';
import { clip } from './clip.ts';
import type { Asking } from './command.ts';
import { labelName, seatName, seatNames } from './names.ts';
import { noteOn } from './notes.ts';
import { TEXT_LIMIT } from './post.ts';
import { themeOf } from './theme.ts';

/** The board as the asker may see it, as a picture with its words. */
export const boardAnswer = async (asking: Asking, { match, view }: Position, user: UserId): Promise<Answer> => {
  const { say } = asking;
  if (view === undefined) return answer(say.common.refusals.matchNotStarted({}, String));
  const { picture, file } = await boardPicture(asking, match, view, user);
  return { components: [text(say.game(match.game).summary(view, seatName(match))), picture], file };
};

/** The picture of a view as `user` has chosen to see pictures, with its words for those who do not see it, and the file it shows. */
export const boardPicture = async (
  { services, say }: Asking,
  match: Match,
  view: unknown,
  user: UserId,
  more: Pick<PictureRequest, 'detail' | 'lit'> = {},
): Promise<{ readonly picture: APIMediaGalleryComponent; readonly file: NonNullable<Answer['file']> }> => {
  const theme = await themeOf(services, match, user);
  const { name, file } = await services.render({ game: match.game, view, names: seatNames(match), theme, ...more });
  const description = say.game(match.game).altText(view, labelName(match));
  return {
    picture: { type: ComponentType.MediaGallery, items: [{ media: { url: `attachment://${name}` }, description }] },
    file: { name, data: file },
  };
};

/** What the asker's own seat holds, and below it the asker's own note, if there is one. */
export const cardAnswer = async (asking: Asking, { match, seat, view }: Position, user: UserId): Promise<Answer> => {
  const { say } = asking;
  if (seat === undefined) return answer(say.common.plain.noGold);
  if (view === undefined) return answer(say.common.refusals.matchNotStarted({}, String));
  const note = await noteOn(asking, match.id, user);
  const card = `**${say.common.matchName(match.id)}** ${say.game(match.game).card(view, seat)}`;
  return note === undefined ? answer(card) : { components: [text(clip(card, TEXT_LIMIT - note.length)), text(note)] };
};
