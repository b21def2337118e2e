import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import type { User, UserId } from '#matches/index.ts';
import { keepable } from '../text/escapeMarkdown.ts';
import type { Services } from './services.ts';

/** Who pressed or typed, and where. */
export interface Actor {
  readonly user: UserId;
  /** As shown on this server; untrusted words. */
  readonly name: string;
  readonly locale: string;
  /** Absent in direct messages. */
  readonly server: string | undefined;
  /** Of the interaction: what it asks for happens once, however often it arrives. */
  readonly commandId: string;
}

export const actorOf = (interaction: ChatInputCommandInteraction | MessageComponentInteraction): Actor => ({
  user: interaction.user.id,
  name: nameOf(interaction),
  locale: String(interaction.locale),
  server: interaction.guildId ?? undefined,
  commandId: interaction.id,
});

const nameOf = ({ member, user }: ChatInputCommandInteraction | MessageComponentInteraction): string => {
  const shown = member !== null && 'displayName' in member ? member.displayName : (member?.nick ?? user.displayName);
  return keepable(String(shown));
};

/** Keeps the asker's name and language for what is sent later. Answers all that is kept of them. */
export const upsertUser = async ({ stores }: Services, { user, name, locale }: Actor): Promise<User> => {
  const known = await stores.users.find(user);
  return known?.name === name && known.locale === locale ? known : stores.users.change(user, { name, locale });
};
