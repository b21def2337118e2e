import type { MatchContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { storableText } from '../text/escapeMarkdown.ts';

/** Maximum length of a note, in Unicode code points. */
export const MAX_CHARACTERS = 1_000;

/** A change to a note; without either field the note is only shown. */
export interface NoteOptions {
  readonly text?: string | undefined;
  readonly clear?: boolean | undefined;
}

/** Returns the actor's own note on a match in words, for the actor only; `undefined` where there is none. */
export const noteOn = async ({ services, say, actor, position: { match } }: MatchContext): Promise<string | undefined> => {
  const note = await services.stores.notes.find(match.id, actor.user);
  return note === undefined ? undefined : say.common.note(match.id, note.text);
};

/** Shows, writes or deletes the actor's own note on a match. Empty text deletes it. */
export const noteReply = async (context: MatchContext, { text, clear = false }: NoteOptions): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const { notes } = services.stores;
  const { plain } = say.common;
  if (text === undefined && !clear) return textReply((await noteOn(context)) ?? plain.noNote);
  const written = storableText(text ?? '').trim();
  if (clear && written !== '') return denied(say, 'noteUnclear');
  if ([...written].length > MAX_CHARACTERS) return denied(say, 'noteTooLong', MAX_CHARACTERS);
  await notes.save({ match: position.match.id, user: actor.user, text: written, changedAt: services.clock.now() });
  return textReply(written === '' ? plain.noteRemoved : plain.noteKept);
};
