import { upsertUser } from '../command/actor.ts';
import type { SlashCommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { escapeMarkdown, storableText } from '../text/escapeMarkdown.ts';
import { whyNotModerator } from './serverPermissions.ts';

/** Maximum length of a note about a player, which is shown in a line of a lobby. */
export const MAX_NOTE_LENGTH = 100;

/** Shows, writes or deletes the moderators' note about a player, which they and everyone in a lobby with them see. */
export const notePlayer = async ({ interaction, services, say, actor }: SlashCommandContext): Promise<Reply> => {
  const { guildId: server, options } = interaction;
  const refused = await whyNotModerator(services, say, interaction);
  if (refused !== undefined || server === null) return refused ?? denied(say, 'serverOnly');
  const { id: user } = options.getUser('player', true);
  const text = storableText(options.getString('text') ?? '').trim();
  const mention = `<@${user}>`;
  const { playerNotes, moderation } = services.stores;
  const written = (await playerNotes.of([user], server)).get(user);
  // Who leaves out the text wants to read the note, not to lose it.
  if (text === '' && (written === undefined || options.getBoolean('clear') !== true))
    return textReply(
      written === undefined ? say.records.noteNone(mention) : say.records.noteSaved(mention, escapeMarkdown(written)),
    );
  const { id: by } = await upsertUser(services, actor);
  const at = services.clock.now();
  await playerNotes.save({ server, user, text, by, changedAt: at });
  await moderation.decide({ kind: 'note', server, at, by, about: user, reason: text });
  return textReply(text === '' ? say.records.noteDeleted(mention) : say.records.noteSaved(mention, escapeMarkdown(text)));
};
