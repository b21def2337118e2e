import { described, topLevel } from '#discord/command/command.ts';
import { MAX_CHARACTERS, noteReply } from '#discord/lookups/notes.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';

const data = topLevel('note')
  .addStringOption((option) => described(option, 'note.text').setMaxLength(MAX_CHARACTERS))
  .addBooleanOption((option) => described(option, 'note.clear'));

export default matchCommand(data, 'own', (call) => {
  const { options } = call.interaction;
  return noteReply(call, { text: options.getString('text') ?? undefined, clear: options.getBoolean('clear') ?? false });
});
