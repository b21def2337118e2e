import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** An entry of a menu. */
export interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: APIMessageComponentEmoji | undefined;
}
