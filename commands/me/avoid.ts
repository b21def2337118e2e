import { type Command, described, subcommand } from '#discord/command/command.ts';
import { changeAvoided } from '#discord/play/avoid.ts';

export default {
  data: subcommand('me avoid')
    .addUserOption((option) => described(option, 'me avoid.add'))
    .addUserOption((option) => described(option, 'me avoid.remove')),

  execute: (call) => {
    const { options } = call.interaction;
    return changeAvoided(call, { add: options.getUser('add')?.id, remove: options.getUser('remove')?.id });
  },
} satisfies Command;
