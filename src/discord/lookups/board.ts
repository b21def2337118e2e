import { type APIButtonComponentWithCustomId, type APIMediaGalleryComponent, ComponentType } from 'discord.js';
import type { Detail } from '#i18n/index.ts';
import type { Match, MatchId, MatchPlace } from '#matches/index.ts';
import type { PictureRequest } from '#renderers/index.ts';
import type { AutocompleteChoices, CommandContext, MatchContext } from '../command/command.ts';
import { themeOf } from '../command/pictureTheme.ts';
import type { Services } from '../command/services.ts';
import { explainButtons } from '../components/buttons.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, buttonRows, type Reply, text, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { denied, refusedBy } from '../narration/refusalReply.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { labelName, plainName, type Seated, seatName, seatNames } from '../text/seatNames.ts';
import { truncate } from '../text/truncate.ts';
import { changesSinceLastRound } from './changesSinceRound.ts';
import { noteOn } from './notes.ts';

/** How to show a board: as text, or one part of it enlarged. */
export interface BoardOptions {
  readonly as?: 'picture' | 'text';
  /** As typed: the part's key in the game, or its name. */
  readonly detail?: string;
}

/** Returns the board, or one part of it, as the actor may see it: as a picture with a description, or as text only. */
export const boardReply = async (context: MatchContext, { as, detail }: BoardOptions = {}): Promise<Reply> => {
  const { say } = context;
  const { match, seat, view } = context.position;
  if (view === undefined) return refusedBy(say, 'matchNotStarted');
  const words = say.game(match.game);
  const part = detail === undefined ? undefined : partMeant(words.details(view, labelName(match)), detail);
  if (detail !== undefined && part === undefined) return denied(say, 'noSuchPart');
  const changes = part === undefined ? await changesSinceLastRound(context.services, match, seat ?? 'spectator') : [];
  const inWords = (): string =>
    (part && words.detailText(view, part.value, plainName(match))) ?? words.boardText(view, plainName(match), changes);
  if (as === 'text' || (as === undefined && context.storedUser?.shape === 'none')) return textReply(inWords());
  const shown = await drawnBoard(context, match, view, part === undefined ? { told: changes } : { detail: part.value });
  if (shown === undefined) return textReply(`${say.notices.noPicture(true)}\n${inWords()}`);
  const title = words.details(view, seatName(say, match)).find(({ value }) => value === part?.value)?.name ?? part?.name;
  const heading = title === undefined ? words.summary(view, seatName(say, match)) : `**${title}**`;
  const buttons =
    part === undefined
      ? [...explainButtons(say, match), ...shapeButtons(context, match, 'board')]
      : explainButtons(say, match, { kind: 'part' });
  return { components: [text(heading), shown.picture, ...buttonRows(buttons)], file: shown.file };
};

const hasTallPictures = ({ games }: Services, { game }: Pick<Match, 'game'>): boolean => games.find(game)?.tallPictures === true;

/** Returns the button that shows a picture of the actor's own in the other shape; none where a game has only one. */
export const shapeButtons = (
  { services, say, storedUser }: CommandContext,
  match: Match,
  of: IdOf<'shape'>['of'],
): readonly APIButtonComponentWithCustomId[] => {
  const { controls } = say.common;
  const to = storedUser?.shape === 'tall' ? 'wide' : 'tall';
  const label = to === 'tall' ? controls.tallPictures : controls.widePictures;
  return hasTallPictures(services, match) ? [button({ kind: 'shape', match: match.id, of, to }, label)] : [];
};

/** Returns the part with that value or name, ignoring case. */
const partMeant = (parts: readonly Detail[], typed: string): Detail | undefined => {
  const words = normalizeText(typed);
  return parts.find(({ value, name }) => value.toLowerCase() === words || normalizeText(name) === words);
};

/** Returns the parts of a board whose name or value begins with the typed text, then those that contain it, in the board's order. */
export const partChoices = ({ say, position: { match, view } }: MatchContext, typed: string): AutocompleteChoices => {
  const words = normalizeText(typed);
  const parts = view === undefined ? [] : say.game(match.game).details(view, labelName(match));
  const begins = parts.filter(({ name, value }) => [name, value].some((word) => normalizeText(word).startsWith(words)));
  const holds = parts.filter((part) => !begins.includes(part) && normalizeText(part.name).includes(words));
  return [...begins, ...holds].map(({ value, name }) => ({ name: truncate(name, 100), value }));
};

/** The subject of a picture: a match, or the table of a tutorial. */
export type PictureSubject = Seated &
  Pick<Match, 'game'> & { readonly id?: MatchId; readonly place?: Pick<MatchPlace, 'server'> };

type PictureDetails = Pick<PictureRequest, 'detail' | 'highlighted' | 'told'>;

/** Returns the picture of `drawnBoard`; `undefined` also for actors who want none. */
export const boardPicture: typeof drawnBoard = async (context, ...shown) =>
  context.storedUser?.shape === 'none' ? undefined : drawnBoard(context, ...shown);

/**
 * Returns the picture of a view in the actor's theme, its alternative text and its file; `undefined` where it cannot be drawn,
 * because people can look and move without it.
 */
const drawnBoard = async (
  { services, say, storedUser }: CommandContext,
  match: PictureSubject,
  view: unknown,
  more: PictureDetails = {},
): Promise<{ readonly picture: APIMediaGalleryComponent; readonly file: NonNullable<Reply['file']> } | undefined> => {
  const theme = await themeOf(services, match, storedUser);
  const { pictureWords } = say.game(match.game);
  const tall = storedUser?.shape === 'tall' && hasTallPictures(services, match) && { shape: 'tall' as const };
  const request = { game: match.game, view, names: seatNames(match), words: pictureWords, theme, ...tall, ...more };
  const painted = await services.render(request).catch((error: unknown) => {
    const fault = error instanceof Error ? error.name : typeof error;
    services.log.error({ match: match.id, fault }, 'could not draw a picture; reply sent without it');
  });
  if (painted === undefined) return undefined;
  const { name, file } = painted;
  const words = say.game(match.game);
  const ofPart = more.detail === undefined ? undefined : words.detailText(view, more.detail, labelName(match));
  const description = ofPart ?? words.altText(view, labelName(match), more.told);
  return {
    picture: { type: ComponentType.MediaGallery, items: [{ media: { url: `attachment://${name}` }, description }] },
    file: { name, data: file },
  };
};

/** Returns the actor's own hand, followed by their own note if there is one. */
export const cardReply = async (context: MatchContext): Promise<Reply> => {
  const { say } = context;
  const { match, seat, view } = context.position;
  if (seat === undefined) return denied(say, 'noGold');
  if (view === undefined) return refusedBy(say, 'matchNotStarted');
  const note = await noteOn(context);
  const card = `**${say.common.matchName(match.id)}** ${say.game(match.game).card(view, seat)}`;
  return note === undefined ? textReply(card) : { components: [text(truncate(card, TEXT_LIMIT - note.length)), text(note)] };
};
