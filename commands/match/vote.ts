import { choice, described, subcommand } from '#discord/command/command.ts';
import { motionOption, OPTIONS_OF, parseMotionPath, suggestMotion } from '#discord/decisions/motionOptions.ts';
import { callFromPanel, votePanel } from '#discord/decisions/votePanel.ts';
import { matchCommand } from '#discord/selection/onMatch.ts';
import type { Motion } from '#matches/index.ts';

const kinds = Object.keys(OPTIONS_OF).map((kind) => choice(kind, ({ table }) => table.motionKinds[kind as Motion['kind']]));

/** Returns the typed type of motion if it is valid; it is untrusted. */
const kindOf = (typed: string | null): Motion['kind'] | undefined =>
  typed !== null && Object.hasOwn(OPTIONS_OF, typed) ? (typed as Motion['kind']) : undefined;

const data = subcommand('match vote')
  .addStringOption((option) => described(option, 'match vote.motion').addChoices(...kinds))
  .addStringOption(motionOption('match vote.seat', false))
  .addStringOption(motionOption('match vote.time', false))
  .addStringOption(motionOption('match vote.to', false));

export default matchCommand(
  data,
  'own',
  (call) => {
    const kind = kindOf(call.interaction.options.getString('motion'));
    if (kind === undefined) return votePanel(call, []);
    const typed = parseMotionPath(call, call.position, kind);
    return typed.refused ?? callFromPanel(call, typed.path);
  },
  {
    autocomplete: (suggestion) => suggestMotion(suggestion, kindOf(suggestion.interaction.options.getString('motion')), 'player'),
  },
);
