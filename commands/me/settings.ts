import { SlashCommandSubcommandBuilder } from 'discord.js';
import { askerOf } from '#discord/asker.ts';
import { type Command, described } from '#discord/command.ts';
import { ownSettings, REMINDERS } from '#discord/meSettings.ts';
import { zonesCalled } from '#discord/meZones.ts';
import { sentencesOf } from '#i18n/index.ts';
import { DEFAULT_HOURS } from '#matches/index.ts';

const { me } = sentencesOf();
const reminders = Object.entries(REMINDERS).map(([value, hours]) => ({ name: me.reminders(hours), value }));
const themes = Object.entries(me.themes).map(([value, name]) => ({ name, value }));
const ways = Object.entries(me.noticesBy).map(([value, name]) => ({ name, value }));

export default {
  data: described(new SlashCommandSubcommandBuilder().setName('settings'), 'me settings')
    .addStringOption((option) => described(option.setName('zone'), 'me settings.zone').setAutocomplete(true))
    .addStringOption((option) => described(option.setName('quiet-from'), 'me settings.quiet-from'))
    .addStringOption((option) => described(option.setName('quiet-until'), 'me settings.quiet-until'))
    .addStringOption((option) => described(option.setName('remind'), 'me settings.remind').addChoices(...reminders))
    .addStringOption((option) => described(option.setName('notices'), 'me settings.notices').addChoices(...ways))
    .addStringOption((option) => described(option.setName('theme'), 'me settings.theme').addChoices(...themes)),

  execute: (call) => {
    const { options } = call.interaction;
    const typed = {
      timeZone: options.getString('zone'),
      quietFrom: options.getString('quiet-from'),
      quietUntil: options.getString('quiet-until'),
      remind: options.getString('remind'),
      noticesBy: options.getString('notices'),
      theme: options.getString('theme'),
    };
    const wish = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
    return ownSettings(call, askerOf(call.interaction), wish);
  },
  autocomplete: async ({ interaction, services, say }) => {
    const { timeZone } = (await services.stores.users.find(interaction.user.id))?.hours ?? DEFAULT_HOURS;
    return zonesCalled(say, interaction.options.getFocused(), timeZone, services.clock.now().getTime());
  },
} satisfies Command;
