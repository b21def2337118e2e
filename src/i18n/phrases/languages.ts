/** A language of the bot. */
export interface LanguageFacts {
  /** Its code, which is stored with users, servers and matches. */
  readonly language: string;
  /** What it calls itself. */
  readonly name: string;
  /** The locales of Discord that it serves. Numbers and lists are written as in the first. */
  readonly discord: readonly [string, ...string[]];
}

/** Every language of the bot. The first is the default. A new one adds its line. */
export const LANGUAGE_FACTS = [
  { language: 'en', name: 'English', discord: ['en-GB', 'en-US'] },
  { language: 'es', name: 'Español', discord: ['es-ES', 'es-419'] },
  { language: 'fr', name: 'Français', discord: ['fr'] },
  { language: 'cs', name: 'Čeština', discord: ['cs'] },
  { language: 'de', name: 'Deutsch', discord: ['de'] },
] as const satisfies readonly LanguageFacts[];

export type Language = (typeof LANGUAGE_FACTS)[number]['language'];
