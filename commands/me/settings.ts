import { type Command, choice, described, languageChoices, subcommand } from '#discord/command/command.ts';
import { AS_DISCORD, ownSettings, REMINDERS } from '#discord/me/meSettings.ts';
import { matchingZones } from '#discord/me/meZones.ts';
import { DEFAULT_HOURS } from '#matches/index.ts';

const reminders = Object.entries(REMINDERS).map(([value, hours]) => choice(value, ({ me }) => me.reminders(hours)));
const themes = (['usual', 'dark', 'light'] as const).map((theme) => choice(theme, ({ me }) => me.themes[theme]));
const ways = (['usual', 'dm', 'mention', 'both'] as const).map((by) => choice(by, ({ me }) => me.noticesBy[by]));
const attacks = (['on', 'off'] as const).map((key) => choice(key, ({ me }) => me.attacks[key]));
const leaderboards = (['off', 'on'] as const).map((key) => choice(key, ({ me }) => me.leaderboards[key]));
const scopes = (['here', 'everywhere'] as const).map((key) => choice(key, ({ records }) => records.scopes[key]));
const asDiscord = choice(AS_DISCORD, ({ me }) => me.language(undefined));

export default {
  data: subcommand('me settings')
    .addStringOption((option) => described(option, 'me settings.zone').setAutocomplete(true))
    .addStringOption((option) => described(option, 'me settings.quiet-from'))
    .addStringOption((option) => described(option, 'me settings.quiet-until'))
    .addStringOption((option) => described(option, 'me settings.remind').addChoices(...reminders))
    .addStringOption((option) => described(option, 'me settings.notices').addChoices(...ways))
    .addStringOption((option) => described(option, 'me settings.attacks').addChoices(...attacks))
    .addStringOption((option) => described(option, 'me settings.leaderboards').addChoices(...leaderboards))
    .addStringOption((option) => described(option, 'me settings.record').addChoices(...scopes))
    .addStringOption((option) => described(option, 'me settings.theme').addChoices(...themes))
    .addStringOption((option) => described(option, 'me settings.language').addChoices(asDiscord, ...languageChoices)),

  execute: (call) => {
    const { options } = call.interaction;
    const typed = {
      timeZone: options.getString('zone'),
      quietFrom: options.getString('quiet-from'),
      quietUntil: options.getString('quiet-until'),
      remind: options.getString('remind'),
      noticesBy: options.getString('notices'),
      attacks: options.getString('attacks'),
      leaderboards: options.getString('leaderboards'),
      record: options.getString('record'),
      theme: options.getString('theme'),
      language: options.getString('language'),
    };
    const wish = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
    return ownSettings(call, wish);
  },
  autocomplete: async ({ interaction, services, say, storedUser }) => {
    const { timeZone } = storedUser?.hours ?? DEFAULT_HOURS;
    return matchingZones(say, interaction.options.getFocused(), timeZone, services.clock.now().getTime());
  },
} satisfies Command;
