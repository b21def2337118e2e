import type { MatchId, UserId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { keepable } from '../text/escapeMarkdown.ts';

/** Maximum length of a note, in characters as people count them. */
export const MAX_CHARACTERS = 1_000;

/** What to do with a note: without either field, show it. */
export interface NoteAsked {
  readonly text?: string | undefined;
  readonly clear?: boolean | undefined;
}

/** Returns a user's own note on a match in words, for that user only; `undefined` where there is none. */
export const noteOn = async ({ services, say }: CommandContext, match: MatchId, user: UserId): Promise<string | undefined> => {
  const note = await services.stores.notes.find(match, user);
  return note === undefined ? undefined : say.common.note(match, note.text);
};

/** Shows, writes or deletes the actor's own note on a match. Empty text deletes it. */
export const noteAnswer = async (
  context: CommandContext,
  match: MatchId,
  user: UserId,
  { text, clear = false }: NoteAsked,
): Promise<Reply> => {
  const { services, say } = context;
  const { notes } = services.stores;
  const { plain } = say.common;
  if (text === undefined && !clear) return textReply((await noteOn(context, match, user)) ?? plain.noNote);
  const written = keepable(text ?? '').trim();
  if (clear && written !== '') return denied(say, 'noteUnclear');
  if ([...written].length > MAX_CHARACTERS) return denied(say, 'noteTooLong', MAX_CHARACTERS);
  await notes.save({ match, user, text: written, changedAt: services.clock.now() });
  return textReply(written === '' ? plain.noteRemoved : plain.noteKept);
};
