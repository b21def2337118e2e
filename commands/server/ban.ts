import { type Command, described, subcommand } from '#discord/command/command.ts';
import { decideBan } from '#discord/moderation/bans.ts';
import { MAX_REASON_LENGTH } from '#matches/index.ts';

/** A year: a ban ends by itself. */
const MAX_DAYS = 365;

export const ban: Command = {
  data: subcommand('server ban')
    .addUserOption((option) => described(option, 'server ban.user').setRequired(true))
    .addIntegerOption((option) => described(option, 'server ban.days').setRequired(true).setMinValue(1).setMaxValue(MAX_DAYS))
    .addStringOption((option) => described(option, 'server.reason').setRequired(true).setMaxLength(MAX_REASON_LENGTH)),
  execute: (call) => decideBan(call, 'ban'),
};

export const unban: Command = {
  data: subcommand('server unban')
    .addUserOption((option) => described(option, 'server unban.user').setRequired(true))
    .addStringOption((option) => described(option, 'server.reason').setRequired(true).setMaxLength(MAX_REASON_LENGTH)),
  execute: (call) => decideBan(call, 'unban'),
};
