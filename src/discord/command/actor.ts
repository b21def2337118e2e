import type { BaseInteraction } from 'discord.js';
import type { User } from '#matches/index.ts';
import { storableText } from '../text/escapeMarkdown.ts';
import type { Services } from './services.ts';

/** The user who pressed or typed, and where. */
export type Actor = Readonly<ReturnType<typeof actorOf>>;

type InteractionSource = Pick<BaseInteraction, 'id' | 'user' | 'member' | 'locale' | 'guildId'>;

export const actorOf = (interaction: InteractionSource) => ({
  user: interaction.user.id,
  /** The name shown on this server; untrusted text. */
  name: nameOf(interaction),
  locale: String(interaction.locale),
  /** Absent in direct messages. */
  server: interaction.guildId ?? undefined,
  /** The interaction's id. Its command runs only once, even if the interaction arrives several times. */
  commandId: interaction.id,
});

const nameOf = ({ member, user }: InteractionSource): string => {
  const shown = member !== null && 'displayName' in member ? member.displayName : (member?.nick ?? user.displayName);
  return storableText(String(shown));
};

/** Stores the actor's name and language for later messages. Returns the whole stored user. */
export const upsertUser = async ({ stores }: Services, { user, name, locale }: Actor): Promise<User> => {
  const known = await stores.users.find(user);
  return known?.name === name && known.locale === locale ? known : stores.users.change(user, { name, locale });
};
