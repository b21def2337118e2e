import { choice, described, topLevel } from '#discord/command/command.ts';
import { boardReply, partChoices } from '#discord/lookups/board.ts';
import { matchCommand, suggestInMatch } from '#discord/selection/onMatch.ts';

const FORMS = ['picture', 'text'] as const;
const CHOICES = FORMS.map((form) => choice(form, ({ table }) => table.boardForms[form]));

const data = topLevel('board')
  .addStringOption((option) => described(option, 'board.detail').setAutocomplete(true))
  .addStringOption((option) => described(option, 'board.as').addChoices(...CHOICES));

export default matchCommand(
  data,
  'own',
  (call) => {
    const { options } = call.interaction;
    const detail = options.getString('detail') ?? undefined;
    const as = FORMS.find((form) => form === options.getString('as'));
    return boardReply(call, { ...(as && { as }), ...(detail !== undefined && { detail }) });
  },
  { autocomplete: suggestInMatch('own', (suggestion, { value }) => partChoices(suggestion, value)) },
);
