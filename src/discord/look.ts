import { type APIMediaGalleryComponent, ComponentType } from 'discord.js';
import type { Detail } from '#i18n/index.ts';
import type { Match, Position, UserId } from '#matches/index.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { type Answer, answer, text } from './answer.ts';
import { clip } from './clip.ts';
import type { Asking, Choices } from './command.ts';
import { labelName, seatName, seatNames } from './names.ts';
import { noteOn } from './notes.ts';
import { TEXT_LIMIT } from './post.ts';
import { sinceBoard } from './sinceBoard.ts';
import { themeOf } from './theme.ts';

/** How somebody wants to see a board: in words, or one part of it larger. */
export interface BoardWish {
  readonly as?: 'picture' | 'text';
  /** As typed: what the game calls the part, or its name. */
  readonly detail?: string;
}

/** The board as the asker may see it: as a picture with its words, or as words alone. */
export const boardAnswer = async (
  asking: Asking,
  { match, seat, view }: Position,
  user: UserId,
  { as, detail }: BoardWish = {},
): Promise<Answer> => {
  const { say } = asking;
  if (view === undefined) return answer(say.common.refusals.matchNotStarted({}, String));
  const words = say.game(match.game);
  if (detail === undefined || as === 'text') {
    const told = await sinceBoard(asking.services, match.id, seat ?? 'spectator');
    if (as === 'text') return answer(words.boardText(view, seatName(match), told));
    const { picture, file } = await boardPicture(asking, match, view, user, { told });
    return { components: [text(words.summary(view, seatName(match))), picture], file };
  }
  const part = partMeant(words.details(view, labelName(match)), detail);
  if (part === undefined) return answer(say.common.plain.noSuchPart);
  const title = words.details(view, seatName(match)).find(({ value }) => value === part.value)?.name ?? part.name;
  const { picture, file } = await boardPicture(asking, match, view, user, { detail: part.value });
  return { components: [text(`**${title}**`), picture], file };
};

/** The part of that value or name, whatever the case. */
const partMeant = (parts: readonly Detail[], typed: string): Detail | undefined => {
  const words = typed.trim().toLowerCase();
  return parts.find(({ value, name }) => value.toLowerCase() === words || name.toLowerCase() === words);
};

/** The parts of a board that begin with what is typed, then those that hold it elsewhere, in the order of the board. */
export const partChoices = ({ say }: Asking, { match, view }: Position, typed: string): Choices => {
  const words = typed.trim().toLowerCase();
  const parts = view === undefined ? [] : say.game(match.game).details(view, labelName(match));
  const begins = parts.filter(({ name }) => name.toLowerCase().startsWith(words));
  const holds = parts.filter((part) => !begins.includes(part) && part.name.toLowerCase().includes(words));
  return [...begins, ...holds].map(({ value, name }) => ({ name: clip(name, 100), value }));
};

/** The picture of a view as `user` has chosen to see pictures, with its words for those who do not see it, and the file it shows. */
export const boardPicture = async (
  { services, say }: Asking,
  match: Match,
  view: unknown,
  user: UserId,
  more: Pick<PictureRequest, 'detail' | 'lit' | 'told'> = {},
): Promise<{ readonly picture: APIMediaGalleryComponent; readonly file: NonNullable<Answer['file']> }> => {
  const theme = await themeOf(services, match, user);
  const { name, file } = await services.render({ game: match.game, view, names: seatNames(match), theme, ...more });
  const description = say.game(match.game).altText(view, labelName(match), more.told);
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
