/**
 * Returns a text with a capital first letter, for phrases that begin a line or follow others on it. Not for texts that begin with a
 * player’s name, which stays as it is.
 */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
