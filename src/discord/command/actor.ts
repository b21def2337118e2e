import type { BaseInteraction } from 'discord.js';
import type { User, UserId } from '#matches/index.ts';
import { storableText } from '../text/escapeMarkdown.ts';
import type { Services } from './services.ts';

/** The user who pressed or typed, and where. */
export interface Actor {
  readonly user: UserId;
  /** The name shown on this server; untrusted text. */
  readonly name: string;
  readonly locale: string;
  /** Absent in direct messages. */
  readonly server: string | undefined;
  /** The interaction's id. Its command runs only once, even if the interaction arrives several times. */
  readonly commandId: string;
}

type InteractionSource = Pick<BaseInteraction, 'id' | 'user' | 'member' | 'locale' | 'guildId'>;

export const actorOf = (interaction: InteractionSource): Actor => ({
  user: interaction.user.id,
  name: nameOf(interaction),
  locale: String(interaction.locale),
  server: interaction.guildId ?? undefined,
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
