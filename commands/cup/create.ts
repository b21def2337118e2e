import { type Command, choiceIn, described, subcommand } from '#discord/command/command.ts';
import { beginCup } from '#discord/cups/cups.ts';
import { firstMenus } from '#discord/cups/setup.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';

/** The options and what they are by default, by the menus of the set-up that they choose in. */
const OPTIONS = {
  game: ['game', ''],
  seats: ['players', '4'],
  pace: ['pace', '48h'],
  days: ['days', '3'],
  format: ['format', ''],
} as const;

export default (games: GameRegistry, languages: readonly Sentences[]): Command => {
  const data = subcommand('cup create');
  for (const { part, values, label } of firstMenus(games)) {
    const choices = values.map((value) => choiceIn(languages, value, (say) => label(say, value)));
    const [name] = OPTIONS[part as keyof typeof OPTIONS];
    data.addStringOption((option) => described(option, `cup create.${name}`).addChoices(...choices));
  }
  const execute: Command['execute'] = (call) => {
    const { options } = call.interaction;
    const choices = Object.entries(OPTIONS).map(([part, [name, usual]]) => [part, options.getString(name) ?? usual]);
    return beginCup(call, Object.fromEntries(choices));
  };
  return { data, execute };
};
