import { type Command, described, subcommand } from '#discord/command/command.ts';
import { matchingDays, ownHolidays, parseDay } from '#discord/me/meHolidays.ts';
import { refusalWithHelp } from '#discord/narration/refusalReply.ts';
import { DEFAULT_HOURS, isDay } from '#matches/index.ts';

export default {
  data: subcommand('me holidays')
    .addStringOption((option) => described(option, 'me holidays.from').setAutocomplete(true))
    .addStringOption((option) => described(option, 'me holidays.until').setAutocomplete(true)),

  execute: async (call) => {
    const from = call.interaction.options.getString('from');
    const until = call.interaction.options.getString('until');
    if (from === null && until === null) return ownHolidays(call);
    if (from === null)
      return refusalWithHelp(
        call.say,
        'quietTime',
        call.say.common.missingOption(call.say.common.commandNames['me holidays.from'], [until ?? ''], 0),
      );
    return ownHolidays(call, { from: parseDay(from), until: parseDay(until ?? from) });
  },
  autocomplete: async ({ interaction, services, say, storedUser }) => {
    const { timeZone } = storedUser?.hours ?? DEFAULT_HOURS;
    const { name, value } = interaction.options.getFocused(true);
    const from = parseDay(interaction.options.getString('from') ?? '');
    const first = name === 'until' && isDay(from) ? from : '';
    return matchingDays(say, value, timeZone, services.clock.now().getTime(), first);
  },
} satisfies Command;
