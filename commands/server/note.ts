import { type Command, described, subcommand } from '#discord/command/command.ts';
import { MAX_NOTE_LENGTH, notePlayer } from '#discord/server/playerNotes.ts';

export default {
  data: subcommand('server note')
    .addUserOption((option) => described(option, 'server note.player').setRequired(true))
    .addStringOption((option) => described(option, 'server note.text').setMaxLength(MAX_NOTE_LENGTH))
    .addBooleanOption((option) => described(option, 'server note.clear')),
  execute: notePlayer,
} satisfies Command;
